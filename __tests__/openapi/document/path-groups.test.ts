import type { JsonObject } from '@/lib/openapi/core/types';
import { groupPaths } from '@/lib/openapi/document/index-api';
import { toApiOf } from '../core/support';

/** Paths below each of these: one for all, one for each, twice. */
const under = (...parents: readonly string[]) =>
  parents.flatMap((parent) =>
    ['', '/{id}', '/{id}/archive', '/{id}/history'].map((rest) => parent + rest),
  );
const toNames = (paths: readonly string[]) => [...new Set(groupPaths(paths).values())];

test.each([
  ['version', under('/v1/charges', '/v1/payment_intents', '/v1.2/refunds', '/2/payouts')],
  [
    'word for all of it',
    under('/api/charges', '/api/payment-intents', '/rest/refunds', '/payouts'),
  ],
  ['parameter', under('/{format}/charges', '/paymentIntents', '/{a}-{b}/refunds', '/payouts')],
  ['query', under('/charges', '/payment.intents', '/refunds', '/?call=1/payouts')],
  ['product', under('/shop/charges', '/shop/payment intents', '/shop/refunds', '/shop/payouts')],
])('paths name their groups, behind a %s', (_, paths) => {
  expect(toNames(paths).map((name) => name.toLowerCase())).toEqual([
    'charges',
    'payment intents',
    'refunds',
    'payouts',
  ]);
});

test('a group has the words of its path, with a capital', () => {
  const paths = under('/payment_intents', '/account-links', '/paymentMethods', '/Orders');
  expect(toNames(paths)).toEqual(['Payment intents', 'Account links', 'Payment Methods', 'Orders']);
});

test.each([
  ['few operations', under('/charges', '/refunds', '/payouts')],
  ['one thing alone', Array.from({ length: 30 }, (_, index) => `/charges/{a${index}}`)],
  ['paths with nothing in common', Array.from({ length: 30 }, (_, index) => `/call${index}`)],
  ['paths without names', Array.from({ length: 30 }, (_, index) => `/{a}/${index}`)],
  ['no paths', []],
])('%s: no groups', (_, paths) => {
  expect(groupPaths(paths)).toEqual(new Map());
});

describe('of a document', () => {
  const paths = under('/v1/charges', '/v1/payment_intents', '/v1/refunds', '/');
  const toPaths = (...tags: readonly string[]): JsonObject =>
    Object.fromEntries(paths.map((path) => [path, { get: { summary: path, tags } }]));

  test('without tags, operations stand in the groups of their paths, others last', () => {
    const api = toApiOf(toPaths());
    expect(api.groups.map(({ id, name, operations }) => [id, name, operations.length])).toEqual([
      ['charges', 'Charges', 4],
      ['payment-intents', 'Payment intents', 4],
      ['refunds', 'Refunds', 4],
      ['archive', 'Archive', 1],
      ['history', 'History', 1],
      ['other', 'Other', 2],
    ]);
    expect(api.operations.get('get /v1/charges')).toMatchObject({ group: 'charges', tags: [] });
  });

  test('a single tag is enough for it to be grouped by tags alone', () => {
    const api = toApiOf({ ...toPaths(), '/tagged': { get: { tags: ['One'] } } });
    expect(api.groups.map(({ name }) => name)).toEqual(['One', 'Other']);
  });
});
