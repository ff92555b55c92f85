import { findClosestOperation } from '@/lib/routes/operation-paths';
import { toApiOf } from '../openapi/core/support';

const operation = { responses: {} };
const api = toApiOf({
  '/sale': { post: operation },
  '/a b/{id}/': { get: operation },
  '/twice': { get: operation },
  '/twice/': { get: operation },
  '/': { get: operation },
});

test.each([
  ['POST /sale', 'post /sale'],
  ['post /sale/', 'post /sale'],
  ['Post sale', 'post /sale'],
  [' post  /sale ', 'post /sale'],
  ['get /a b/{id}', 'get /a b/{id}/'],
  ['GET', 'get /'],
  ['get /sale', undefined],
  ['post /Sale', undefined],
  ['GET /twice', undefined],
  ['', undefined],
])('%j means the operation %j', (id, meant) => {
  expect(findClosestOperation(api, id)?.id).toBe(meant);
});
