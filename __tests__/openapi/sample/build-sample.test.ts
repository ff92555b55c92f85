import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample, type SampleOptions } from '@/lib/openapi/sample/build-sample';
import { toApiOf } from '../core/support';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function sample(value: Json | undefined, options?: SampleOptions, schemas: JsonObject = {}) {
  return buildSample(toApiOf({}, schemas), { value, pointer: '#', openRefs: [] }, options);
}

test.each<[Json | undefined, Json]>([
  [{ type: 'string', example: 'a', default: 'b', enum: ['c', 'b', 'a'] }, 'a'],
  [{ type: 'string', example: 'a', default: 'b', enum: ['c', 'b'] }, 'b'],
  [{ type: 'string', examples: ['x'], default: 'b' }, 'x'],
  [{ type: 'string', default: 'b', enum: ['c'] }, 'c'],
  [{ const: 'fixed' }, 'fixed'],
  [{ type: 'string', enum: ['c', 'd'] }, 'c'],
  [{ type: 'string', example: null }, 'string'],
  [{ type: 'null', const: null }, null],
  [{ type: 'string', example: 94105 }, '94105'],
  [{ type: 'number', example: '49.95' }, 49.95],
  [{ type: 'number', example: 'many' }, 1],
  [{ type: ['string', 'integer'], example: 5 }, 5],
  [{ type: 'string', format: 'email' }, 'jordan.lee@example.com'],
  [{ type: 'string', contentEncoding: 'base64' }, 'ZXhhbXBsZQ=='],
  [{ type: 'string', contentEncoding: 'BASE64URL', format: 'binary' }, 'ZXhhbXBsZQ=='],
  [{ type: 'string', contentEncoding: 'quoted-printable' }, 'string'],
  [{ type: 'string', minLength: 8 }, 'stringxx'],
  [{ type: 'string', maxLength: 3 }, 'str'],
  [{ type: 'integer' }, 1],
  [{ type: 'integer', minimum: 10 }, 10],
  [{ type: 'integer', exclusiveMinimum: 10 }, 11],
  [{ type: 'integer', maximum: -2 }, -2],
  [{ type: 'number', minimum: 5, exclusiveMinimum: true }, 5.01],
  [{ type: 'number', multipleOf: 0.25, minimum: 0.3 }, 0.5],
  [{ type: 'number', minimum: 0.06, multipleOf: 0.01 }, 0.06],
  [{ type: 'boolean' }, true],
  [{ type: 'null' }, null],
  [{ type: ['null', 'boolean'] }, true],
  [{ type: 'array', items: { type: 'integer' } }, [1]],
  [{ type: 'array', items: { type: 'integer' }, minItems: 2 }, [1, 1]],
  [{ type: 'array' }, []],
  [{ prefixItems: [{ type: 'integer' }, { type: 'boolean' }] }, [1, true]],
  [{ additionalProperties: { type: 'integer' } }, { key: 1 }],
  [{ propertyNames: { enum: ['eur'] }, additionalProperties: { type: 'integer' } }, { eur: 1 }],
  [{ type: 'object', additionalProperties: true }, {}],
  [{ type: 'array', items: { type: 'integer' }, contains: { const: 7 }, minItems: 2 }, [7, 1]],
  [{ type: 'array', contains: { enum: ['x'] } }, ['x']],
  [{ type: 'array', items: { type: 'string' }, contains: { type: 'string' } }, ['string']],
  [{ oneOf: [{ type: 'integer' }, { type: 'string' }] }, 1],
  [{ properties: { a: false, b: { type: 'boolean' } } }, { b: true }],
  [{}, {}],
  [{ type: 'number', format: 'int32', exclusiveMaximum: 0 }, -1],
  [undefined, {}],
])('the sample of %j is %j', (schema, value) =>
  expect(sample(schema)).toEqual({ value, truncated: [] }),
);

test.each([
  'date-time',
  'date',
  'time',
  'uuid',
  'email',
  'uri',
  'ipv4',
  'ipv6',
  'hostname',
  'byte',
  'duration',
])('the format %s has a plausible value', (format) =>
  expect(sample({ type: 'string', format }).value).not.toBe('string'),
);

const ACCESS = {
  properties: {
    id: { type: 'integer', readOnly: true },
    pin: { type: 'string', writeOnly: true },
    n: { type: 'integer' },
  },
};

test.each<[SampleOptions, readonly string[]]>([
  [{ direction: 'request' }, ['pin', 'n']],
  [{ direction: 'response' }, ['id', 'n']],
  [{}, ['id', 'pin', 'n']],
])('with %j a sample has the fields %j', (options, names) => {
  expect(Object.keys(sample(ACCESS, options).value ?? {})).toEqual(names);
});

test('a first request holds required and display fields, at every level that marks any', () => {
  const schema = {
    required: ['a', 'deep'],
    'x-display-fields': ['b'],
    properties: {
      a: { type: 'integer' },
      b: { type: 'integer' },
      c: { type: 'integer' },
      deep: { required: ['x'], properties: { x: { type: 'integer' }, y: { type: 'integer' } } },
    },
  };
  expect(sample(schema, { only: 'first-request' }).value).toEqual({ b: 1, a: 1, deep: { x: 1 } });
  expect(
    sample({ properties: { c: { type: 'integer' } } }, { only: 'first-request' }).value,
  ).toEqual({ c: 1 });
});

test('display fields of a list are those of its items', () => {
  const items = { properties: { a: { type: 'integer' }, b: { type: 'integer' } } };
  const source = {
    value: { type: 'array', items },
    pointer: '#',
    openRefs: [],
    displayFields: ['b'],
  };
  expect(buildSample(toApiOf({}), source, { only: 'first-request' }).value).toEqual([{ b: 1 }]);
});

describe('a plain sample, where nothing is marked,', () => {
  const integer: JsonObject = { type: 'integer' };
  const inside: JsonObject = { properties: { x: integer } };
  const plain = (schema: JsonObject) => sample(schema, { only: 'plain' }).value;

  test('holds no objects', () => {
    const properties: JsonObject = {
      amount: integer,
      parts: { items: { items: integer } },
      clear: { anyOf: [integer, { enum: [''] }] },
      customer: inside,
      cards: { items: inside },
      either: { oneOf: [inside, integer] },
      anything: {},
    };
    expect(plain({ properties })).toEqual({ amount: 1, parts: [[1]], clear: 1 });
  });

  test('holds what its fields require in turn', () => {
    const properties = { amount: integer, customer: inside };
    const schema = { properties, dependentRequired: { amount: ['customer'] } };
    expect(plain(schema)).toEqual({ amount: 1, customer: { x: 1 } });
  });

  test('holds all where there is nothing plain, or too little of it', () => {
    const properties = { amount: integer, customer: inside };
    expect(plain({ properties: { customer: inside } })).toEqual({ customer: { x: 1 } });
    expect(plain({ properties, minProperties: 2 })).toEqual({ amount: 1, customer: { x: 1 } });
  });

  test('holds what is marked where anything is', () => {
    const properties = { amount: integer, customer: inside };
    expect(plain({ properties, required: ['customer'] })).toEqual({ customer: { x: 1 } });
  });
});

test('a first request has what the first form of a union requires, and what its fields require in turn', () => {
  const integer: JsonObject = { type: 'integer' };
  const schema = {
    properties: { a: integer, b: integer, c: integer, d: integer },
    anyOf: [{ required: ['b'] }, { required: ['c'] }],
    dependentRequired: { b: ['d'], c: ['a'] },
  };
  expect(sample(schema, { only: 'first-request' }).value).toEqual({ b: 1, d: 1 });
  expect(sample(schema).value).toEqual({ a: 1, b: 1, c: 1, d: 1 });
});

test('a choice is marked by its discriminator', () => {
  const union = { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'pet' } };
  const schemas = {
    Cat: { properties: { pet: { type: 'string' }, lives: { type: 'integer' } } },
    Dog: {},
  };
  expect(sample(union, {}, schemas).value).toEqual({ pet: 'Cat', lives: 1 });
});

test('a base that its heirs refer to is marked by its name, or by one of its mapping', () => {
  const t = { type: 'string' };
  const toBase = (rest: JsonObject = {}) => ({
    required: ['t'],
    properties: { t },
    discriminator: { propertyName: 't', ...rest },
  });
  const schemas = {
    Base: toBase(),
    Sub: { allOf: [ref('Base'), { properties: { s: { type: 'integer' } } }] },
    Mapped: toBase({ mapping: { one: '#/components/schemas/Heir' } }),
    Heir: { allOf: [ref('Mapped')] },
    Fixed: { ...toBase(), properties: { t: { const: 'f' } } },
  };
  const told = Object.keys(schemas).map((name) => sample(ref(name), {}, schemas).value);
  expect(told).toEqual([{ t: 'Base' }, { t: 'Sub', s: 1 }, { t: 'one' }, { t: 'one' }, { t: 'f' }]);
});

test('a loop is cut, says where, and leaves the rest', () => {
  const schemas = {
    Node: {
      properties: {
        id: { type: 'integer' },
        next: ref('Node'),
        all: { type: 'array', items: ref('Node') },
      },
    },
  };
  expect(sample(ref('Node'), {}, schemas)).toEqual({
    value: { id: 1, all: [] },
    truncated: ['/next', '/all/0'],
  });
});

test('a choice that loops is passed over for one that does not', () => {
  const schemas = {
    Expr: {
      type: 'object',
      properties: { of: { oneOf: [ref('Expr'), ref('Word')] }, all: { oneOf: [ref('Expr')] } },
    },
    Word: { type: 'string' },
  };
  expect(sample(ref('Expr'), {}, schemas)).toEqual({
    value: { of: 'string' },
    truncated: ['/all'],
  });
});

/** Every schema leads to every other: without a budget the sample would have 12! places. */
const CLIQUE = Object.fromEntries(
  Array.from({ length: 12 }, (_, i) => [
    `C${i}`,
    {
      properties: Object.fromEntries(
        Array.from({ length: 12 }, (__, k) => [`c${k}`, ref(`C${k}`)]),
      ),
    },
  ]),
);

function countNodes(value: Json): number {
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + countNodes(one), 1)
    : 1;
}

test.each([50, 2000])('a budget of %i schemas is kept', (nodes) => {
  const { value, truncated } = sample(ref('C0'), { nodes }, CLIQUE);
  expect(countNodes(value)).toBeLessThanOrEqual(nodes);
  expect(truncated.length).toBeGreaterThan(0);
});

test('depth is kept: levels below are cut', () => {
  let schema: JsonObject = { type: 'integer' };
  for (let i = 0; i < 20; i += 1) schema = { properties: { a: schema } };
  expect(sample(schema, { depth: 2 })).toEqual({ value: { a: { a: {} } }, truncated: ['/a/a/a'] });
  expect(sample(schema).truncated).toEqual(['/a'.repeat(13)]);
});

test('a property named __proto__ is an ordinary key of the sample', () => {
  const schema: Json = JSON.parse('{"properties":{"__proto__":{"type":"integer"}}}');
  expect(JSON.stringify(sample(schema).value)).toBe('{"__proto__":1}');
});

describe('a text that holds JSON', () => {
  const held = (rest: JsonObject): JsonObject => ({
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { type: 'object', properties: { id: { type: 'integer' } } },
    ...rest,
  });
  const toText = (value: JsonObject, schemas: JsonObject = {}) =>
    buildSample(toApiOf({}, schemas), { value, pointer: '#/test', openRefs: [] }).value;

  test.each<[string, JsonObject, string]>([
    ['is what its schema describes', {}, '{"id":1}'],
    ['of another JSON type, too', { contentMediaType: 'application/problem+json' }, '{"id":1}'],
    ['of a list', { contentSchema: { type: 'array', items: { const: 'a' } } }, '["a"]'],
    ['is its own example', { example: '{}' }, '{}'],
    ['is made up where it may not be as long', { maxLength: 7 }, 'string'],
    ['is made up where it is encoded', { contentEncoding: 'base64' }, 'ZXhhbXBsZQ=='],
    ['is made up where it is no JSON', { contentMediaType: 'text/csv' }, 'string'],
    ['is made up where nothing can stand in it', { contentSchema: false }, 'string'],
  ])('%s', (_, rest, text) => {
    expect(toText(held(rest))).toBe(text);
  });

  test('ends where it would hold itself', () => {
    const Loop = held({
      contentSchema: { properties: { again: { $ref: '#/components/schemas/Loop' } } },
    });
    const value = { $ref: '#/components/schemas/Loop' };
    expect(toText(value, { Loop })).toBe('{}');
  });
});
