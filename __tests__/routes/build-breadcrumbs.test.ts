import fc from 'fast-check';
import { buildBreadcrumbs } from '@/lib/routes/build-breadcrumbs';
import { operationSlug, tagSlug } from '@/lib/text/slug';

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

test('a name of another script, or of signs alone, takes the place of its hash; every other segment is spelled as ever', () => {
  const read = (path: string, ...names: readonly string[]) =>
    buildBreadcrumbs(path, names).map(({ name }) => name);
  const path = `/api/${tagSlug('顧客')}/${operationSlug('支払いを作成する')}/`;
  expect(read(path, '顧客', '支払いを作成する')).toEqual(['API', '顧客', '支払いを作成する']);
  expect(read('/api/tag-1k2/sale/', '+/-', 'Sale!')).toEqual(['API', '+/-', 'Sale']);
  expect(read('/api/resume/', 'Résumé')).toEqual(['API', 'Resume']);
  expect(read('/api/other/sale/', '', 'Sale')).toEqual(['API', 'Other', 'Sale']);
  expect(read('/api/', '顧客', '支払い', '会計')).toEqual(['会計']);
});

test('with names of pages a crumb says these, else what it is given, else the words of its address', () => {
  const titles = { '/api/': 'Schnittstelle', '/api/buecher/': 'Bücher' };
  const read = (path: string, ...names: readonly string[]) =>
    buildBreadcrumbs(path, names, titles).map(({ name }) => name);
  const path = '/api/buecher/buch-ausleihen/';
  expect(read(path, 'Buch', 'Buch ausleihen')).toEqual([
    'Schnittstelle',
    'Bücher',
    'Buch ausleihen',
  ]);
  expect(read(path)).toEqual(['Schnittstelle', 'Bücher', 'Buch Ausleihen']);
  expect(buildBreadcrumbs('/constructor/', [], {}).map(({ name }) => name)).toEqual([
    'Constructor',
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
