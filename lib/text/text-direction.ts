/** Letter of a script that is written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and others. */
const RIGHT_TO_LEFT =
  /(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Attribute `dir` of an element with a text of others: `auto`, so that its first letter decides, where the text has a
 * letter that is written from right to left; `undefined` for any other, to spare its bytes.
 */
export function getTextDirection(text: string): 'auto' | undefined {
  return RIGHT_TO_LEFT.test(text) ? 'auto' : undefined;
}

/** Direction of the first letter of a text; from left to right without one. */
export function getFirstDirection(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}
