import { getWantedStatus, isFulfilled, parseCriterion } from '@/lib/content/workflows/criteria';

const parse = (...conditions: readonly string[]) =>
  conditions.flatMap((one) => parseCriterion(one) ?? []);

test.each([
  ['$statusCode == 200', '', '==', 200],
  ["$response.body#/rcode == '051'", '$response.body#/rcode', '==', '051'],
  ['$response.body#/data/0/amt != 29.95', '$response.body#/data/0/amt', '!=', 29.95],
  ['$response.body#/ok == true', '$response.body#/ok', '==', true],
])('%s is a comparison', (condition, expression, operator, value) => {
  expect(parse(condition)).toEqual([{ expression, operator, value }]);
});

test.each(['$statusCode = 200', '$.a[0]', "$response.header.x == 'a'", '$statusCode == 200 && 1'])(
  '%s is none',
  (condition) => expect(parseCriterion(condition)).toBeUndefined(),
);

test('the status that is asked for is that of the conditions, or 200', () => {
  expect(getWantedStatus(parse('$statusCode == 402'))).toBe('402');
  expect(getWantedStatus(parse('$statusCode != 402'))).toBe('200');
  expect(getWantedStatus([])).toBe('200');
});

test.each([
  ["$response.body#/data/0/rcode == '051'", true],
  ["$response.body#/data/0/rcode != '051'", false],
  ["$response.body#/data/1/rcode == '051'", false],
  ["$response.body#/data/1/rcode != '051'", true],
  ['$statusCode == 500', true],
])('%s of a body: %s', (condition, isTrue) =>
  expect(isFulfilled(parse(condition), { data: [{ rcode: '051' }] })).toBe(isTrue),
);
