import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';

/** Document with one operation that has all that a form fills in. */
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: 'https://api-test.example.com/shop' }],
  paths: {
    '/orders/{order_id}/lines': {
      post: {
        parameters: [
          { name: 'order_id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'count', in: 'query', schema: { type: 'integer', maximum: 100 }, example: 20 },
          { name: 'filter', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' }, example: 'abc' },
          { name: 'Authorization', in: 'header', schema: { type: 'string' } },
          { name: 'session', in: 'cookie', schema: { type: 'string' } },
          { name: 'old', in: 'query', deprecated: true, schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['sku'],
                properties: {
                  sku: { type: 'string', maxLength: 8 },
                  amount: { type: 'number' },
                  pieces: {
                    type: 'array',
                    items: { type: 'object', properties: { size: { type: 'integer' } } },
                  },
                },
              },
              example: { sku: 'TEAPOT', amount: 1.5 },
            },
          },
        },
        responses: { '200': { description: 'Added' }, '409': { description: 'Sold out' } },
      },
    },
  },
};

const BASIC: JsonObject = { basic: { type: 'http', scheme: 'basic' } };

/**
 * Document with one operation, `post /orders/{order_id}/lines`, and that operation.
 * @param securitySchemes Schemes of which each is enough.
 */
export function getProviderOperation(securitySchemes = BASIC): {
  api: ApiIndex;
  operation: Operation;
} {
  const security = Object.keys(securitySchemes).map((id) => ({ [id]: [] }));
  const api = indexApi({ ...DOCUMENT, security, components: { securitySchemes } });
  const operation = resolveOperation(api, 'post /orders/{order_id}/lines');
  if (!operation) throw new Error('The document lost its operation');
  return { api, operation };
}
