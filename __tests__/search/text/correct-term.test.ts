import { correctTerm } from '@/lib/search/text/correct-term';

/** The most frequent first, as the index has them. */
const WORDS = (
  'card payment refund webhook signature customer vault authorize tokenize subscription canceled ' +
  'idempotency settled check color number checkout funds insufficient'
).split(' ');

/** One page has all words. */
const countKnown = (query: string) =>
  (query.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => WORDS.includes(word)).length;

const correct = (term: string) => correctTerm(WORDS, term, countKnown);

describe('correctTerm', () => {
  it.each([
    ['refnd', 'refund'],
    ['webhok', 'webhook'],
    ['idempotancy', 'idempotency'],
    ['customer vualt', 'customer vault'],
    ['insuficient funds', 'insufficient funds'],
    ['card_nubmer', 'card_number'],
    ['WEBHOK signature', 'webhook signature'],
    ['subscirpton', 'subscription'],
    ['réfnud', 'refund'],
  ])('takes %s for %s', (term, corrected) => {
    expect(correct(term)).toBe(corrected);
  });

  it.each([
    ['a word of three letters', 'crd', undefined],
    ['one of four', 'carf', 'card'],
    ['one slip in five letters', 'settl', undefined],
    ['two slips in five letters', 'chakc', undefined],
    ['two slips in six letters', 'rafubd', undefined],
    ['two slips in seven letters', 'webhaak', 'webhook'],
    ['three slips', 'refxyz', undefined],
    ['two slips and another first letter', 'vebhokk', undefined],
    ['another first letter', 'pefund', undefined],
    ['no first letter', 'efund', undefined],
    ['the first two letters swapped', 'erfund', 'refund'],
    ['another ending', 'customize', undefined],
  ])('%s', (_, term, corrected) => {
    expect(correct(term)).toBe(corrected);
  });

  it.each([
    ['a word of the portal', 'refund'],
    ['another form of one', 'refunding'],
    ['its British form', 'authorisation'],
    ['a word that is being typed', 'idempot'],
    ['a word that is like none', 'kubernetes'],
    ['letters of another script', 'подпись'],
    ['a word that is not searched for', 'whose'],
    ['numbers', '4111 051'],
    ['nothing', ''],
  ])('leaves %s alone', (_, term) => {
    expect(correct(term)).toBeUndefined();
  });

  it('prefers the word that a page has with the others', () => {
    const found = (query: string) => (query === 'exchange care' ? 2 : 1);
    expect(correctTerm(['card', 'care', 'exchange'], 'exchange carz', found)).toBe('exchange care');
  });

  it('corrects nothing into a word that no page has with the others', () => {
    expect(correctTerm(['card', 'exchange'], 'exchange carz', () => 1)).toBeUndefined();
  });

  it('prefers the more frequent of two words that are as near', () => {
    const found = (query: string) => (query === 'carz' ? 0 : 1);
    expect(correctTerm(['card', 'care'], 'carz', found)).toBe('card');
    expect(correctTerm(['care', 'card'], 'carz', found)).toBe('care');
  });

  it('corrects nothing without words', () => {
    expect(correctTerm([], 'refnd', () => 0)).toBeUndefined();
  });
});
