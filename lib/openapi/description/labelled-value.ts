import { isWholeSentence } from './condition-sentence';
import { ABBREVIATION } from './first-paragraph';
import type { LabelledPart } from './labels';
import { isUnbalanced, type MaskedText } from './mask-text';

/** Value after a label, and the offset where the text goes on. */
export type LabelledValue = { readonly value: string; readonly end: number };

const BLOCK = /<\/?(?:div|h\d|li|[ou]l|p|t[dhr]|table)\b|\n[ \t]{0,8}\n/i;
/** End of the value of a label that is no heading: a line break, too. */
const LINE_OR_BLOCK = new RegExp(`<br\\b|${BLOCK.source}`, 'i');
const LINE = /<(?!\/?(?:strong|b|em|i)>)|\n/i;
/** A tag; any other `<` belongs to a word: `bytes=<start>-<end>`. */
const TAG = /^<\/?(?:a|br|span|div|h\d|li|[ou]l|p|t[dhr]|table)\b/i;
/** End of a sentence before another one, which is no part of a short value. */
const SENTENCE_END = /\.(?:[ \t]{1,4}(?=[A-Z][a-z])|(?=[A-Z][a-z]{1,20} ))/;
const BREAK = /^[ \t]{0,8}<br\s{0,3}\/?>/i;
const BREAKS = /^(?:\s{0,8}<br\s{0,3}\/?>){1,8}/i;
const TWO_BREAKS = /(?:<br\s{0,3}\/?>\s{0,8}){2}$/i;

type TextWindow = { readonly words: string; readonly from: number };

/** Text after a label, as far as it is read: labels without an end must not take quadratic time. */
function getWindow({ mask }: MaskedText, at: LabelledPart, maxChars: number): TextWindow {
  const window = mask.slice(at.valueStart, Math.min(at.end, at.valueStart + maxChars + 100));
  const words = window.trimStart();
  return { words, from: at.valueStart + window.length - words.length };
}

/** Value of a length in a window; `undefined` when empty, unbalanced or longer than `maxChars`. */
function buildLabelledValue(
  { text, mask }: MaskedText,
  at: LabelledPart,
  { words, from }: TextWindow,
  { length, maxChars }: { readonly length: number; readonly maxChars: number },
): LabelledValue | undefined {
  const to = from + length;
  const value = text.slice(from, to).trim();
  if (value === '' || value.length > maxChars || isUnbalanced(mask.slice(from, to)))
    return undefined;
  // Two line breaks before the label are enough: those after the value go.
  const isParted = TWO_BREAKS.test(text.slice(Math.max(0, at.start - 40), at.start));
  const after = (isParted ? BREAKS : BREAK).exec(words.slice(length))?.[0].length ?? 0;
  return { value, end: to + after };
}

/**
 * Block after a label, up to the next label, paragraph or item. `undefined` when empty or longer
 * than `maxChars`.
 */
export function getLabelledBlock(
  source: MaskedText,
  at: LabelledPart,
  maxChars: number,
): LabelledValue | undefined {
  const window = getWindow(source, at, maxChars);
  const found = window.words.search(at.kind === 'conditional' ? LINE_OR_BLOCK : BLOCK);
  const length = found === -1 ? window.words.length : found;
  return buildLabelledValue(source, at, window, { length, maxChars });
}

/**
 * Rest of a label's line, up to the end of its first sentence. `undefined` when empty or longer
 * than `maxChars`, and where it may be half of a statement: the line breaks inside a sentence, the
 * label announces a list, or a sentence follows a default (`A. Premium accounts: B.`).
 */
export function getLabelledLine(
  source: MaskedText,
  at: LabelledPart,
  maxChars: number,
): LabelledValue | undefined {
  const window = getWindow(source, at, maxChars);
  const { words, from } = window;
  if (/^[-*+] /.test(words) && source.mask.slice(at.valueStart, from).includes('\n'))
    return undefined;
  const found = words.search(LINE);
  const line = found === -1 ? words : words.slice(0, found);
  const stop = SENTENCE_END.exec(line);
  if (stop !== null && !ABBREVIATION.test(line.slice(0, stop.index))) {
    if (at.kind === 'default') return undefined;
    const part = buildLabelledValue(source, at, window, { length: stop.index, maxChars });
    return part && { ...part, end: part.end + stop[0].length };
  }
  const rest = words.slice(line.length);
  if ((rest.startsWith('<') && !TAG.test(rest)) || !isWholeSentence(line, rest)) return undefined;
  return buildLabelledValue(source, at, window, { length: line.length, maxChars });
}
