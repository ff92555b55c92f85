import type { LabelledPart } from './labels';
import { isUnbalanced, type MaskedText } from './mask-text';
import { isWholeSentence } from './condition-sentence';
import { ABBREVIATION } from './plain-text';

/** What stands after a label, and where the text goes on. */
export type LabelledValue = { readonly value: string; readonly end: number };

const BLOCK = /<\/?(?:div|h\d|li|[ou]l|p|t[dhr]|table)\b|\n[ \t]{0,8}\n/i;
/** Behind a label that is no heading a line ends its words, too. */
const LINE_OR_BLOCK = new RegExp(`<br\\b|${BLOCK.source}`, 'i');
const LINE = /<(?!\/?(?:strong|b|em|i)>)|\n/i;
/** Any other `<` is a word's own: `bytes=<start>-<end>`. */
const TAG = /^<\/?(?:a|br|span|div|h\d|li|[ou]l|p|t[dhr]|table)\b/i;
/** Another sentence begins: what it says is no part of a short fact. */
const SENTENCE_END = /\.(?:[ \t]{1,4}(?=[A-Z][a-z])|(?=[A-Z][a-z]{1,20} ))/;
const BREAK = /^[ \t]{0,8}<br\s{0,3}\/?>/i;
const BREAKS = /^(?:\s{0,8}<br\s{0,3}\/?>){1,8}/i;
const TWO_BREAKS = /(?:<br\s{0,3}\/?>\s{0,8}){2}$/i;

type TextWindow = { readonly words: string; readonly from: number };

/** What follows a label, as far as it is read: labels without an end must not make the search quadratic. */
function getWindow({ mask }: MaskedText, at: LabelledPart, most: number): TextWindow {
  const window = mask.slice(at.valueStart, Math.min(at.end, at.valueStart + most + 100));
  const words = window.trimStart();
  return { words, from: at.valueStart + window.length - words.length };
}

/** What stands up to `length` in a window; `undefined` when empty or longer than `most`. */
function buildLabelledValue(
  { text, mask }: MaskedText,
  at: LabelledPart,
  { words, from }: TextWindow,
  { length, most }: { readonly length: number; readonly most: number },
): LabelledValue | undefined {
  const to = from + length;
  const value = text.slice(from, to).trim();
  if (value === '' || value.length > most || isUnbalanced(mask.slice(from, to))) return undefined;
  // Of the breaks around what is taken out, those before it are enough.
  const isParted = TWO_BREAKS.test(text.slice(Math.max(0, at.start - 40), at.start));
  const after = (isParted ? BREAKS : BREAK).exec(words.slice(length))?.[0].length ?? 0;
  return { value, end: to + after };
}

/** The block after a label: up to the next label, paragraph or item. `undefined` when empty or longer than `most`. */
export function getLabelledBlock(
  source: MaskedText,
  at: LabelledPart,
  most: number,
): LabelledValue | undefined {
  const window = getWindow(source, at, most);
  const found = window.words.search(at.kind === 'conditional' ? LINE_OR_BLOCK : BLOCK);
  const length = found === -1 ? window.words.length : found;
  return buildLabelledValue(source, at, window, { length, most });
}

/**
 * The rest of a label's line, up to the end of its first sentence. `undefined` when empty or longer than `most`, and
 * where the line breaks in the middle of a sentence or the label announces a list: half of it has another meaning.
 * So has a default before a sentence that may say of what cases it is one: `A. Premium accounts: B.`
 */
export function getLabelledLine(
  source: MaskedText,
  at: LabelledPart,
  most: number,
): LabelledValue | undefined {
  const window = getWindow(source, at, most);
  const { words, from } = window;
  if (/^[-*+] /.test(words) && source.mask.slice(at.valueStart, from).includes('\n'))
    return undefined;
  const found = words.search(LINE);
  const line = found === -1 ? words : words.slice(0, found);
  const stop = SENTENCE_END.exec(line);
  if (stop !== null && !ABBREVIATION.test(line.slice(0, stop.index))) {
    if (at.kind === 'default') return undefined;
    const part = buildLabelledValue(source, at, window, { length: stop.index, most });
    return part && { ...part, end: part.end + stop[0].length };
  }
  const rest = words.slice(line.length);
  if ((rest.startsWith('<') && !TAG.test(rest)) || !isWholeSentence(line, rest)) return undefined;
  return buildLabelledValue(source, at, window, { length: line.length, most });
}
