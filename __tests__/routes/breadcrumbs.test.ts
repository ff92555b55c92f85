/** @jest-environment node */
import fc from 'fast-check';
import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';

test.each([
  ['/', []],
  ['', []],
  ['/guides/', ['Guides']],
  ['/guides/customer-vault/', ['Guides', 'Customer Vault']],
  ['/guides/customer-vault', ['Guides', 'Customer Vault']],
  ['/api/security-key/', ['API', 'Security Key']],
  ['/api/customer-vault/get-by-customer-id/', ['API', 'Customer Vault', 'Get By Customer ID']],
  ['/libs/plugins/gravity-forms/', ['Libs', 'Plugins', 'Gravity Forms']],
  ['/api/ideal-apis/', ['API', 'Ideal Apis']],
  ['//guides//a--b/', ['Guides', 'A B']],
])('SPEC 2 page behaviour, breadcrumbs: the path %j reads as %j', (path, names) => {
  expect(buildBreadcrumbs(path).map(({ name }) => name)).toEqual(names);
});

test('SPEC 2 page behaviour, breadcrumbs: each crumb leads to its own part of the path, with a slash at its end', () => {
  expect(buildBreadcrumbs('/api/payment-gateway/sale/').map(({ url }) => url)).toEqual([
    '/api/',
    '/api/payment-gateway/',
    '/api/payment-gateway/sale/',
  ]);
});

test('whatever the path, every crumb has a text for a name', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'api-id'));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const crumbs = buildBreadcrumbs(parts.join('/'));
      for (const { name } of crumbs) expect(name).not.toMatch(/\[object|native code/);
    }),
    { examples: [[['__proto__']]] },
  );
});
