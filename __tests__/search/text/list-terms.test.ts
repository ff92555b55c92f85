import { getStem, listTerms, splitTokens } from '@/lib/search/text/list-terms';

const termsOf = (text: string) => splitTokens(text).flatMap(listTerms);

describe('splitTokens', () => {
  it.each([
    ['card_number', ['card_number']],
    ['SHA-256 of a file', ['SHA-256', 'of', 'a', 'file']],
    ['version 3.2.4.', ['version', '3.2.4']],
    ['/vault/customer', ['vault', 'customer']],
    ['body.card_number', ['body', 'card_number']],
    ['—', []],
  ])('splits %s', (text, tokens) => {
    expect(splitTokens(text)).toEqual(tokens);
  });
});

describe('listTerms', () => {
  it.each(['cardNumber', 'card_number', 'card-number'])(
    'has the whole and each word of %s',
    (name) => {
      expect(termsOf(name)).toEqual(expect.arrayContaining(termsOf('cardnumber card number')));
    },
  );

  it('finds a name with and without its separator', () => {
    expect(termsOf('SHA-256')).toContain('sha256');
    expect(termsOf('sha256')).toEqual(['sha256']);
  });

  it('leaves out words that say nothing', () => {
    expect(termsOf('how long is the key valid')).toEqual(termsOf('long key valid'));
  });
});

describe('getStem', () => {
  it.each([
    ['refunds', 'refund'],
    ['refunded', 'refund'],
    ['authorise', 'authorize'],
    ['authorisation', 'authorize'],
    ['tokenising', 'tokenization'],
    ['cancelled', 'canceled'],
    ['colour', 'color'],
    ['keys', 'key'],
  ])('%s is found by %s', (one, other) => {
    expect(getStem(one)).toBe(getStem(other));
  });

  it.each([
    ['valid', 'void'],
    ['051', '51'],
    ['process', 'proceed'],
  ])('%s is not found by %s', (one, other) => {
    expect(getStem(one)).not.toBe(getStem(other));
  });
});
