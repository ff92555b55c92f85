import fc from 'fast-check';
import { operationSlug, tagSlug, humanizeIdentifier } from '@/lib/text/slug';
import { anyText } from '../support/any-text';

test.each([
  ['Sale (Auth + Capture)', 'sale-auth-capture'],
  ['Get by Customer ID', 'get-by-customer-id'],
  ["Get a customer's cards", 'get-a-customers-cards'],
  ['  A — b/c_d  ', 'a-b-c-d'],
  ['Überweisung ausführen', 'uberweisung-ausfuhren'],
  ['../..', expect.stringMatching(/^operation-[a-z0-9]+$/)],
  ['__proto__', 'proto'],
  ['', 'operation'],
])('the summary %j becomes the address %j', (summary, slug) => {
  expect(operationSlug(summary)).toEqual(slug);
});

test('a summary in another script has a stable address of its own', () => {
  const [sale, refund] = ['Продажа', 'Возврат'].map(operationSlug);
  expect(sale).toMatch(/^operation-[a-z0-9]+$/);
  expect(sale).not.toBe(refund);
  expect(operationSlug('Продажа')).toBe(sale);
  expect(operationSlug('支払い v2')).toMatch(/^v2-[a-z0-9]+$/);
});

test('a long summary is cut at a word', () => {
  expect(operationSlug('word '.repeat(40))).toBe(Array(16).fill('word').join('-'));
});

test.each([
  [
    '80 characters stay',
    `${'a'.repeat(39)} ${'b'.repeat(40)}`,
    `${'a'.repeat(39)}-${'b'.repeat(40)}`,
  ],
  ['81 are cut at the last word', `${'a'.repeat(60)} ${'b'.repeat(20)}`, 'a'.repeat(60)],
  ['a word that ends at the limit stays', `${'a'.repeat(80)} b`, 'a'.repeat(80)],
  ['one long word is cut at the limit', 'a'.repeat(81), 'a'.repeat(80)],
  [
    'a word of half the limit is too short to end at',
    `${'a'.repeat(40)} ${'b'.repeat(60)}`,
    `${'a'.repeat(40)}-${'b'.repeat(39)}`,
  ],
  ['a word of more than half is not', `${'a'.repeat(41)} ${'b'.repeat(60)}`, 'a'.repeat(41)],
])('%s', (_, summary, slug) => expect(operationSlug(summary)).toBe(slug));

test('of a long text only the beginning counts', () => {
  expect(humanizeIdentifier('a'.repeat(320))).toHaveLength(320);
  expect(humanizeIdentifier('a'.repeat(321))).toHaveLength(320);
});

test.each([
  ['payment-gateway', 'payment-gateway'],
  ['Dispute Management API', 'dispute-management-api'],
  ['', 'tag'],
])('the tag %j becomes %j', (tag, slug) => expect(tagSlug(tag)).toBe(slug));

test.each([
  ['getPetById', 'get Pet By Id'],
  ['RolloutService_ListRolloutInfos', 'Rollout Service List Rollout Infos'],
  ['post-applePay-sessions', 'post apple Pay sessions'],
  ['HTTPServer', 'HTTP Server'],
])('the identifier %j reads as %j', (id, words) => expect(humanizeIdentifier(id)).toBe(words));

test('any text makes a safe part of an address', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (text) => {
      const slug = operationSlug(text);
      return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 90;
    }),
  );
});
