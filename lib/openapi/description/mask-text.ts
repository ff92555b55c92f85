/**
 * Code, and what stands in brackets or quotes. Linear: a fence without an end reaches to that of the text, anything else
 * without one is given up where the next may begin.
 */
const CLOSED =
  /(```|~~~)[^]*?(?:\1|$)|<(pre|code)\b[^]*?(?:<\/\2>|$)|`[^`]*`|[([][^()[\]\n<]*[)\]]|"[^"\n<]*"/gi;

/** A text, and the same with code, brackets and quotes made unreadable: no label is in them, and no sentence ends. */
export type MaskedText = { readonly text: string; readonly mask: string };

/** Places are the same in both. Linear in the length of the text. */
export function maskText(text: string): MaskedText {
  return { text, mask: text.replace(CLOSED, (one) => '`'.repeat(one.length)) };
}

/** Whether a piece of a mask opens or closes brackets or quotes of another piece: half of them has another meaning. */
export function isUnbalanced(mask: string): boolean {
  return /["()[\]]/.test(mask);
}

/** Characters before a place in which its list, table or quote begins. */
const MAX_LOOKBEHIND_CHARS = 1_000;
/** The mark of an item, a row, a quote or a heading; what is indented goes on with an item. */
const ITEM = /(?:^|>)[ \t]*(?:[-*+>] |[|#]|\d{1,9}[.)] )|^ {2,}[^ <]/m;
const LAST_TAG = /^[^]*<(\/?)(?:li|[ou]l|t[dh])\b/i;

/** Whether a place is in an item, a cell, a quote or a heading: what is said there is said of that alone. */
export function isInItem(mask: string, at: number): boolean {
  // A label may begin with the mark of its item.
  const before = mask.slice(Math.max(0, at - MAX_LOOKBEHIND_CHARS), at + 2);
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  return ITEM.test(paragraph) || LAST_TAG.exec(before)?.[1] === '';
}
