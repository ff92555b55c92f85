import fc from 'fast-check';
import { cutText } from '@/lib/text/cut-text';

const FAMILY = '👩‍👩‍👧‍👦';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab👍c', 3, 'ab'],
  ['ab👍🏽c', 4, 'ab'],
  [`ab${FAMILY}c`, 7, 'ab'],
  ['ab🇩🇪c', 4, 'ab'],
  ['abe\u0301c', 3, 'ab'],
  ['กำ', 1, 'ก'],
])('%j cut at %i is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test('a cut text begins the text, is not longer than allowed, and has no half of a pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const cut = cutText(text, max);
      expect(text.startsWith(cut) && cut.length <= max).toBe(true);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }),
  );
});

test('a character of a thousand marks is cut all the same, and in a browser without segments no pair is', () => {
  expect(cutText(`a${'\u0301'.repeat(1000)}`, 500)).not.toBe('');
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  expect(cutText('ab👍c', 3)).toBe('ab');
  Object.assign(Intl, { Segmenter });
});
