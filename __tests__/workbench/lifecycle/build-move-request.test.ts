import { buildMoveRequest } from '@/components/workbench/lifecycle/build-move-request';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';

const body = (example: JsonObject) => ({
  requestBody: { content: { 'application/json': { example, schema: { type: 'object' } } } },
  responses: { '200': { description: 'Done.' } },
});

const id = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });

const api = indexApi({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/orders': { post: { operationId: 'add', ...body({ total: 5 }) } },
    '/shops/{shop}/orders/{order}/cancel': {
      post: { operationId: 'cancel', parameters: [id('shop'), id('order')], ...body({ why: 'x' }) },
    },
    '/parcels/{parcel}': { get: { operationId: 'get', parameters: [id('parcel')] } },
    '/pay': { post: { operationId: 'pay', ...body({ order_id: 'sample', amount: 5 }) } },
  },
});

const link = (operation: string, resource = 'order', idField = 'order_id') => ({
  ...{ name: operation, href: '/', api: 'shop', id: operation, resource, idField },
});

const record = { resource: 'order', id: 'o_7', fields: { order_id: 'o_7', parcel_id: 'p_3' } };

test('begins with the sample of the document', () => {
  expect(buildMoveRequest(api, link('post /orders'), undefined)).toMatchObject({
    ...{ method: 'POST', url: 'https://api.example.com/v1/orders' },
    body: { value: { total: 5 } },
  });
});

test('names the record in the last variable of the path', () => {
  const request = buildMoveRequest(api, link('post /shops/{shop}/orders/{order}/cancel'), record);
  expect(request?.url).toMatch(/\/shops\/[^/]+\/orders\/o_7\/cancel$/);
  expect(request?.body).toMatchObject({ value: { why: 'x' } });
});

test('names the record in the body where the path has no variable', () => {
  const request = buildMoveRequest(api, link('post /pay'), record);
  expect(request?.body).toMatchObject({ value: { order_id: 'o_7', amount: 5 } });
});

test('names another record by the field that the record has of it', () => {
  const request = buildMoveRequest(
    api,
    link('get /parcels/{parcel}', 'parcel', 'parcel_id'),
    record,
  );
  expect(request?.url).toBe('https://api.example.com/v1/parcels/p_3');
});

test('sends a body as the reader wrote it', () => {
  const request = buildMoveRequest(api, link('post /pay'), record, { order_id: 'mine' });
  expect(request?.body).toMatchObject({ value: { order_id: 'mine' } });
});

test('gives nothing for an operation that the document does not have', () => {
  expect(buildMoveRequest(api, link('post /refunds'), record)).toBeUndefined();
});
