import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { buildRequest } from '@/lib/openapi/request/build-request';
import { getOperation, toApi, toIds } from '../core/support';

const SELF = 'https://api.example.com/v1/openapi.json';

/** Every kind of reference, each by the document's own address. */
const toDocument = (self: JsonObject, to: string): JsonObject => ({
  openapi: '3.2.0',
  ...self,
  paths: {
    '/a': { $ref: `${to}#/components/pathItems/A` },
    '/b': { get: { operationId: 'b' } },
  },
  components: {
    pathItems: {
      A: {
        post: {
          parameters: [{ $ref: `${to}#/components/parameters/P` }],
          requestBody: { $ref: `${to}#/components/requestBodies/B` },
          responses: { 200: { $ref: `${to}#/components/responses/R` } },
        },
      },
    },
    parameters: { P: { name: 'p', in: 'query', required: true, example: 'x y' } },
    requestBodies: {
      B: { content: { 'application/json': { schema: { $ref: `${to}#/components/schemas/S` } } } },
    },
    responses: {
      R: { description: 'Done', links: { next: { operationRef: `${to}#/paths/~1b/get` } } },
    },
    schemas: { S: { type: 'object', example: { a: 1 } } },
  },
});

test.each([
  ['its address', { $self: SELF }, SELF],
  ['its address without the host', { $self: SELF }, '/v1/openapi.json'],
  ['its name', { $self: SELF }, 'openapi.json'],
  ['its relative address', { $self: '/v1/openapi.json' }, 'openapi.json'],
])('references by %s lead into the document', (_, self, to) => {
  const api = toApi(toDocument(self, to));
  const operation = getOperation(api, 'post /a');
  expect(toIds([...api.problems, ...operation.problems])).toEqual([]);
  expect(operation.responses).toMatchObject([
    { status: '200', description: 'Done', links: [{ operation: { id: 'get /b' } }] },
  ]);
  expect(buildRequest(api, operation)).toMatchObject({
    url: 'https://api.example.com/a?p=x%20y',
    body: { value: { a: 1 } },
  });
});

test.each([
  ['another address', { $self: SELF }, 'https://api.example.com/v2/openapi.json'],
  ['a name, when it does not say its own', {}, 'openapi.json'],
  ['what is no address', { $self: 'http://[' }, 'http://['],
])('references by %s are never fetched', (_, self, to) => {
  const { problems, operations } = indexApi(toDocument(self, to));
  expect([...operations.keys()]).toEqual(['get /b']);
  expect(toIds(problems)).toContain('ref-remote');
});

test.each([
  ['its address', { $self: SELF }, SELF],
  ['its name', { $self: SELF }, 'openapi.json'],
  ['its fragment', {}, ''],
])('a security requirement may name a scheme by %s', (_, self, to) => {
  const api = toApi({
    openapi: '3.2.0',
    ...self,
    security: [{ [`${to}#/components/securitySchemes/k`]: [] }],
    paths: { '/a': { get: {} } },
    components: { securitySchemes: { k: { type: 'http', scheme: 'basic' } } },
  });
  const operation = getOperation(api, 'get /a');
  expect([operation.security, operation.problems]).toEqual([['HTTP Basic'], []]);
  expect(buildRequest(api, operation).keys).toMatchObject([{ in: 'basic' }]);
});
