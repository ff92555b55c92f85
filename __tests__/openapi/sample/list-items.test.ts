import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { resolveContent } from '@/lib/openapi/operation/resolve-content';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { readIn, toApiOf } from '../core/support';

const getFacts = (schema: Json) => readIn({}, schema).constraints.map(({ text }) => text);
const sample = (value: Json) =>
  buildSample(toApiOf({}), { value, pointer: '#', openRefs: [] }).value;

describe('items after a tuple', () => {
  test.each<[JsonObject]>([
    [{ prefixItems: [{ type: 'string' }, {}], items: false }],
    [{ items: [{ type: 'string' }, {}], additionalItems: false }],
  ])('there are none in %j', (schema) => {
    const node = readIn({}, schema);
    expect(node.tuple).toHaveLength(2);
    expect(node.items).toBeUndefined();
    expect(getFacts(schema)).toEqual(['no further items']);
    expect(node.type).toBe('array');
    expect(sample(schema)).toEqual(['string', {}]);
  });

  test.each<[JsonObject]>([
    [{ prefixItems: [{ type: 'string' }], items: { type: 'boolean' } }],
    [{ items: [{ type: 'string' }], additionalItems: { type: 'boolean' } }],
    [{ prefixItems: [{ type: 'string' }], unevaluatedItems: { type: 'boolean' } }],
  ])('have their schema in %j', (schema) => {
    const node = readIn({}, schema);
    expect(node.tuple).toHaveLength(1);
    expect(node.items?.value).toEqual({ type: 'boolean' });
    expect(node.type).toBe('array');
  });

  test('are told by nothing else: additionalItems means nothing without a tuple', () => {
    expect(readIn({}, { type: 'array', additionalItems: { type: 'boolean' } }).items).toBe(
      undefined,
    );
    expect(getFacts({ items: { type: 'string' }, additionalItems: false })).toEqual([]);
  });
});

test('unevaluatedItems are the items where nothing else is; false is a fact', () => {
  const schema = { unevaluatedItems: { type: 'integer' } };
  expect(readIn({}, schema).type).toBe('array of integer');
  expect(sample(schema)).toEqual([1]);
  expect(readIn({}, { items: { type: 'string' }, ...schema }).type).toBe('array of string');
  expect(getFacts({ type: 'array', unevaluatedItems: false })).toEqual(['no other items']);
  expect(readIn({}, { type: 'array', unevaluatedItems: false }).items).toBeUndefined();
});

describe('what is said of parts of a value', () => {
  const getWhen = (schema: Json) =>
    readIn({}, schema).variants.map(({ kind, label, schema: { value } }) => [kind, label, value]);

  test.each<Json>([
    { enum: ['admin', 'owner'] },
    { type: 'string', pattern: '^A' },
    { type: 'object', required: ['id'] },
    { type: 'integer', minimum: 5, description: 'Five at least.' },
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    { $ref: '#/components/schemas/A' },
  ])('some items are %j', (contains) => {
    expect(getWhen({ type: 'array', contains })).toEqual([
      ['when', 'Some items are like this', contains],
    ]);
  });

  test.each<Json>([{ type: 'string' }, { const: 5 }, true, {}, 5])(
    'of items that are %j a chip says all',
    (contains) => {
      expect(getWhen({ type: 'array', contains })).toEqual([]);
    },
  );

  test('each part of a schema may ask for items of its own', () => {
    const allOf = [{ contains: { minimum: 5 } }, { contains: { maximum: 2 } }];
    expect(getWhen({ allOf }).map(([, , value]) => value)).toEqual([
      { minimum: 5 },
      { maximum: 2 },
    ]);
  });

  test.each<Json>([
    { type: 'array', items: { type: 'object', properties: { a: {} } } },
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    { type: 'integer' },
  ])('a text holds %j', (contentSchema) => {
    expect(getWhen({ type: 'string', contentSchema })).toEqual([
      ['when', 'The text holds this', contentSchema],
    ]);
  });

  test('names of properties have words; without words their chips say all', () => {
    const propertyNames = { format: 'uuid', description: 'Ids.' };
    expect(getWhen({ propertyNames })).toEqual([
      ['when', 'Its names are like this', propertyNames],
    ]);
    expect(getWhen({ propertyNames: { format: 'uuid', maxLength: 36 } })).toEqual([]);
  });
});

test.each<[JsonObject, Json]>([
  [{ contains: { type: 'object', properties: { id: { type: 'integer' } } } }, [{ id: 1 }]],
  [{ contains: { type: 'integer', minimum: 5 }, minContains: 2 }, [5, 5]],
  [{ contains: { enum: ['admin', 'owner'] }, items: { type: 'string' } }, ['admin']],
  [{ contains: { minimum: 5 }, items: { type: 'integer' }, minItems: 2 }, [5, 1]],
  [{ contains: { minimum: 5 }, items: { type: 'integer' }, minContains: 0 }, [1]],
  [{ contains: { const: 5 }, minContains: 0 }, [5]],
  [{ contains: { const: 5 }, minContains: 1_000_000 }, Array.from({ length: 10 }, () => 5)],
  [{ contains: false }, []],
])('a sample of %j holds what it must: %j', (schema, value) => {
  expect(sample({ type: 'array', ...schema })).toEqual(value);
});

test('a stream is a list of its items; what is said of it as a whole holds, too', () => {
  const api = toApiOf({}, { Batch: { type: 'array', maxItems: 9, description: 'A batch.' } });
  const itemSchema = { type: 'object', properties: { d: { type: 'string' } } };
  const toMedia = (schema: Json) => {
    const content = { 'application/jsonl': { schema, itemSchema } };
    return resolveContent(api.document, content, { pointer: '#/test' }, [])[0]?.schema;
  };
  for (const schema of [{ type: 'array', maxItems: 9 }, { $ref: '#/components/schemas/Batch' }]) {
    const source = toMedia(schema) ?? { value: 0, pointer: '', openRefs: [] };
    const node = getSchemaNode(api, source);
    expect(node.kind).toBe('array');
    expect(node.constraints).toEqual([{ kind: 'items', text: 'up to 9 items' }]);
    expect(node.items && getSchemaNode(api, node.items).fields.map(({ name }) => name)).toEqual([
      'd',
    ]);
    expect(buildSample(api, source).value).toEqual([{ d: 'string' }]);
  }
});
