/**
 * Code, and text in brackets or quotes. Linear: a fence without an end reaches the end of the text,
 * others without one are given up where the next may begin.
 */
const CLOSED =
  /(```|~~~)[^]*?(?:\1|$)|<(pre|code)\b[^]*?(?:<\/\2>|$)|`[^`]*`|[([][^()[\]\n<]*[)\]]|"[^"\n<]*"/gi;

/**
 * A text, and its mask with the same offsets, in which code, brackets and quotes are overwritten:
 * they hold no label and end no sentence.
 */
export type MaskedText = { readonly text: string; readonly mask: string };

/** Masks code, brackets and quotes of a text. Linear in its length. */
export function maskText(text: string): MaskedText {
  return { text, mask: text.replace(CLOSED, (one) => '`'.repeat(one.length)) };
}

/** Whether a piece of a mask holds an unmatched bracket or quote, and so half of a statement. */
export function isUnbalanced(mask: string): boolean {
  return /["()[\]]/.test(mask);
}

/** Most characters before an offset in which its list, table or quote may begin. */
const MAX_LOOKBEHIND_CHARS = 1_000;
/** Mark of an item, a row, a quote or a heading; an indented line continues an item. */
const ITEM = /(?:^|>)[ \t]*(?:[-*+>] |[|#]|\d{1,9}[.)] )|^ {2,}[^ <]/m;
const LAST_TAG = /^[^]*<(\/?)(?:li|[ou]l|t[dh])\b/i;

/** Whether an offset is in an item, cell, quote or heading, to which alone its words apply. */
export function isInItem(mask: string, at: number): boolean {
  // A label may begin with the mark of its item.
  const before = mask.slice(Math.max(0, at - MAX_LOOKBEHIND_CHARS), at + 2);
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  return ITEM.test(paragraph) || LAST_TAG.exec(before)?.[1] === '';
}
