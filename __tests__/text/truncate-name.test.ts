import { shortenName, truncateName, truncateText } from '@/lib/text/truncate-name';

test.each(['', 'a', 'x'.repeat(500)])('%j is shown whole', (text) => {
  expect([truncateName(text), truncateText(text)]).toEqual([text, text]);
});

test('a name of a million characters ends in an ellipsis', () => {
  expect(truncateName('x'.repeat(1_000_000))).toBe(`${'x'.repeat(500)}…`);
});

test('a value of a million characters says how many of them are shown', () => {
  expect(truncateText('x'.repeat(1_000_000))).toBe(
    `${'x'.repeat(2_000)}… (2,000 of 1,000,000 characters)`,
  );
});

test.each([
  ['Payments', 8, 'Payments'],
  [' Payments and Refunds ', 12, 'Payments…'],
  ['pkg/apiclient/rollout/rollout.proto', 30, 'pkg/apiclient/rollout…'],
  ['Rindfleischetikettierung', 10, 'Rindfleis…'],
  ['a Rindfleischetikettierung', 10, 'a Rindfle…'],
  ['Zahlung👍👍', 9, 'Zahlung…'],
])('%j has at most %d characters as %j', (name, max, text) => {
  expect(shortenName(name, max)).toBe(text);
});
