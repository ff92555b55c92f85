import type { Labelled } from './prose-labels';
import { ABBREVIATION } from './prose-text';

/** What stands after a label, and where the text goes on. */
export type Part = { readonly value: string; readonly end: number };

const BLOCK = /<\/?(?:p|div|li|td|th|tr|table)\b|\n[ \t]{0,8}\n/i;
/** Behind a label that is no heading a line ends its words, too. */
const LINE_OR_BLOCK = new RegExp(`<br\\b|${BLOCK.source}`, 'i');
const LINE = /<(?!\/?(?:strong|b|em|i|code|tt)>)|\n/i;
/** Any other `<` is a word's own: `bytes=<start>-<end>`. */
const TAG =
  /^<\/?(?:a|blockquote|br|dd|div|dl|dt|font|h[1-6]|hr|img|li|ol|p|pre|small|span|su[bp]|table|tbody|td|th|thead|tr|u|ul)\b/i;
/** Another sentence begins: what it says is no part of a short fact. */
const SENTENCE_END = /\.(?:[ \t]{1,4}(?=[A-Z][a-z])|(?=[A-Z][a-z]{1,20} ))/;
const BREAK = /^[ \t]{0,8}<br\s{0,3}\/?>/i;
const BREAKS = /^(?:\s{0,8}<br\s{0,3}\/?>){1,8}/i;
const TWO_BREAKS = /(?:<br\s{0,3}\/?>\s{0,8}){2}$/i;

type Window = { readonly text: string; readonly lead: number };

/** What follows a label, as far as it is read: labels without an end must not make the search quadratic. */
function toWindow(text: string, at: Labelled, most: number): Window {
  const window = text.slice(at.valueStart, Math.min(at.end, at.valueStart + most + 100));
  return { text: window, lead: window.length - window.trimStart().length };
}

/** What stands up to `length` in a window; `undefined` when empty or longer than `most`. */
function toPart(
  text: string,
  at: Labelled,
  window: Window,
  { length, most }: { readonly length: number; readonly most: number },
): Part | undefined {
  const value = window.text.slice(window.lead, length).trim();
  if (value === '' || value.length > most) return undefined;
  // Of the breaks around what is taken out, those before it are enough.
  const isParted = TWO_BREAKS.test(text.slice(Math.max(0, at.start - 40), at.start));
  const after = (isParted ? BREAKS : BREAK).exec(window.text.slice(length))?.[0].length ?? 0;
  return { value, end: at.valueStart + length + after };
}

/** The block after a label: up to the next label, paragraph or item. `undefined` when empty or longer than `most`. */
export function getBlock(text: string, at: Labelled, most: number): Part | undefined {
  const window = toWindow(text, at, most);
  const end = at.kind === 'conditional' ? LINE_OR_BLOCK : BLOCK;
  const found = window.text.slice(window.lead).search(end);
  const length = found === -1 ? window.text.length : window.lead + found;
  return toPart(text, at, window, { length, most });
}

/**
 * The rest of a label's line, up to the end of its first sentence. `undefined` when empty or longer than `most`, and
 * where the line breaks in the middle of a sentence or the label announces a list: half of it has another meaning.
 */
export function getLine(text: string, at: Labelled, most: number): Part | undefined {
  const window = toWindow(text, at, most);
  const line = window.text.slice(window.lead);
  if (window.text.slice(0, window.lead).includes('\n') && /^[-*+] /.test(line)) return undefined;
  const found = line.search(LINE);
  const whole = found === -1 ? line : line.slice(0, found);
  const sentence = toFirstSentence(whole);
  if (sentence !== undefined) {
    const end = at.valueStart + window.lead + sentence.end;
    return sentence.value.length > most ? undefined : { value: sentence.value, end };
  }
  const rest = line.slice(whole.length);
  if (rest.startsWith('<') && !TAG.test(rest)) return undefined;
  if (/^\n[ \t]{0,8}[a-z]/.test(rest) && !whole.trimEnd().endsWith('.')) return undefined;
  return toPart(text, at, window, { length: window.lead + whole.length, most });
}

/** The first of two sentences, without its full stop, and where the second begins. `undefined`: there is one. */
function toFirstSentence(line: string): Part | undefined {
  const found = SENTENCE_END.exec(line);
  if (found === null) return undefined;
  const value = line.slice(0, found.index);
  if (value.trim() === '' || ABBREVIATION.test(value)) return undefined;
  return { value: value.trim(), end: found.index + found[0].length };
}
