/** @jest-environment node */
import { correctTerm } from '@/lib/search/correct-term';

/** The most frequent first, as the file has them. */
const WORDS = (
  'card payment refund webhook signature customer vault authorize tokenize subscription canceled ' +
  'idempotency settled check color number checkout funds insufficient'
).split(' ');

const correct = (term: string) => correctTerm(WORDS, term);

describe('toCorrection', () => {
  it.each([
    ['refnd', 'refund'],
    ['webhok', 'webhook'],
    ['idempotancy', 'idempotency'],
    ['customer vualt', 'customer vault'],
    ['insuficient funds', 'insufficient funds'],
    ['card_nubmer', 'card_number'],
    ['WEBHOK signature', 'webhook signature'],
    ['subscirpton', 'subscription'],
  ])('takes %s for %s', (term, corrected) => {
    expect(correct(term)).toBe(corrected);
  });

  it.each([
    ['Zahlung für', undefined],
    ['подпись', undefined],
    ['réfund', undefined],
    ['réfnud', 'refund'],
  ])('takes letters with marks for those without: %s', (term, corrected) => {
    expect(correct(term)).toBe(corrected);
  });

  it.each([
    ['a word of three letters', 'crd', undefined],
    ['one of four', 'carf', 'card'],
    ['one slip in five letters', 'settl', undefined],
    ['two slips in five letters', 'chakc', undefined],
    ['two slips in six letters', 'rafubd', 'refund'],
    ['three slips', 'refxyz', undefined],
    ['two slips and another first letter', 'pefubd', undefined],
    ['one slip in the first letter', 'pefund', 'refund'],
  ])('%s', (_, term, corrected) => {
    expect(correct(term)).toBe(corrected);
  });

  it.each([
    ['authorise', 'authorize'],
    ['authorisation', 'authorize'],
    ['tokenising', 'tokenize'],
    ['cancelled', 'canceled'],
    ['cheques', 'check'],
    ['colour', 'color'],
  ])('takes British %s for American %s', (term, corrected) => {
    expect(correct(term)).toBe(corrected);
  });

  it.each([
    ['a word of the portal', 'refund'],
    ['another form of one', 'refunding'],
    ['another form of a long one', 'tokenization'],
    ['a word that is being typed', 'idempot'],
    ['a word that is like none', 'kubernetes'],
    ['a short word', 'crd'],
    ['numbers', '4111 051'],
    ['a word with another first letter and two slips', 'fefnud'],
    ['nothing', ''],
  ])('leaves %s alone', (_, term) => {
    expect(correct(term)).toBeUndefined();
  });

  it('prefers the same form to a more frequent one', () => {
    expect(correctTerm(['authorization', 'authorize'], 'authorise')).toBe('authorize');
  });

  it('prefers the more frequent of two words that are as near', () => {
    expect(correctTerm(['rates', 'dates'], 'kates')).toBe('rates');
    expect(correctTerm(['dates', 'rates'], 'kates')).toBe('dates');
  });

  it('corrects nothing without words', () => {
    expect(correctTerm([], 'refnd')).toBeUndefined();
  });
});
