/** @jest-environment node */
import { findCardNumbers, maskCardNumbers } from '@/lib/workbench/cards/card-numbers';

const find = (text: string) => findCardNumbers(text).map(({ digits }) => digits);

test.each([
  ['a Visa number', '4111111111111111'],
  ['an American Express number', '378282246310005'],
  ['a number of 19 digits', '6304000000000000000'],
  ['a number of 12 digits', '501800000009'],
])('finds %s', (_, number) => {
  expect(find(`{"card_number":"${number}"}`)).toEqual([number]);
});

test.each([
  ['spaces', '4111 1111 1111 1111'],
  ['dashes', '4111-1111-1111-1111'],
  ['no-break spaces', '4111\u00a01111\u00a01111\u00a01111'],
  ['spaces of an address', '4111%201111%201111%201111'],
  ['plus signs of a form', '4111+1111+1111+1111'],
  ['every digit apart', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
  ['a date before it', '2026-11-20 4111 1111 1111 1111'],
  ['an expiry date after it', '4111111111111111 12 27'],
  ['a magnetic stripe', '%B4111111111111111^LEE/JORDAN^2712'],
  ['the second track', ';4111111111111111=2712101'],
  ['a word glued to it', 'VISA4111111111111111'],
  ['a full stop after it', 'The card is 4111111111111111. It is Visa.'],
])('finds a number with %s', (_, text) => {
  expect(find(text)).toEqual(['4111111111111111']);
});

test.each([
  ['a number that fails Luhn', '4111111111111112'],
  ['11 digits', '41111111113'],
  ['a longer run of digits', '41111111111111110000'],
  ['an id of letters and digits', '8a1f6b0e2c9d4111111111111111f93a'],
  ['an id that ends in such digits', 'e2c9d4111111111111111'],
  ['a decimal', '0.4111111111111111'],
  ['an amount', '4111111111111111.50'],
  ['a phone number', '+1 415 555 0132'],
  ['numbers on lines of their own', '41111111\n11111111'],
  ['a date and a time', '2026-11-20T17:04:32Z'],
])('does not find %s', (_, text) => {
  expect(find(text)).toEqual([]);
});

test('finds several numbers with their places', () => {
  const text = '4111111111111111 and 5555-5555-5555-4444';
  expect(findCardNumbers(text)).toEqual([
    { digits: '4111111111111111', start: 0, end: 16 },
    { digits: '5555555555554444', start: 21, end: 40 },
  ]);
});

test('refuses a timestamp in milliseconds that passes Luhn by chance', () => {
  expect(find('{"at":1763658272002}')).toEqual(['1763658272002']);
});

test('masks all but the first six and the last four digits, and keeps the rest', () => {
  expect(maskCardNumbers('a 4111 1111 1111 1111, b 378282246310005; id 42')).toBe(
    'a 4111 11** **** 1111, b 378282*****0005; id 42',
  );
  expect(maskCardNumbers('4111%201111%201111%201111')).toBe('4111%2011**%20****%201111');
});

test('masks nothing in a text without card numbers', () => {
  const text = '{"pg_id":"8a1f6b0e2c9d4f7ab6d2e51c0f93a847"}';
  expect(maskCardNumbers(text)).toBe(text);
});
