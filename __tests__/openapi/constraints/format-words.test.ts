import { describeFormat, describeProseFormat } from '@/lib/openapi/constraints/format-words';

test.each([
  ['int64', 'whole number'],
  ['double', 'decimal'],
  ['date-time', 'date and time'],
  ['date', 'date'],
  ['own', 'own'],
])('the format %s is %s', (format, words) => {
  expect(describeFormat(format)).toBe(words);
});

test.each([
  ['Fixed length, 1 N', '1 digit'],
  ['Fixed length 4 AN', '4 characters'],
  ['Variable length, up to 64AN', 'up to 64 characters'],
  ['Variable length, up to 12,2 N', 'up to 12 digits, 2 of them decimals'],
  ['Variable length, up to 10, 2 N', 'up to 10 digits, 2 of them decimals'],
  ['Fixed length, 4 N, MMYY format', '4 digits, MMYY'],
  ['Fixed length, 4 N(MMYY format)', '4 digits, MMYY'],
  ['Variable length, up to 10 AN, in YYYY-MM-DD', 'up to 10 characters, YYYY-MM-DD'],
  ['Variable length', 'Variable length'],
  ['Fixed length, 3 N, as agreed', 'Fixed length, 3 N, as agreed'],
])('the prose %j says %j', (format, words) => {
  expect(describeProseFormat(format)).toBe(words);
});
