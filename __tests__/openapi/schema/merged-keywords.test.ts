import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { readIn, toApi, toApiOf } from '../core/support';

const getFacts = (schema: Json, schemas: JsonObject = {}) =>
  readIn(schemas, schema).constraints.map(({ text }) => text);
const getValues = (schema: Json) => readIn({}, schema).enum.map(({ value }) => value);
const sample = (value: Json) =>
  buildSample(toApiOf({}), { value, pointer: '#', openRefs: [] }).value;

test.each<[JsonObject, JsonObject, readonly string[]]>([
  [{ maxLength: 5 }, { maxLength: 10 }, ['up to 5 characters']],
  [{ minLength: 5 }, { minLength: 1 }, ['at least 5 characters']],
  [{ minItems: 2, maxItems: 3 }, { minItems: 1, maxItems: 9 }, ['2 to 3 items']],
  [{ maxProperties: 2 }, { maxProperties: 3 }, ['up to 2 properties']],
  [{ minimum: 5 }, { minimum: 1, maximum: 9 }, ['5 to 9']],
  [{ minimum: 5 }, { exclusiveMinimum: 5 }, ['more than 5']],
  [{ exclusiveMinimum: 4 }, { minimum: 5 }, ['at least 5']],
  [{ maximum: 9, exclusiveMaximum: true }, { maximum: 12 }, ['less than 9']],
  [{ maximum: 9 }, { maximum: 12, exclusiveMaximum: true }, ['at most 9']],
  [{ multipleOf: 2 }, { multipleOf: 5 }, ['a multiple of 2', 'a multiple of 5']],
  [{ pattern: '^a' }, { pattern: 'z$' }, ['begins with “a”', 'ends with “z”']],
  [{ pattern: '^a' }, { pattern: '^a' }, ['begins with “a”']],
  [{ uniqueItems: true }, { uniqueItems: false }, ['no item twice']],
  [{ additionalProperties: false }, { additionalProperties: true }, ['no other properties']],
  [
    { contains: { const: 'a' }, minContains: 2 },
    { contains: { const: 'b' } },
    ['at least 2 items are "a"', 'at least 1 item is "b"'],
  ],
  [
    { propertyNames: { maxLength: 5 } },
    { propertyNames: { pattern: '^a' } },
    ['names: begins with “a”', 'names: up to 5 characters'],
  ],
])('of %j and %j both hold', (one, other, facts) => {
  expect(getFacts({ allOf: [one, other] })).toEqual(facts);
  expect(getFacts({ allOf: [one], ...other })).toEqual(facts);
  const ref = { $ref: '#/components/schemas/One' };
  expect(getFacts({ ...ref, ...other }, { One: one })).toEqual(facts);
});

test('words and default are those that the schema says last, formats those of all', () => {
  const One = { title: 'One', description: 'First.', default: 1, format: 'int32', example: 1 };
  const other = { title: 'Two', description: 'Last.', default: 2, format: 'int64', example: 2 };
  expect(readIn({ One }, { $ref: '#/components/schemas/One', ...other })).toMatchObject({
    title: 'Two',
    description: 'Last.',
    default: 2,
    example: 2,
    constraints: [
      { kind: 'format', text: 'whole number', raw: 'int32' },
      { kind: 'format', text: 'whole number', raw: 'int64' },
    ],
  });
});

test('of several lists of values those that are in each are allowed, in the order of the first', () => {
  const first = { enum: ['a', 'b', 'c'] };
  expect(getValues({ allOf: [first, { enum: ['d', 'c', 'b'] }] })).toEqual(['b', 'c']);
  expect(sample({ allOf: [first, { enum: ['d', 'c', 'b'] }] })).toBe('b');
  expect(getValues({ allOf: [{ enum: [{ a: 1 }, 1] }, { enum: [{ a: 1 }] }] })).toEqual([{ a: 1 }]);
});

test('a constant beside a list of values is the only one; what it excludes is no default and no example', () => {
  const base = { enum: ['card', 'bank', 'cash'], default: 'bank', examples: ['cash', 'card'] };
  const node = readIn({}, { allOf: [base, { const: 'card' }] });
  expect(node).toMatchObject({ enum: [{ value: 'card' }], const: 'card', example: 'card' });
  expect(node).not.toHaveProperty('default');
  expect(node).not.toHaveProperty('examples');
  expect(readIn({}, { ...base, allOf: [{ const: 'card' }] })).not.toHaveProperty('default');
  expect(getValues({ allOf: [{ enum: ['pet'] }, { const: 'cat' }] })).toEqual(['cat']);
});

test.each<[JsonObject, JsonObject, Json | undefined]>([
  [{ enum: ['a', 'b'], default: 'a' }, { enum: ['b'] }, undefined],
  [{ enum: ['a', 'b'], default: 'b' }, { enum: ['b'] }, 'b'],
  [{ default: 'a' }, { const: 'b' }, undefined],
  [{ default: 1, enum: ['1', '2'] }, { const: '1' }, 1],
  [{ default: null }, { enum: ['a'], const: 'a' }, null],
  [{ description: '**Default:** a' }, { const: 'b' }, undefined],
  [{ enum: ['a', 'b'] }, { default: 'c' }, 'c'],
])('the default of %j and %j is %j', (one, other, value) => {
  expect(readIn({}, { allOf: [one, other] }).default).toBe(value);
});

test('a schema that is at odds with itself is shown as it is', () => {
  const schema = { enum: ['a', 'b'], const: 'c', default: 'd', example: 'e' };
  const told = { const: 'c', default: 'd', example: 'e' };
  expect(readIn({}, schema)).toMatchObject({ ...told, enum: [{ value: 'a' }, { value: 'b' }] });
});

test('values that are nested without end are compared all the same', () => {
  const deep = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));
  const schema = { allOf: [{ enum: [deep], default: deep }, { const: deep }] };
  expect(getValues(schema)).toHaveLength(1);
});

test.each<[Json, Json, string]>([
  ['integer', 'number', 'integer'],
  ['number', 'integer', 'integer'],
  ['string', ['string', 'null'], 'string'],
  [['string', 'null'], 'string', 'string'],
  [['string', 'integer', 'null'], ['null', 'number'], 'integer or null'],
  [['number', 'integer'], ['integer', 'number'], 'number or integer'],
  [['boolean', 'number'], ['integer', 'boolean'], 'boolean or integer'],
  ['string', 'object', 'object'],
  ['string', [], 'string'],
  [['string', 7], {}, 'string'],
])('of the types %j and %j what both allow is left: %s', (one, other, type) => {
  expect(readIn({}, { allOf: [{ type: one }, { type: other }] }).type).toBe(type);
  const One = { type: one };
  expect(readIn({ One }, { $ref: '#/components/schemas/One', type: other }).type).toBe(type);
});

test('a type that bounds stand beside is narrowed, not replaced', () => {
  const node = readIn({}, { allOf: [{ type: 'integer' }, { type: 'number', minimum: 3.5 }] });
  expect(node).toMatchObject({ type: 'integer', constraints: [{ text: 'at least 3.5' }] });
});

test.each(['deprecated', 'readOnly', 'writeOnly'] as const)(
  'what one part calls %s stays so, whatever another says',
  (key) => {
    const allOf = [{ [key]: true }, { [key]: false }];
    expect(readIn({}, { allOf })[key]).toBe(true);
    expect(readIn({}, { allOf: allOf.toReversed() })[key]).toBe(true);
    expect(readIn({}, { allOf: [{ [key]: false }, { [key]: 'yes' }] })[key]).toBe(false);
    const access = { deprecated: [], readOnly: ['read only'], writeOnly: ['write only'] };
    expect(getFacts({ allOf })).toEqual(access[key]);
  },
);

test('an heir that gives a property values of its own is believed', () => {
  expect(getValues({ allOf: [{ enum: ['pet'] }, { enum: ['cat'] }] })).toEqual(['cat']);
});

test('a value that is left keeps its meaning, which goes by its place in its own list', () => {
  const one = { enum: ['a', 'b', 'c'], 'x-enum-descriptions': ['first', 'second', 'third'] };
  const node = readIn({}, { allOf: [one, { enum: ['c', 'b'] }] });
  expect(node.enum).toEqual([
    { value: 'b', description: 'second' },
    { value: 'c', description: 'third' },
  ]);
});

test('properties by pattern are those of all parts; of one pattern all that they say holds', () => {
  const { patterns } = readIn(
    {},
    {
      allOf: [
        { patternProperties: { '^x': { type: 'string' }, '^y': { minLength: 2 } } },
        { patternProperties: { '^z': {}, '^y': { maxLength: 4 } } },
      ],
    },
  );
  expect(patterns.map(({ pattern }) => pattern)).toEqual(['^x', '^y', '^z']);
  const facts = getSchemaNode(
    toApiOf({}),
    patterns[1]?.schema ?? { value: 0, pointer: '', openRefs: [] },
  );
  expect(facts.constraints).toEqual([{ kind: 'length', text: '2 to 4 characters' }]);
});

test.each(['additionalProperties', 'items'])('%s of several parts all hold', (key) => {
  const toNode = (...parts: readonly Json[]) =>
    readIn({}, { allOf: parts.map((one) => ({ [key]: one })) });
  const { additional, items } = toNode({ type: 'string' }, true, { maxLength: 4 });
  const child = readIn({}, (additional ?? items)?.value ?? 0);
  expect(child).toMatchObject({ type: 'string', constraints: [{ text: 'up to 4 characters' }] });
  const never = toNode({ type: 'string' }, false, true);
  expect(never.additional).toBeUndefined();
  expect(never.items?.value ?? false).toBe(false);
});

test('a list in a named schema may be said again by a sibling without losing its name', () => {
  const schemas = {
    Page: { items: { $ref: '#/components/schemas/Sale' } },
    Sale: { type: 'object' },
  };
  const page = { $ref: '#/components/schemas/Page' };
  expect(readIn(schemas, { allOf: [page, { items: { type: 'object' } }] }).type).toBe(
    'array of Sale',
  );
});

test.each<[JsonObject, Json]>([
  [{ type: 'integer', allOf: [{ minimum: 7 }, { minimum: 3 }] }, 7],
  [{ type: 'integer', allOf: [{ minimum: 7 }, { multipleOf: 2 }, { multipleOf: 3 }] }, 12],
  [{ type: 'number', minimum: 0.5, allOf: [{ multipleOf: 0.1 }, { multipleOf: 0.3 }] }, 0.6],
  [{ type: 'string', allOf: [{ minLength: 8 }, { minLength: 3 }] }, 'stringxx'],
  [{ type: 'integer', minimum: 123456789012345 }, 123456789012345],
])('the sample of %j obeys all parts: %j', (schema, value) => {
  expect(sample(schema)).toBe(value);
});

test('a limit keeps every digit, however the document is written', () => {
  const read = (text: string) => {
    const api = toApi(`{"openapi":"3.1.0","paths":{},"components":{"schemas":{"A":${text}}}}`);
    const source = { value: { $ref: '#/components/schemas/A' }, pointer: '#', openRefs: [] };
    return getSchemaNode(api, source).constraints.map((fact) => fact.text);
  };
  expect(read('{"maximum":9007199254740993}')).toEqual(['at most 9007199254740993']);
  expect(read('{"maximum":9007199254740993,"default":9007199254740993}')).toEqual([
    'at most 9007199254740993',
  ]);
  expect(read('{"minimum":-9223372036854775808,"exclusiveMaximum":18446744073709551615}')).toEqual([
    'at least -9223372036854775808, less than 18446744073709551615',
  ]);
  expect(read('{"minLength":1,"maxLength":9223372036854775807}')).toEqual([
    '1 to 9223372036854775807 characters',
  ]);
  expect(read('{"exclusiveMaximum":9223372036854775808}')).toEqual([
    'less than 9223372036854775808',
  ]);
  expect(read('{"maximum":9223372036854775807}')).toEqual(['at most 9223372036854775807']);
  expect(read('{"minimum":-9223372036854775807,"maximum":9223372036854775806}')).toEqual([
    '-9223372036854775807 to 9223372036854775806',
  ]);
  expect(
    read('{"minimum":-18446744073709551615, "exclusiveMaximum":18446744073709551616}'),
  ).toEqual(['at least -18446744073709551615, less than 18446744073709551616']);
  expect(read('{"maximum":92233720368547758070}')).toEqual(['at most 92233720368547758070']);
  expect(read('{"exclusiveMinimum":9223372036854775807,"maximum":9223372036854775808}')).toEqual([
    'more than 9223372036854775807, at most 9223372036854775808',
  ]);
  expect(read('{"minimum":-9007199254740995,"maximum":999999999999999999}')).toEqual([
    '-9007199254740995 to 999999999999999999',
  ]);
});

test.each<Json>([null, 'x', {}, [], true])('limits that are %j are no limits', (odd) => {
  const keys = ['maxLength', 'minimum', 'exclusiveMaximum', 'multipleOf', 'minItems', 'pattern'];
  const schema = Object.fromEntries(
    keys.filter((key) => key !== 'pattern').map((key) => [key, odd]),
  );
  expect(getFacts({ allOf: [schema, { maxLength: 3 }] })).toEqual(['up to 3 characters']);
});
