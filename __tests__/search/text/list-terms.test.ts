import { getStem, listTerms, listTextTerms, splitTokens } from '@/lib/search/text/list-terms';

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

describe('scripts without spaces', () => {
  it.each([
    ['支払手順書', ['支払', '払手', '手順', '順書']],
    ['カード', ['カー', 'ード']],
    ['APIキーを使う', ['api', 'キー', 'ーを', 'を使', '使う']],
    ['第3章', ['第', '3', '章']],
    ['ลูกค้า', ['ลูก', 'กค้', 'ค้า']],
    ['Überweisung', ['uberweisung']],
    ['결제수단을', ['결제', '제수', '수단', '단을']],
    ['API키를', ['api', '키를']],
    ['платеж', ['платеж']],
    ['card_number', ['cardnumber', 'card', 'number']],
  ])('%s has the terms %j', (text, terms) => {
    expect(listTerms(text)).toEqual(terms);
  });

  it('has the last letter of a run in a text, which begins no pair', () => {
    expect(listTextTerms('秘密鍵')).toEqual(['秘密', '密鍵', '鍵']);
    expect(listTextTerms('card')).toEqual(['card']);
  });
});

describe('getStem', () => {
  it.each(['الدفع', 'والدفع', 'بالدفع', 'للدفع', 'الدَّفْع'])(
    '%s is found without its article',
    (word) => {
      expect(termsOf(word)).toEqual(['دفع']);
    },
  );

  it.each(['ال', 'الى', 'البا'])('%s is too short to have an article', (word) => {
    expect(termsOf(word)).toEqual([word]);
  });

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
