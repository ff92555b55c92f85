import type { JsonObject } from '@/lib/openapi/core/types';
import { findOutcome, listBodyOutcomes } from '@/lib/workbench/composer/body-outcomes';

const common = { label: 'x', source: 'card', results: [] } as const;
const groups = [
  {
    name: 'Payment',
    outcomes: [{ ...common, name: 'declined', set: { amount: 0.51, part: true } }],
  },
  { name: 'ZIP', outcomes: [{ ...common, name: 'no-match', set: { zip: '99999' } }] },
];
const charges = { field: 'amount', operations: { 'post /sale': 'amount', 'post /plan': 'fee' } };
const list = (operation: string, body: JsonObject) =>
  listBodyOutcomes(groups, charges, operation, body).flatMap((group) =>
    group.outcomes.map(({ set }) => set),
  );

test('outcomes are those by the amount of the operation, and of fields that the body has', () => {
  expect(list('post /sale', {})).toEqual([{ amount: 0.51, part: true }]);
  expect(list('post /sale', { zip: '1' })).toHaveLength(2);
  expect(list('post /plan', {})).toEqual([{ fee: 0.51, part: true }]);
  expect(list('post /void', { zip: '1' })).toEqual([{ zip: '99999' }]);
  expect(list('toString', {})).toEqual([]);
});

test('without an amount that decides, only fields of the body do', () => {
  expect(listBodyOutcomes(groups, { operations: {} }, 'post /sale', { zip: '1' })).toHaveLength(1);
});

test('an outcome is found by its name', () => {
  expect(findOutcome(groups, 'no-match')?.set).toEqual({ zip: '99999' });
  expect(findOutcome(groups, null)).toBeUndefined();
});
