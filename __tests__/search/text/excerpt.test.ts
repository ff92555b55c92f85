import { buildExcerpt } from '@/lib/search/text/excerpt';
import { listTerms } from '@/lib/search/text/list-terms';

const excerptOf = (text: string, ...words: readonly string[]) =>
  buildExcerpt(text, new Set(words.flatMap(listTerms)));
const print = (...args: Parameters<typeof excerptOf>) =>
  excerptOf(...args)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

const filler = (count: number) => Array.from({ length: count }, () => 'so').join(' ');

describe('buildExcerpt', () => {
  it('marks each form of the words', () => {
    expect(print('A refund is refunded once.', 'refunds')).toBe('A [refund] is [refunded] once.');
  });

  it('marks words that stand side by side as one', () => {
    expect(excerptOf('the card number', 'card', 'number')).toEqual([
      { text: 'the ', marked: false },
      { text: 'card', marked: true },
      { text: ' ', marked: false },
      { text: 'number', marked: true },
    ]);
  });

  it('begins shortly before the place that has most of the words', () => {
    const text = `key ${filler(40)} transient key ${filler(40)}`;
    expect(print(text, 'transient', 'key')).toMatch(
      /^… so so so so so so \[transient\] \[key\] so/,
    );
    expect(print(text, 'transient', 'key')).toMatch(/so …$/);
  });

  it('keeps markup of a text as text', () => {
    expect(print('<img src=x onerror=alert(1)> key', 'key')).toBe(
      '<img src=x onerror=alert(1)> [key]',
    );
  });

  it('marks parts of a text without spaces, and shows what is around them', () => {
    expect(print('秘密鍵は安全に保管してください。', '保管')).toBe(
      '秘密鍵は安全に[保管]してください。',
    );
    const long = `${'前の文が続く。'.repeat(20)}鍵を保管する。${'後の文が続く。'.repeat(20)}`;
    expect(print(long, '保管')).toMatch(/^… .{0,20}鍵を\[保管\]する。.{20,80}…$/u);
  });

  it.each([
    ['without a match', 'A page of other words', 'key'],
    ['that is empty', '', 'key'],
  ])('is empty for a text %s', (_, text, word) => {
    expect(excerptOf(text, word)).toEqual([]);
  });
});
