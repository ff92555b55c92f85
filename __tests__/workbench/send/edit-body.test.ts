import { buildNextAttempt, setFields, startAttempts } from '@/lib/workbench/send/json-text';

const RETRY = { id: 'retry_id', attempt: 'retry_attempt' };

test('a body gets a number of its own, and its next attempt keeps that', () => {
  const first = startAttempts('{"amount": 1}', RETRY, 1_700_000_000_000);
  expect(JSON.parse(first)).toEqual({ amount: 1, retry_id: 1_000_000_001, retry_attempt: 1 });
  const second = buildNextAttempt(first, RETRY);
  expect(JSON.parse(second ?? '')).toEqual({
    amount: 1,
    retry_id: 1_000_000_001,
    retry_attempt: 2,
  });
});

test.each(['{"amount": 1}', '{"retry_id": 1}', '{"retry_id": 1, "retry_attempt": "x"}', '[', '[]'])(
  '%s cannot be repeated safely',
  (text) => {
    expect(buildNextAttempt(text, RETRY)).toBeUndefined();
  },
);

test.each(['[1]', '{"a": ', '""'])('a text that is no object, %s, stays as it is', (text) => {
  expect(setFields(text, { b: 1 })).toBe(text);
  expect(startAttempts(text, RETRY, 0)).toBe(text);
});
