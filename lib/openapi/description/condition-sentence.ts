import { ABBREVIATION, trimBreaks } from './first-paragraph';
import { isInItem, isUnbalanced, maskText } from './mask-text';

/** Beginning of a sentence; a stop that ends an abbreviation (`e.g.`) is in the middle of one. */
const BEFORE =
  /(^|(?<!\b(?:e\.g|i\.e|etc|vs))[.!?]\s{1,4}|<br\s{0,3}\/?>\s{0,4}|<p(?: [^<>]{0,80})?>\s{0,4}|<\/p>\s{0,4}|\n[ \t]{0,8}\n\s{0,4})/;

/**
 * Beginning of a condition: `Required when`, `Only required in case of`,
 * `Conditional, required if`. What every case requires is no condition.
 */
const REQUIRED =
  /(?:(?:this|the) field is |conditional(?:,|:| [-–—])? |conditionally )?(?:only )?required (?:only )?(?:when|if|unless|in ?case|(?:with|for)(?! (?:all|any|each|every|this)(?: [a-z]{1,30}){0,3}\s{0,8}(?:[.<\n]|$)))\b/;

const BEGINNING = new RegExp(`${BEFORE.source}(${REQUIRED.source})`, 'gi');

/** Longest sentence in characters, after its first words. */
const MAX_SENTENCE_CHARS = 200;
const OTHERWISE = /^ {1,2}otherwise\b/i;

/** Possible end of a sentence: a stop, a tag, a line break. */
const MARKS = /[.!?<\n]/g;
/** Text after a stop that ends a sentence; those of `1.5` and `no. of` are in the middle of one. */
const BEHIND_STOP = /^(?:\s*$|\s*<|[^\S\n]*\n|\s+[^\s\p{Ll}])/u;
/** Text after an abbreviation that ends a sentence. */
const BEHIND_BLOCK = /^\s*(?:$|<(?:br|\/)|\n[^\S\n]*\n)/i;
/** A tag that ends a sentence without a stop. */
const BLOCK_END = /^<(?:br\b|\/p>)/i;
/** Longest abbreviation in characters. */
const MAX_ABBREVIATION_CHARS = 12;

/** End of the sentence that goes on at an offset of a mask; `undefined` where it is unclear. */
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

/** End of a sentence, or of a following one that begins with `Otherwise`. */
function findEndWithOtherwise(text: string, from: number): number | undefined {
  const end = findSentenceEnd(text, from);
  const next = end === undefined ? null : OTHERWISE.exec(text.slice(end, end + 20));
  return end === undefined || next === null
    ? end
    : (findSentenceEnd(text, end + next[0].length) ?? end);
}

/** Most beginnings that are tried: a text with more of them is no description of a field. */
const MAX_BEGINNINGS = 50;

/** Punctuation before a list or the rest of a sentence, and text that continues a sentence. */
const OPEN = /(?:[,:–-]|(?<!&\w{2,4});)$/;
const GOES_ON = /^(?:\s|<[^<>]*>)*[a-z`]/;

/** Whether words before a line break are a whole sentence: half of one has another meaning. */
export function isWholeSentence(words: string, after: string): boolean {
  const plain = words.replace(/<[^<>]*>/g, '').trim();
  return /[.!?]$/.test(plain) || !(OPEN.test(plain) || GOES_ON.test(after.slice(0, 200)));
}

/** A text without its condition, and the condition; empty where it has none. */
type Conditional = { readonly rest: string; readonly condition: string };

/** Joins the texts around a lifted sentence: two line breaks become one, a paragraph is removed. */
function joinAround(text: string, opening: string, after: string): string {
  const [isBreak, isParagraph] = [/^<br/i, /^<p/i].map((tag) => tag.test(opening));
  const lead = text.slice(0, text.length - opening.length);
  if (isBreak && /^<br/i.test(after)) return lead + after;
  const end = isParagraph ? /^\s{0,8}<\/p>/i.exec(after)?.[0].length : undefined;
  return end === undefined ? text + after : lead + after.slice(end);
}

/**
 * Lifts a whole sentence that says when a field must be sent
 * (`Required when avs_address is present.`) out of a text that labels no condition. A sentence that
 * says more stays.
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
    // The line break stays: the next line may be a block.
    const after = text.slice(end).replace(/^[^\S\n]+/, '');
    const rest = joinAround(text.slice(0, start), before, after);
    return { rest: trimBreaks(rest), condition: text.slice(start, end).trim() };
  }
  return { rest: text, condition: '' };
}
