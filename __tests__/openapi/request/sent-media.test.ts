import type { JsonObject } from '@/lib/openapi/core/types';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { printCurl } from '@/lib/openapi/request/print-curl';
import { getOperation, toApiOf } from '../core/support';

function toSent(media: string, content: JsonObject) {
  const requestBody = { content: { [media]: content } };
  const api = toApiOf({ '/x': { post: { requestBody } } });
  return buildRequest(api, getOperation(api, 'post /x'));
}

const RECORDS = { type: 'array', items: { properties: { a: { type: 'string' } } } };
const FILE = { type: 'string', format: 'binary' };

test.each<[string, JsonObject, object]>([
  [
    '*/*',
    { schema: RECORDS },
    { kind: 'json', media: 'application/json', value: [{ a: 'string' }] },
  ],
  ['application/*', { example: 'a' }, { kind: 'json', media: 'application/json', value: 'a' }],
  ['application/*+json', { example: { a: 1 } }, { kind: 'json', media: 'application/json' }],
  ['application/*+xml', { example: '<a/>' }, { media: 'application/xml', text: '<a/>' }],
  ['*/*', { example: 'a b' }, { kind: 'text', media: 'text/plain', text: 'a b' }],
  ['*/*', { example: '{"a":1}' }, { kind: 'json', media: 'application/json', value: { a: 1 } }],
  ['*/*', { example: '[1]', schema: { type: 'string' } }, { media: 'text/plain', text: '[1]' }],
  ['*/*; q=0.8', { schema: FILE }, { media: 'application/octet-stream', file: true }],
  ['application/*', { schema: FILE }, { media: 'application/octet-stream', file: true }],
  ['image/*', {}, { media: 'image/png', file: true }],
  ['audio/*', { schema: FILE }, { media: 'application/octet-stream', file: true }],
  ['text/*;charset=utf-8', { example: 'a' }, { kind: 'text', media: 'text/plain', text: 'a' }],
  ['multipart/*', { example: { a: 'b' } }, { kind: 'form', media: 'multipart/form-data' }],
  ['*', { example: { a: 1 } }, { kind: 'json', media: 'application/json' }],
  ['/*', { example: { a: 1 } }, { kind: 'text', media: 'application/octet-stream' }],
])('a body of the range %s with %j is sent as one of its media types', (media, content, body) => {
  expect(toSent(media, content).body).toMatchObject(body);
  expect(printCurl(toSent(media, content))).not.toContain('*');
});

test.each<[string, JsonObject, string]>([
  ['application/yaml', { schema: RECORDS }, '[{"a":"string"}]'],
  ['application/yaml', { example: [1, 'b'] }, '[1,"b"]'],
  ['text/x-yaml; charset=utf-8', { example: [1] }, '[1]'],
  ['application/vnd.oai.openapi+yaml', { example: 'a:\n  - b' }, 'a:\n  - b'],
  ['application/x.own', { example: [[1, 2], null] }, '[[1,2],null]'],
  ['text/csv', { example: ['a', 'b', null] }, 'a,b,null'],
  [
    'text/event-stream',
    { example: [{ data: [{ a: 1 }, { a: 2 }] }] },
    'data: [{"a":1},{"a":2}]\n\n',
  ],
])('a list in a body of %s (%j) is written so that it can be read', (media, content, text) => {
  expect(toSent(media, content).body).toEqual({ kind: 'text', media, text });
});
