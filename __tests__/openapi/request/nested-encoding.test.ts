import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getField, getOperation, toApiOf } from '../core/support';

const MIXED = 'multipart/mixed';

function toApi(media: JsonObject, name = 'multipart/form-data'): ApiIndex {
  return toApiOf({ '/a': { post: { requestBody: { content: { [name]: media } } } } });
}

function readBody(api: ApiIndex) {
  const operation = getOperation(api, 'post /a');
  const [media] = operation.requestBody?.content ?? [];
  if (media === undefined) throw new Error('no body');
  return { node: getSchemaNode(api, media.schema), problems: operation.problems };
}

const told = (api: ApiIndex, one: SchemaSource | undefined) =>
  one && getSchemaNode(api, one).constraints.map(({ text }) => text);

const PART: JsonObject = {
  type: 'object',
  properties: { a: { type: 'string' }, b: { type: 'string' } },
};
const LIST: JsonObject = {
  type: 'array',
  prefixItems: [{ type: 'string' }],
  items: { type: 'object' },
};

test('how the fields of a part are sent, that is a form itself, stands at each', () => {
  const api = toApi({
    schema: { type: 'object', properties: { part: PART } },
    encoding: {
      part: {
        contentType: MIXED,
        encoding: { a: { contentType: 'text/csv', headers: { 'X-A': {} } } },
      },
    },
  });
  const { node, problems } = readBody(api);
  const part = getSchemaNode(api, getField(node, 'part'));
  const facts = part.fields.map(({ constraints: own }) => own?.map(({ text }) => text));
  expect(facts).toEqual([['sent as text/csv', 'with the header X-A'], undefined]);
  expect(problems).toEqual([]);
});

test('so does how its items are sent, in parts of parts', () => {
  const inner = {
    prefixEncoding: [{ contentType: 'text/csv' }],
    itemEncoding: { contentType: 'text/xml' },
  };
  const api = toApi(
    {
      schema: { type: 'array', prefixItems: [LIST], items: { type: 'array', items: LIST } },
      prefixEncoding: [{ contentType: MIXED, ...inner }],
      itemEncoding: { contentType: MIXED, itemEncoding: { contentType: MIXED, ...inner } },
    },
    MIXED,
  );
  const { node } = readBody(api);
  const [place] = node.tuple;
  const first = place && getSchemaNode(api, place);
  expect([told(api, first?.tuple[0]), told(api, first?.items)]).toEqual([
    ['sent as text/csv'],
    ['sent as text/xml'],
  ]);
  const each = node.items && getSchemaNode(api, node.items);
  const deep = each?.items && getSchemaNode(api, each.items);
  expect([told(api, each?.items), told(api, deep?.tuple[0])]).toEqual([
    ['sent as multipart/mixed'],
    ['sent as text/csv'],
  ]);
});

test('a list under a name has it at each item, which is a part', () => {
  const api = toApi({
    schema: { type: 'object', properties: { parts: { type: 'array', items: PART } } },
    encoding: { parts: { contentType: MIXED, encoding: { a: { contentType: 'text/csv' } } } },
  });
  const list = getSchemaNode(api, getField(readBody(api).node, 'parts'));
  const item = list.items && getSchemaNode(api, list.items);
  expect(item?.fields[0]?.constraints?.map(({ text }) => text)).toEqual(['sent as text/csv']);
});

test.each<[string, JsonObject]>([
  ['encoding', { encoding: { a: { contentType: 'text/csv' } } }],
  ['prefixEncoding', { contentType: 'application/json', prefixEncoding: [{}] }],
  ['itemEncoding', { contentType: 'application/x-www-form-urlencoded', itemEncoding: {} }],
])('%s in a part that is no form of parts is told, and not shown', (key, part) => {
  const api = toApi({ schema: { type: 'object', properties: { part: PART } }, encoding: { part } });
  const { node, problems } = readBody(api);
  expect(problems.map(({ id, level, at }) => [id, level, at])).toEqual([
    [
      'encoding-unused',
      'warning',
      `#/paths/~1a/post/requestBody/content/multipart~1form-data/encoding/part/${key}`,
    ],
  ]);
  const inner = getSchemaNode(api, getField(node, 'part'));
  expect(inner.fields.map(({ constraints }) => constraints)).toEqual([undefined, undefined]);
});

test('headers of inner parts tell what is wrong with them', () => {
  const encoding = {
    part: { contentType: MIXED, encoding: { a: { headers: { H: { $ref: '#/gone' } } } } },
  };
  const { problems } = readBody(toApi({ schema: { properties: { part: PART } }, encoding }));
  expect(problems.map(({ id, at }) => [id, at])).toEqual([
    [
      'ref-not-found',
      '#/paths/~1a/post/requestBody/content/multipart~1form-data/encoding/part/encoding/a/headers/H',
    ],
  ]);
});

test('whatever stands there, and however deep, nothing throws', () => {
  let deep: Json = {};
  for (let level = 0; level < 10_000; level += 1)
    deep = { contentType: MIXED, encoding: { part: deep }, itemEncoding: deep };
  const odd: readonly Json[] = [
    deep,
    7,
    null,
    [],
    { contentType: 7, encoding: 'x' },
    { contentType: MIXED, encoding: [7], prefixEncoding: 'x', itemEncoding: 7 },
  ];
  for (const part of odd) {
    const api = toApi({ schema: { properties: { part: PART } }, encoding: { part } });
    const { node } = readBody(api);
    expect(getSchemaNode(api, getField(node, 'part')).fields).toHaveLength(2);
    buildRequest(api, getOperation(api, 'post /a'), { fields: 'all' });
  }
});
