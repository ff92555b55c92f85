import { isInItem, isUnbalanced, maskText } from './mask-text';
import { ABBREVIATION, trimBreaks } from './plain-text';

/** Where a sentence begins: a stop that ends an abbreviation (`e.g.`) is in the middle of one. */
const BEFORE =
  /(^|(?<!\b(?:e\.g|i\.e|etc|vs))[.!?]\s{1,4}|<br\s{0,3}\/?>\s{0,4}|<p(?: [^<>]{0,80})?>\s{0,4}|<\/p>\s{0,4}|\n[ \t]{0,8}\n\s{0,4})/;

/** `Required when`, `Only required in case of`, `Conditional, required if`. What every case requires is no condition. */
const REQUIRED =
  /(?:(?:this|the) field is |conditional(?:,|:| [-–—])? |conditionally )?(?:only )?required (?:only )?(?:when|if|unless|in ?case|(?:with|for)(?! (?:all|any|each|every|this)(?: [a-z]{1,30}){0,3}\s{0,8}(?:[.<\n]|$)))\b/;

const BEGINNING = new RegExp(`${BEFORE.source}(${REQUIRED.source})`, 'gi');

/** Characters of a sentence behind its first words. */
const MAX_SENTENCE_CHARS = 200;
const OTHERWISE = /^ {1,2}otherwise\b/i;

/** What may be the end of a sentence: a stop, a tag, a line. */
const MARKS = /[.!?<\n]/g;
/** What stands behind the stop that ends one: `1.5` and `no. of` are in the middle of it. */
const BEHIND_STOP = /^(?:\s*$|\s*<|[^\S\n]*\n|\s+[^\s\p{Ll}])/u;
/** What stands behind a sentence that ends with an abbreviation. */
const BEHIND_BLOCK = /^\s*(?:$|<(?:br|\/)|\n[^\S\n]*\n)/i;
/** A tag that ends a sentence without a stop. */
const BLOCK_END = /^<(?:br\b|\/p>)/i;
/** Longer abbreviations are none. */
const MAX_ABBREVIATION_CHARS = 12;

/** Where the sentence of a mask ends that goes on here; `undefined` where that cannot be told. */
function findSentenceEnd(text: string, from: number): number | undefined {
  const window = text.slice(from, from + MAX_SENTENCE_CHARS + 40);
  for (const { index, 0: stop } of window.matchAll(MARKS)) {
    if (index === 0 || index > MAX_SENTENCE_CHARS || stop === '\n') return undefined;
    if (stop === '<') return BLOCK_END.test(window.slice(index)) ? from + index : undefined;
    const after = window.slice(index + 1);
    if (!BEHIND_STOP.test(after)) continue;
    const word = window.slice(Math.max(0, index - MAX_ABBREVIATION_CHARS), index);
    if (BEHIND_BLOCK.test(after) || !ABBREVIATION.test(word)) return from + index + 1;
  }
  return window.length > 0 && window.length <= MAX_SENTENCE_CHARS ? text.length : undefined;
}

/** The same with the sentence after it that says what is otherwise. */
function findEndWithOtherwise(text: string, from: number): number | undefined {
  const end = findSentenceEnd(text, from);
  const next = end === undefined ? null : OTHERWISE.exec(text.slice(end, end + 20));
  return end === undefined || next === null
    ? end
    : (findSentenceEnd(text, end + next[0].length) ?? end);
}

/** Beginnings that are tried: with more of them a text is no description of a field. */
const MAX_BEGINNINGS = 50;

/** What a list or the rest of a sentence follows. */
const OPEN = /(?:[,:–-]|(?<!&\w{2,4});)$/;
const GOES_ON = /^(?:\s|<[^<>]*>)*[a-z`]/;

/** Whether words of a mask that only a line ends are a whole sentence: half of it has another meaning. */
export function isWholeSentence(words: string, after: string): boolean {
  const plain = words.replace(/<[^<>]*>/g, '').trim();
  return /[.!?]$/.test(plain) || !(OPEN.test(plain) || GOES_ON.test(after.slice(0, 200)));
}

/** A text without its condition, and the condition: empty where it tells none. */
type Conditional = { readonly rest: string; readonly condition: string };

/** What stands before a sentence, which begins with a mark, and after it: of two line breaks one, of a paragraph nothing. */
function joinAround(text: string, opening: string, after: string): string {
  const [isBreak, isParagraph] = [/^<br/i, /^<p/i].map((tag) => tag.test(opening));
  const lead = text.slice(0, text.length - opening.length);
  if (isBreak && /^<br/i.test(after)) return lead + after;
  const end = isParagraph ? /^\s{0,8}<\/p>/i.exec(after)?.[0].length : undefined;
  return end === undefined ? text + after : lead + after.slice(end);
}

/**
 * Takes a whole sentence that says when a field must be sent (`Required when avs_address is present.`) out of a text
 * that labels no condition. One that says something else, too, stays as it is.
 */
export function liftConditionSentence(text: string): Conditional {
  const { mask } = maskText(text);
  let left = MAX_BEGINNINGS;
  for (const { index, 0: words, 1: before = '' } of mask.matchAll(BEGINNING)) {
    left -= 1;
    if (left < 0) break;
    const start = index + before.length;
    const end = findEndWithOtherwise(mask, index + words.length);
    if (end === undefined) continue;
    const condition = mask.slice(start, end);
    if (isUnbalanced(condition) || isInItem(mask, start)) continue;
    if (!isWholeSentence(condition, mask.slice(end))) break;
    // Lines stay apart: what is on the next one may be a block.
    const after = text.slice(end).replace(/^[^\S\n]+/, '');
    const rest = joinAround(text.slice(0, start), before, after);
    return { rest: trimBreaks(rest), condition: text.slice(start, end).trim() };
  }
  return { rest: text, condition: '' };
}
