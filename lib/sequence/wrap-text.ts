import { listCharacters } from '@/lib/text/cut-text';

/**
 * Widths of letters as fractions of the font size, the first that fits counts: rounded up from the portal's sans-serif in
 * its bold weight, and from common fonts for what this lacks.
 */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u, 0],
  [/[iljI.,:;'|!()[\]]/, 0.32],
  [/[ftr\- ]/, 0.4],
  [/[mwMW@%…→—]/, 1.02],
  [/[A-Z0-9_]/, 0.7],
  [/[\u0020-\u007e]/, 0.62],
  [/[\u00a0-\u017f]/, 0.8],
  // Words that are one letter, such as \ufdfd.
  [/[\ufdf0-\ufdfd]/, 8],
  [/[\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hangul}\p{Mc}]/u, 1],
  [/[ЖШЩЮМФЫжшщюмфы]/, 1.34],
  [/[\u0370-\u052f]/, 1.02],
];

/** Width of any other letter: a Han character, an emoji, an Arabic letter that stands alone. */
const MAX_WIDTH = 1.4;

const measureLetter = (letter: string) =>
  WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? MAX_WIDTH;

/**
 * Estimates the width of a text in pixels, rounded up: it is measured without a browser. `size` is
 * the font size in pixels.
 */
export function estimateTextWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + measureLetter(letter), 0) * size;
}

/**
 * Splits a word wider than a line behind `_`, `/`, `.` and `-`, where field names may break, and a part that is still
 * wider between any two characters.
 */
function splitWord(word: string, width: number, size: number): readonly string[] {
  const fits = (part: string) => estimateTextWidth(part, size) <= width;
  if (fits(word)) return [word];
  return word.split(/(?<=[_/.-])/).flatMap((part) => (fits(part) ? [part] : listCharacters(part)));
}

/**
 * Wraps a text into lines of at most `width` pixels. Lines break at spaces, and a word too long for
 * a line behind `_`, `/`, `.` and `-`, else between its characters; a single character may be wider. The empty text is
 * one empty line.
 */
export function wrapText(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.trim().split(/\s+/)) {
    for (const [index, piece] of splitWord(word, width, size).entries()) {
      const glue = current === '' || index > 0 ? '' : ' ';
      if (current !== '' && estimateTextWidth(current + glue + piece, size) > width) {
        lines.push(current);
        current = piece;
      } else {
        current += glue + piece;
      }
    }
  }
  return [...lines, current];
}
