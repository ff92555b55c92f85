/** Width of a letter as a fraction of the font size, rounded up for the portal's sans-serif. */
function letterWidth(letter: string): number {
  if (/[iljI.,:;'|!()[\]]/.test(letter)) return 0.32;
  if (/[ftr\- ]/.test(letter)) return 0.4;
  if (/[mwMW@%…→]/.test(letter)) return 0.92;
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u.test(letter))
    return 1;
  return /[\p{Lu}0-9_]/u.test(letter) ? 0.68 : 0.58;
}

/**
 * Estimates the width of a text in pixels, rounded up: it is measured without a browser. `size` is
 * the font size in pixels.
 */
export function estimateTextWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * size;
}

/** Splits a word wider than a line behind `_`, `/`, `.` and `-`, where field names may break. */
function splitWord(word: string, width: number, size: number): readonly string[] {
  if (estimateTextWidth(word, size) <= width) return [word];
  return word.split(/(?<=[_/.-])/);
}

/**
 * Wraps a text into lines of at most `width` pixels. Lines break at spaces, and a word too long for
 * a line behind `_`, `/`, `.` and `-`; what cannot be broken is wider. The empty text is one empty
 * line.
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
