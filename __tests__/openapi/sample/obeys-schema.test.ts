import type { MediaType } from '@/lib/openapi/core/operation-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { buildSample, type SampleOptions } from '@/lib/openapi/sample/build-sample';
import { buildMediaSample } from '@/lib/openapi/sample/media-sample';
import { toApi, toApiOf } from '../core/support';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text: JsonObject = { type: 'string' };
const number: JsonObject = { type: 'integer' };
const FIRST: SampleOptions = { direction: 'request', only: 'first-request' };
const ALL: SampleOptions = { direction: 'request', only: 'all' };

function sample(value: Json, options: SampleOptions = FIRST, schemas: JsonObject = {}) {
  return buildSample(toApiOf({}, schemas), { value, pointer: '#', openRefs: [] }, options);
}

describe('examples of several parts', () => {
  const Base: JsonObject = {
    type: 'object',
    required: ['amount', 'payee'],
    properties: { amount: number, payee: text, note: text },
    example: { amount: 900, payee: 'py_7' },
  };
  const own: JsonObject = {
    required: ['source', 'kind'],
    properties: { source: text, kind: text },
    example: { source: 'balance', amount: 5 },
  };
  const merged = { amount: 5, payee: 'py_7', source: 'balance', kind: 'string' };

  test.each<[string, JsonObject, Json]>([
    ['of allOf', { allOf: [ref('Base'), own] }, merged],
    ['beside allOf', { allOf: [ref('Base')], ...own }, merged],
    ['in a list', { type: 'array', items: { allOf: [ref('Base'), own] } }, [merged]],
    ['by reference', { properties: { a: { allOf: [ref('Base'), own] } } }, { a: merged }],
    [
      'with `examples`',
      {
        allOf: [
          ref('Base'),
          {
            required: ['source', 'kind'],
            properties: { source: text, kind: text },
            examples: [{ source: 'balance', amount: 5 }],
          },
        ],
      },
      merged,
    ],
    [
      'at any depth',
      {
        allOf: [
          {
            properties: { in: { required: ['y'], properties: { x: number, y: number } } },
            example: { in: { x: 1 } },
          },
          { example: { in: { y: 2 } } },
        ],
      },
      { in: { x: 1, y: 2 } },
    ],
  ])('are merged %s', (_, schema, value) => {
    expect(sample(schema, FIRST, { Base }).value).toEqual(value);
  });

  test('are completed by all fields', () => {
    expect(sample({ allOf: [ref('Base'), own] }, ALL, { Base }).value).toEqual({
      ...merged,
      note: 'string',
    });
  });

  test('beside a reference replace those of its target', () => {
    const Count = { ...number, example: 1 };
    const Limits = { properties: { a: number, b: number }, example: { a: 1, b: 1 } };
    const schemas = { Count, Limits };
    expect(sample({ ...ref('Count'), examples: [20] }, FIRST, schemas).value).toBe(20);
    expect(sample({ ...ref('Limits'), examples: [{ a: 2 }] }, FIRST, schemas).value).toEqual({
      a: 2,
    });
    const Counts = { ...number, examples: [1] };
    expect(sample({ ...ref('Counts'), example: 20 }, FIRST, { Counts }).value).toBe(20);
  });
});

test.each<[string, JsonObject, Json]>([
  ['its format', { type: 'string', format: 'date', example: '2001-04-05T00:00:00Z' }, '2026-01-15'],
  ['its pattern', { type: 'string', pattern: '^\\d{2}$', example: 'a' }, '12'],
  ['its length', { type: 'string', maxLength: 2, example: 'abc' }, 'st'],
  ['its enum', { type: 'string', enum: ['weekly'], example: 'year' }, 'weekly'],
  ['its type', { type: 'boolean', example: 'Mail was sent' }, true],
  ['its items', { type: 'array', items: text, example: 'Hello' }, ['Hello']],
  ['a single item', { type: 'array', items: { ...text, example: ['a@b.c'] } }, ['a@b.c']],
  [
    'its fields',
    {
      type: 'object',
      additionalProperties: false,
      required: ['a'],
      properties: { a: text },
      example: { B: 1 },
    },
    { a: 'string' },
  ],
  [
    'what it requires',
    { required: ['a'], properties: { a: text, b: text }, example: { b: 'x' } },
    { b: 'x', a: 'string' },
  ],
  [
    'what it requires and does not describe',
    { type: 'object', required: ['a'], example: {} },
    { a: 'string' },
  ],
  ['null', { properties: { a: text, b: text }, example: { a: 'x', b: null } }, { a: 'x' }],
  [
    'null of what is required',
    { required: ['b'], properties: { b: text }, example: { b: null } },
    { b: 'string' },
  ],
  ['null among values', { type: 'string', enum: [null, 'accepted'] }, 'accepted'],
  [
    'an enum that is meant for items',
    { type: 'array', enum: ['new', 'used'], items: text },
    ['new'],
  ],
  ['an earlier example', { type: 'string', maxLength: 1, examples: ['long', 'x'] }, 'x'],
])('what the schema refuses is no sample: %s', (_, schema, value) =>
  expect(sample(schema).value).toEqual(value),
);

test.each<[string, JsonObject, Json]>([
  [
    'a default that lacks what is required',
    {
      required: ['a'],
      properties: { a: { type: 'string', default: '', minLength: 1 } },
      default: {},
    },
    { a: 'string' },
  ],
  ['a default that is allowed', { type: 'string', default: '' }, ''],
  ['null, where the schema names it', { type: ['string', 'null'], examples: [null] }, null],
  ['null, where nothing says it is meant', { example: null }, {}],
  ['null as a default', { type: ['string', 'null'], default: null }, 'string'],
  [
    'an example that cannot be checked',
    { type: 'string', pattern: '^(?:a+)+$', example: 'b' },
    'b',
  ],
])('%s', (_, schema, value) => expect(sample(schema).value).toEqual(value));

describe('a form of a union', () => {
  test.each<[string, JsonObject, Json]>([
    [
      'requires what it does not describe',
      {
        oneOf: [
          { type: 'object', required: ['a', 'b'], properties: { a: text } },
          { type: 'object', required: ['c'] },
        ],
      },
      { a: 'string', b: 'string' },
    ],
    [
      'requires a field of its base',
      {
        required: ['n'],
        properties: { n: text, s: { enum: ['q', 'c'] }, o: { enum: ['p'] } },
        oneOf: [
          { required: ['s', 'o'], properties: { s: { enum: ['c'] } } },
          { properties: { s: { enum: ['q'] } } },
        ],
      },
      { n: 'string', s: 'c', o: 'p' },
    ],
    [
      'obeys what stands beside it',
      { items: text, oneOf: [{ type: 'array', items: {} }, text] },
      ['string'],
    ],
    [
      'obeys bounds beside it',
      { type: 'number', minimum: 5, anyOf: [{ maximum: 10 }, { multipleOf: 3 }] },
      5,
    ],
    [
      'is the one that alone fits',
      {
        oneOf: [
          { type: 'object', required: ['k', 'n'], properties: { k: text, n: text } },
          { type: 'object', required: ['k'], properties: { k: text, n: text } },
        ],
      },
      { k: 'string' },
    ],
  ])('%s', (_, schema, value) => expect(sample(schema).value).toEqual(value));
});

describe('all fields are as many as may stand together', () => {
  const properties = { a: number, card: text, bank: text };
  test.each<[string, JsonObject, Json]>([
    [
      'oneOf',
      { oneOf: [{ required: ['card'] }, { required: ['bank'] }] },
      { a: 1, card: 'string' },
    ],
    ['not', { not: { required: ['card', 'bank'] } }, { a: 1, card: 'string' }],
    [
      'anyOf with not',
      { anyOf: [{ not: { required: ['card'] } }, { not: { required: ['bank'] } }] },
      { a: 1, bank: 'string' },
    ],
    [
      'dependentSchemas',
      { dependentSchemas: { card: { properties: { bank: false } } } },
      { a: 1, card: 'string' },
    ],
    ['maxProperties', { maxProperties: 2 }, { a: 1, card: 'string' }],
  ])('%s', (_, schema, value) => {
    expect(sample({ type: 'object', properties, ...schema }, ALL).value).toEqual(value);
  });
});

test.each<[string, JsonObject, Json]>([
  [
    'additionalProperties',
    { type: 'object', required: ['a'], additionalProperties: number },
    { a: 1 },
  ],
  [
    'patternProperties',
    { type: 'object', required: ['x-a'], patternProperties: { '^x-': number } },
    { 'x-a': 1 },
  ],
  [
    'nothing, which is forbidden',
    { type: 'object', required: ['a'], properties: {}, additionalProperties: false },
    {},
  ],
  ['minProperties', { type: 'object', minProperties: 2 }, { key: 'string', key2: 'string' }],
  [
    'minProperties beside fields',
    { minProperties: 2, properties: { a: text } },
    { a: 'string', key: 'string' },
  ],
  ['items that nothing may be', { type: 'array', items: { not: {} } }, []],
])('an object or list holds what it must: %s', (_, schema, value) =>
  expect(sample(schema).value).toEqual(value),
);

test('what stands beside a reference holds from OpenAPI 3.1 on', () => {
  const schemas = { Payer: { properties: { name: text } } };
  const source = {
    value: { ...ref('Payer'), type: 'string', maxLength: 2 },
    pointer: '#',
    openRefs: [],
  };
  for (const version of [
    { openapi: '3.0.3', components: { schemas } },
    { swagger: '2.0', components: { schemas } },
  ]) {
    const api = toApi({ ...version, paths: {} });
    expect(buildSample(api, source).value).toEqual({ name: 'string' });
  }
});

describe('the example of a media type', () => {
  const media = (schema: JsonObject, name = 'application/json'): MediaType => ({
    name,
    schema: { value: schema, pointer: '#', openRefs: [] },
    examples: [],
  });
  const build = (schema: JsonObject, example: Json, name?: string) =>
    buildMediaSample(toApiOf({}), media(schema, name), example, FIRST);

  test.each<[string, JsonObject, Json, Json]>([
    [
      'a text that names a file',
      { type: 'object', properties: { a: number } },
      '/a.json',
      { a: 1 },
    ],
    [
      'types that are confused',
      { properties: { a: text, b: number } },
      { a: 256, b: '3' },
      { a: '256', b: 3 },
    ],
    [
      'what is only read',
      { properties: { a: text, b: { ...text, readOnly: true } } },
      { a: 'x', b: 'y' },
      { a: 'x' },
    ],
  ])('is fitted: %s', (_, schema, example, value) => {
    expect(build(schema, example)).toEqual({ value, truncated: [], isExampleRefused: true });
  });

  test.each<[string, JsonObject, Json, string]>([
    ['allowed', { properties: { a: text } }, { a: 'x', other: 1 }, 'application/json'],
    ['a text of another media type', { type: 'object' }, '<a/>', 'application/xml'],
    ['one item of a stream', { type: 'array' }, { a: 1 }, 'application/jsonl'],
  ])('stays as it is: %s', (_, schema, example, name) => {
    expect(build(schema, example, name)).toEqual({ value: example, truncated: [] });
  });
});

test('a number beyond its bounds stays, and says so: either may be wrong', () => {
  const properties = { a: { ...number, maximum: 5, example: 9 } };
  expect(sample({ properties })).toEqual({ value: { a: 9 }, truncated: [], refused: ['/a'] });
});

test('a value that obeys no rule that is known says so', () => {
  const properties = {
    a: { type: 'string', pattern: '(?=x)y' },
    b: { ...number, minimum: 2, maximum: 1 },
  };
  expect(sample({ properties }).refused).toEqual(['/a', '/b']);
});

test.each<[string, Json]>([
  ['allows nothing', false],
  ['is of two types', { type: 'object', allOf: [text] }],
  ['forbids the first item', { type: 'array', prefixItems: [false], minItems: 1 }],
  [
    'has a pattern beside a property',
    { properties: { 'x-a': {} }, patternProperties: { x: text } },
  ],
])('a sample of a schema that %s may not fit it, and says so', (_, schema) =>
  expect(sample(schema, {}).refused).toEqual(['']),
);

test('a documented list or object that is beyond its bounds says so', () => {
  const items = { type: 'array', default: 0, prefixItems: [{ ...number, exclusiveMinimum: 0 }] };
  const amount = { properties: { amount: { ...number, maximum: 5 } }, default: { amount: 9 } };
  const properties = { items, amount };
  expect(sample({ properties })).toMatchObject({
    value: { items: [0], amount: { amount: 9 } },
    refused: ['/items', '/amount'],
  });
});

describe('an example of a body', () => {
  test.each<Json>([false, 0, ''])('that is %j is fitted as any other', (example) => {
    const { value, refused } = sample({ type: 'object', required: ['a'] }, { example });
    expect([value, refused]).toEqual([{ a: 'string' }, undefined]);
  });

  test.each<Json>([false, 0, '', null])('that is %j stays where it is allowed', (example) => {
    expect(sample({}, { example })).toEqual({ value: example, truncated: [] });
  });

  test('that is a number beyond its bounds stays, and says so', () => {
    expect(sample({ ...number, minimum: 0 }, { example: -1 })).toMatchObject({
      value: -1,
      refused: [''],
    });
  });

  test('comes to an end where a choice is one of itself, or a list has itself', () => {
    const Choice = { oneOf: [ref('Choice'), number] };
    const List = { type: 'array', items: ref('List') };
    const schemas = { Choice, List };
    expect(sample(ref('Choice'), { example: [] }, schemas).value).toEqual([]);
    expect(sample(ref('List'), { example: [false] }, schemas).truncated).toHaveLength(1);
  });
});
