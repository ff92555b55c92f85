import { compactGroups, expandGroups } from '@/lib/openapi/overview/compact-groups';
import type { OperationGroup } from '@/lib/openapi/overview/operation-rows';

const GROUPS: readonly OperationGroup[] = [
  {
    id: 'payments',
    name: 'Payments',
    href: '/developer/api/payments/',
    rows: [
      { id: 'post /sale', name: 'Sale', method: 'post', href: '/developer/api/payments/sale/' },
      { id: 'get /sale', name: 'Sale', method: 'get', href: '/developer/api/payments/sale-2/' },
    ],
  },
  {
    id: 'events',
    name: 'Events',
    rows: [{ id: 'post paid', name: 'Paid', method: 'post', href: '/api/e/paid/', webhook: true }],
  },
];

it('leaves out an address that group and name give, and gives all of them back', () => {
  const compact = compactGroups(GROUPS);
  expect(compact.map(({ rows }) => rows.map(({ href }) => href))).toEqual([
    [undefined, '/developer/api/payments/sale-2/'],
    ['/api/e/paid/'],
  ]);
  expect(expandGroups(compact)).toEqual(GROUPS);
});
