import { findNewPath, findOperationByPath, getRedirectedPaths } from '@/lib/routes/operation-paths';
import { getRequestedPath } from '@/lib/routes/requested-path';
import { toApiOf } from '../openapi/core/support';

const operation = (summary: string, tag = 'Payment Gateway', rest = {}) => ({
  post: { summary, tags: [tag], ...rest },
});
const FORMER = { 'x-formerAddresses': ['/api/payment-gateway/refund/', 7] };
const api = toApiOf({
  '/sale': operation('Sale (Auth + Capture)'),
  '/return': operation('Return', 'Payment Gateway', FORMER),
  '/a': operation('Get', 'Customer Vault'),
  '/b': operation('Get', 'Payee Vault'),
});
const SALE = '/api/payment-gateway/sale-auth-capture/';
const at = (id: string) => {
  const entry = api.operations.get(id);
  if (!entry) throw new Error(id);
  return entry;
};

test.each([
  ['/api/payment-gateway/sale/', '/api/payment-gateway/sale/'],
  ['/api/payment-gateway/sale', '/api/payment-gateway/sale/'],
  ['/API/Payment%20Gateway/Sale', '/api/Payment%20Gateway/Sale/'],
  ['/api/payment-gateway/', undefined],
  ['/api/', undefined],
  ['/api/a/b/c/', undefined],
  ['/apis/a/b/', undefined],
  ['/x/api/a/b/', undefined],
  ['', undefined],
])('%j asks for the operation at %j', (path, sought) => {
  expect(getRequestedPath(path)).toBe(sought);
});

test.each([
  ['upper case', '/api/Payment-Gateway/SALE-Auth-Capture/'],
  [
    'the tag and the summary as they are written',
    '/api/Payment%20Gateway/Sale%20(Auth%20%2B%20Capture)/',
  ],
  ['`+` for spaces', '/api/Payment+Gateway/Sale+(Auth+%2B+Capture)/'],
  ['a `+` left in', '/api/payment-gateway/sale-(auth-+-capture)/'],
  ['another tag', '/api/other/sale-auth-capture/'],
])('an address with %s leads to the page of today, saved or live', (_, path) => {
  expect(findNewPath(path, [SALE], [])).toBe(SALE);
  expect(findNewPath(path, [], [api])).toBe(SALE);
});

test('a former address leads to the operation that names it, in any spelling', () => {
  expect(getRedirectedPaths(api, at('post /return'))).toEqual(['/api/payment-gateway/refund/']);
  expect(getRedirectedPaths(api, at('post /sale'))).toEqual([]);
  expect(findNewPath('/api/payment-gateway/refund/', [], [api])).toBe(
    '/api/payment-gateway/return/',
  );
  expect(findNewPath('/api/Payment%20Gateway/Refund/', [], [api])).toBe(
    '/api/payment-gateway/return/',
  );
});

test.each([
  ['an operation that no document has', '/api/payment-gateway/nowhere/'],
  ['a name that operations of two tags share', '/api/vault/get/'],
  ['itself', SALE],
  ['a lone percent sign', '/api/%/%/'],
  ['a key of every object', '/api/constructor/__proto__/'],
])('%s leads nowhere', (_, path) => {
  expect(findNewPath(path, [SALE], [api])).toBeUndefined();
});

test('a path leads to its operation', () => {
  expect(findOperationByPath(api, SALE)?.id).toBe('post /sale');
  expect(findOperationByPath(api, '/api/payment-gateway/')).toBeUndefined();
});
