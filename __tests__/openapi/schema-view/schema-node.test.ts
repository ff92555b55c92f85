import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getChildren, getField, readIn, toApiOf, toIds } from '../core/support';

const SCHEMAS: JsonObject = {
  Name: { type: 'string', description: 'A name', maxLength: 40 },
  Node: {
    type: 'object',
    properties: { id: { type: 'integer' }, next: { $ref: '#/components/schemas/Node' } },
  },
  Base: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, kind: { type: 'string' } },
    description: 'base',
  },
  Child: {
    allOf: [
      { $ref: '#/components/schemas/Base' },
      { properties: { more: { type: 'boolean' }, kind: { enum: ['child'] } }, required: ['more'] },
    ],
  },
  Wrap: {
    type: 'object',
    properties: { inner: { allOf: [{ $ref: '#/components/schemas/Wrap' }], description: 'in' } },
  },
  Alias: { $ref: '#/components/schemas/Name' },
  Loop: { $ref: '#/components/schemas/Pool' },
  Pool: { $ref: '#/components/schemas/Loop' },
  Tight: { allOf: [{ $ref: '#/components/schemas/Tight' }], type: 'string' },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each<[Json | undefined, string, string]>([
  [{ type: 'string' }, 'scalar', 'string'],
  [{ type: 'string', nullable: true }, 'scalar', 'string or null'],
  [{ type: ['null', 'integer'] }, 'scalar', 'integer or null'],
  [{ type: 'integer', 'x-nullable': true }, 'scalar', 'integer or null'],
  [{ anyOf: [ref('Name'), { type: 'null' }] }, 'scalar', 'string or null'],
  [{ type: ['string', 'number'] }, 'scalar', 'string or number'],
  [{ const: 5 }, 'scalar', 'integer'],
  [{ enum: ['a', 'b'] }, 'scalar', 'string'],
  [{ enum: ['a', 1] }, 'scalar', 'enum'],
  [{ enum: [] }, 'any', 'enum'],
  [{ type: 'array', items: ref('Name') }, 'array', 'array of Name'],
  [{ items: { type: 'array', items: { type: 'integer' } } }, 'array', 'array of array of integer'],
  [{ type: 'array' }, 'array', 'array'],
  [{ prefixItems: [{}] }, 'array', 'array'],
  [{ properties: {} }, 'object', 'object'],
  [ref('Child'), 'object', 'object'],
  [{ additionalProperties: { type: 'string' } }, 'object', 'map of string'],
  [{ type: 'object', additionalProperties: ref('Node') }, 'object', 'map of Node'],
  [{ oneOf: [ref('Name'), { type: 'integer' }] }, 'union', 'one of Name, integer'],
  [{ type: 'object', anyOf: [{}, {}, {}, {}, {}] }, 'union', 'one of 5'],
  [{ oneOf: [ref('Node'), ref('Base')], properties: { a: {} } }, 'object', 'object'],
  [{ nullable: true, oneOf: [ref('Node'), ref('Base')] }, 'union', 'one of Node, Base or null'],
  [{ type: ['object', 'null'], oneOf: [ref('Node'), {}] }, 'union', 'one of Node, any or null'],
  [{ oneOf: [ref('Node'), {}, { type: 'null' }] }, 'union', 'one of Node, any, null'],
  [
    { nullable: true, anyOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }] },
    'union',
    'string or null',
  ],
  [
    { type: 'array', nullable: true, items: { type: 'string', nullable: true } },
    'array',
    'array of (string or null) or null',
  ],
  [{ type: ['array', 'null'], items: { type: 'string' } }, 'array', 'array of string or null'],
  [
    { nullable: true, additionalProperties: { oneOf: [{ type: 'string' }, { type: 'integer' }] } },
    'object',
    'map of (one of string, integer) or null',
  ],
  [
    {
      type: ['array', 'null'],
      items: { items: { oneOf: [{ type: 'string' }, { type: 'integer' }] } },
    },
    'array',
    'array of (array of one of string, integer) or null',
  ],
  [
    { oneOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, ref('Node')] },
    'union',
    'one of (one of string, integer), Node',
  ],
  [
    { nullable: true, oneOf: [{ items: { type: ['string', 'null'] } }, ref('Node')] },
    'union',
    'one of array of (string or null), Node or null',
  ],
  [
    { nullable: true, oneOf: [{ items: { type: 'null' } }, ref('Node')] },
    'union',
    'one of array of null, Node or null',
  ],
  [
    { nullable: true, oneOf: [{ type: ['string', 'null'] }, ref('Node')] },
    'union',
    'one of string or null, Node',
  ],
  [
    { nullable: true, oneOf: [{ nullable: true, oneOf: [ref('Base'), {}] }, ref('Node')] },
    'union',
    'one of (one of Base, any or null), Node',
  ],
  [
    { nullable: true, oneOf: [{ oneOf: [{ type: 'null' }, ref('Base'), {}] }, ref('Node')] },
    'union',
    'one of (one of null, Base, any), Node',
  ],
  [
    { nullable: true, oneOf: [{ const: null }, ref('Base'), {}] },
    'union',
    'one of null, Base, any',
  ],
  [
    { nullable: true, type: 'object', oneOf: [{}, ref('Base')], anyOf: [{}, ref('Node')] },
    'union',
    'object or null',
  ],
  [{ items: { anyOf: [ref('Node'), { type: 'null' }] } }, 'array', 'array of (Node or null)'],
  [
    { nullable: true, oneOf: [{ anyOf: [ref('Node'), { type: 'null' }] }, {}] },
    'union',
    'one of Node or null, any',
  ],
  [{}, 'any', 'any'],
  [true, 'any', 'any'],
  [undefined, 'any', 'any'],
  [false, 'never', 'never'],
  [{ allOf: [false] }, 'never', 'never'],
])('%j reads as %s: %s', (value, kind, type) => {
  const node = getSchemaNode(toApiOf({}, SCHEMAS), { value, pointer: '#', openRefs: [] });
  expect(node).toMatchObject({ kind, type, problems: [] });
});

test('a reference is followed, its name kept, and what stands beside it wins', () => {
  const node = readIn(SCHEMAS, { ...ref('Alias'), description: 'The payer', deprecated: true });
  expect(node).toMatchObject({
    ref: 'Alias',
    type: 'string',
    description: 'The payer',
    deprecated: true,
    constraints: [{ text: 'up to 40 characters' }],
  });
});

test('a property without a value is null where the document says so', () => {
  expect(readIn({}, { type: ['string', 'null'], default: null, example: null })).toMatchObject({
    default: null,
    example: null,
  });
  const node = readIn({}, { type: 'string' });
  for (const key of ['default', 'example', 'const', 'ref', 'items', 'additional'])
    expect(node).not.toHaveProperty(key);
});

test.each<[JsonObject, Json]>([
  [{ example: 1, examples: [2] }, 1],
  [{ examples: [2, 3] }, 2],
  [{ examples: { a: { value: 4 } } }, 4],
])('the example of %j is %j', (schema, example) =>
  expect(readIn({}, schema).example).toBe(example),
);

test('allOf is merged: fields of the base first, requirements joined, a shared field obeys both', () => {
  const node = readIn(SCHEMAS, ref('Child'));
  expect(node).toMatchObject({ ref: 'Child', description: 'base' });
  expect(node.fields.map((field) => [field.name, field.required])).toEqual([
    ['id', true],
    ['more', true],
    ['kind', false],
  ]);
  expect(getSchemaNode(toApiOf({}, SCHEMAS), getField(node, 'kind'))).toMatchObject({
    type: 'string',
    enum: [{ value: 'child' }],
  });
});

test('a wrapper of one reference carries its name', () => {
  expect(readIn(SCHEMAS, { allOf: [ref('Name')], description: 'own' })).toMatchObject({
    ref: 'Name',
    description: 'own',
  });
  expect(readIn(SCHEMAS, { allOf: [ref('Base')], properties: { x: {} } })).not.toHaveProperty(
    'ref',
  );
});

test.each(['Node', 'Wrap'])('the loop in %s ends where the reference is open', (name) => {
  const api = toApiOf({}, SCHEMAS);
  const node = getSchemaNode(api, { value: ref(name), pointer: '#', openRefs: [] });
  expect(node.cyclic).toBe(false);
  const again = getSchemaNode(api, getField(node, name === 'Node' ? 'next' : 'inner'));
  expect(again).toMatchObject({ cyclic: true, ref: name, fields: [], problems: [] });
});

test.each(['Loop', 'Tight'])('the reference loop %s is a problem, not a hang', (name) => {
  expect(toIds(readIn(SCHEMAS, ref(name)).problems)).toEqual(['ref-loop']);
});

test('a reference to nothing leaves the rest readable', () => {
  const node = readIn({}, { ...ref('None'), description: 'still here' });
  expect(node).toMatchObject({
    description: 'still here',
    problems: [{ id: 'ref-not-found', at: '#/test' }],
  });
});

test('patterns, tuples and other properties are children', () => {
  const node = readIn(
    {},
    {
      patternProperties: { '^x-': { type: 'string' } },
      prefixItems: [{ type: 'string' }, { type: 'integer' }],
      items: false,
      additionalProperties: true,
    },
  );
  expect(node.patterns).toMatchObject([
    { pattern: '^x-', schema: { pointer: '#/test/patternProperties/^x-' } },
  ]);
  expect(node.tuple.map((one) => one.pointer)).toEqual([
    '#/test/prefixItems/0',
    '#/test/prefixItems/1',
  ]);
  expect(node.items).toBeUndefined();
  expect(node.additional?.value).toBe(true);
  expect(readIn({}, { items: [{ type: 'string' }] })).toMatchObject({
    tuple: [{ value: { type: 'string' } }],
  });
});

test('children know where they stand and what is open', () => {
  const node = readIn(SCHEMAS, ref('Node'));
  expect(getField(node, 'id')).toEqual({
    value: { type: 'integer' },
    pointer: '#/components/schemas/Node/properties/id',
    openRefs: ['#/components/schemas/Node'],
    scope: ['#/test', '#/components/schemas/Node'],
  });
});

test.each<[JsonObject, readonly string[]]>([
  [{ 'x-display-fields': ['c', 'b'] }, ['c', 'b', 'a', 'd']],
  [{ 'x-display-fields': ' d ,c' }, ['d', 'c', 'a', 'b']],
  [{ 'x-display-fields': ['gone', 7] }, ['a', 'b', 'c', 'd']],
  [{ 'x-display-fields': 12 }, ['a', 'b', 'c', 'd']],
])('with %j the fields read %j', (extension, names) => {
  const schema = { properties: { d: {}, c: {}, b: {}, a: {} }, required: ['a'], ...extension };
  const ordered = readIn({}, { ...schema, properties: { a: {}, b: {}, c: {}, d: {} } });
  expect(ordered.fields.map((field) => field.name)).toEqual(names);
});

test('display fields of a request body stand before those of its schema, also in its choices', () => {
  const api = toApiOf(
    {},
    { A: { properties: { x: {}, y: {}, z: {} }, 'x-display-fields': ['z'] } },
  );
  const source = { pointer: '#', openRefs: [], displayFields: ['y'] };
  const node = getSchemaNode(api, { ...source, value: ref('A') });
  expect(node.fields.map((field) => [field.name, field.display])).toEqual([
    ['y', true],
    ['z', true],
    ['x', false],
  ]);
  const union = getSchemaNode(api, { ...source, value: { oneOf: [ref('A'), { type: 'string' }] } });
  expect(union.variants[0]?.schema.displayFields).toEqual(['y']);
  const list = getSchemaNode(api, { ...source, value: { type: 'array', items: ref('A') } });
  expect(list.items?.displayFields).toEqual(['y']);
});

test('keys named __proto__ and constructor are ordinary properties', () => {
  const schema: JsonObject = JSON.parse(
    '{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"integer"}},"required":["__proto__"]}',
  );
  expect(readIn({}, schema).fields.map((field) => [field.name, field.required])).toEqual([
    ['__proto__', true],
    ['constructor', false],
  ]);
  expect(readIn({}, { type: 'object' })).toMatchObject({ fields: [], enum: [], description: '' });
});

test.each<[Json, readonly string[]]>([
  [7, ['not-a-schema']],
  ['text', ['not-a-schema']],
  [[], ['not-a-schema']],
  [{ properties: 5 }, ['not-an-object']],
  [{ properties: { a: {} }, required: 5 }, ['not-a-list']],
  [{ properties: { a: {} }, required: ['b', 4] }, []],
  [{ properties: { a: {} }, required: true }, []],
  [{ enum: 'a' }, ['not-a-list']],
  [{ oneOf: {} }, ['not-a-list']],
  [{ allOf: 3, type: 'string' }, ['not-a-list']],
  [{ allOf: [4, { type: 'string' }] }, ['not-a-schema']],
  [
    { type: 9, minLength: 'x', pattern: 3, title: [], items: 4 },
    ['keyword-shape', 'keyword-shape', 'keyword-shape', 'keyword-shape'],
  ],
])('%j is read with the problems %j', (value, ids) => {
  expect(toIds(readIn({}, value).problems)).toEqual(ids);
});

test.each(['properties', 'allOf', 'items', 'oneOf', 'not'])(
  '%s nested ten thousand deep is read level by level',
  (key) => {
    let value: JsonObject = { type: 'string' };
    for (let i = 0; i < 10_000; i += 1) {
      value = {
        [key]:
          key === 'properties' ? { a: value } : key === 'items' || key === 'not' ? value : [value],
      };
    }
    const api = toApiOf({}, {});
    let source = { value: value as Json, pointer: '#', openRefs: [] as readonly string[] };
    for (let level = 0; level < 5; level += 1) {
      const [next] = getChildren(getSchemaNode(api, source));
      if (next === undefined) break;
      source = { ...next, value: next.value ?? null };
    }
    expect(getSchemaNode(api, source).kind).toMatch(/object|array|any|union|scalar/);
  },
);
