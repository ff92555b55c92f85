import { listLostOperations, listRawOperations } from '@/lib/kit/documents/count-operations';
import type { JsonObject } from '@/lib/openapi/core/types';
import { toApi } from '../../openapi/core/support';

const operation: JsonObject = { responses: {} };
const DOCUMENT: JsonObject = {
  openapi: '3.2.0',
  paths: {
    '/a': { get: operation, query: operation, parameters: [], summary: 'text' },
    '/b': { additionalOperations: { COPY: operation }, 'x-note': operation },
    '/c': { $ref: '#/components/pathItems/C', post: operation },
    'x-note': { get: operation },
  },
  webhooks: { paid: { post: operation }, '/a': { get: operation } },
  components: { pathItems: { C: { put: operation, post: operation } } },
};
const KEYS = [
  ...['get /a', 'query /a', 'copy /b', 'post /c', 'put /c'],
  ...['post paid (webhook)', 'get /a (webhook)'],
];

test('every method of each path and webhook is an operation', () => {
  expect(listRawOperations(DOCUMENT).map(({ key }) => key)).toEqual(KEYS);
});

test('an operation that the engine does not list is lost', () => {
  expect(listLostOperations(DOCUMENT, toApi(DOCUMENT))).toEqual([]);
  expect(listLostOperations(DOCUMENT, toApi({ ...DOCUMENT, webhooks: {} }))).toEqual(KEYS.slice(5));
});

test('one that the engine leaves out with a problem is not', () => {
  const get = { '/a': { get: operation, additionalOperations: { 'no method': operation } } };
  const document = { openapi: '3.2.0', paths: get };
  expect(listRawOperations(document)).toHaveLength(2);
  expect(listLostOperations(document, toApi(document))).toEqual([]);
});
