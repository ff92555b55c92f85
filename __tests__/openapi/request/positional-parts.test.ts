import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { getOperation, toApiOf } from '../core/support';

const TRACE: JsonObject = { 'X-Trace': { required: true, example: 't1' } };

function toApi(media: JsonObject): ApiIndex {
  const content = { 'multipart/mixed': media };
  return toApiOf({ '/a': { post: { requestBody: { required: true, content } } } });
}

function readBody(api: ApiIndex) {
  const schema = getOperation(api, 'post /a').requestBody?.content[0]?.schema;
  const told = (one: SchemaSource) => getSchemaNode(api, one).constraints.map(({ text }) => text);
  const { tuple, items } = getSchemaNode(api, schema ?? { value: true, pointer: '', openRefs: [] });
  return { tuple: tuple.map(told), items: items && told(items) };
}

function toParts(api: ApiIndex) {
  const { body } = buildRequest(api, getOperation(api, 'post /a'));
  return body?.kind === 'form' ? body.parts : undefined;
}

const TUPLE: Json = {
  type: 'array',
  prefixItems: [
    { type: 'object', example: { a: 1 } },
    { type: 'string', format: 'binary' },
  ],
  items: { type: 'string' },
};

test('each place of a tuple says how it is sent, and so does each further item', () => {
  const api = toApi({
    schema: TUPLE,
    prefixEncoding: [
      { contentType: 'application/json', headers: TRACE },
      { contentType: 'image/png' },
    ],
    itemEncoding: { contentType: 'text/plain', style: 'pipeDelimited' },
  });
  expect(readBody(api)).toEqual({
    tuple: [
      ['sent as application/json', 'with the header X-Trace (required)'],
      ['binary data', 'sent as image/png'],
    ],
    items: ['sent as text/plain', 'values separated by |'],
  });
  expect(toParts(api)).toEqual([
    {
      name: '',
      text: '{"a":1}',
      file: false,
      media: 'application/json',
      headers: [['X-Trace', 't1']],
    },
    { name: '', text: 'binary data', file: true, media: 'image/png' },
  ]);
});

test('the parts of a stream are sent as their items', () => {
  const api = toApi({
    itemSchema: { type: 'string', example: 'a' },
    itemEncoding: { contentType: 'text/csv', headers: TRACE },
  });
  expect(readBody(api)).toEqual({
    tuple: [],
    items: ['sent as text/csv', 'with the header X-Trace (required)'],
  });
  expect(toParts(api)).toEqual([
    { name: '', text: 'a', file: false, media: 'text/csv', headers: [['X-Trace', 't1']] },
  ]);
});

test('places that the schema does not tell apart are told apart by how they are sent', () => {
  const api = toApi({
    schema: { type: 'array', items: { type: 'string' } },
    prefixEncoding: [{ contentType: 'text/plain' }, { contentType: 'text/csv' }],
  });
  expect(readBody(api)).toEqual({
    tuple: [['sent as text/plain'], ['sent as text/csv']],
    items: [],
  });
});

test.each<[Json, Json]>([
  ['a', 1],
  [{ 0: { contentType: 'text/plain' } }, []],
  [[null, 7, [], { contentType: 7, headers: [] }], 'b'],
  [Array.from({ length: 20_000 }, () => ({ contentType: 'text/plain' })), null],
])('whatever stands in their place, the list is read', (prefixEncoding, itemEncoding) => {
  const api = toApi({ schema: TUPLE, prefixEncoding, itemEncoding });
  expect(readBody(api).tuple.length).toBeLessThanOrEqual(100);
  expect(toParts(api)).toHaveLength(2);
});
