import { trimBreaks } from './prose-text';

/** Where a sentence begins: a stop that ends an abbreviation (`e.g.`) is in the middle of one. */
const BEFORE =
  /(^|(?<!\b(?:e\.g|i\.e|etc|vs))[.!?]\s{1,4}|<br\s{0,3}\/?>\s{0,4}|\n[ \t]{0,8}\n\s{0,4})/;

/** `Required when`, `Only required in case of`, `Conditional, required if`. What every case requires is no condition. */
const REQUIRED =
  /(?:(?:this|the) field is |conditional(?:,|:| [-–—])? |conditionally )?(?:only )?required (?:only )?(?:when|if|unless|with|in ?case|for(?! (?:all|any|every) [a-z]{1,30}(?: of [a-z]{1,30})?\.))\b/;

/** The rest of the sentence, with the one after it that says what is otherwise; a line may end it, too. */
const REST = /[^.<\n]{1,200}(?:\.(?: {1,2}otherwise\b[^.<\n]{1,200}\.)?(?=\s|<br\b|$)|(?=<br\b|$))/;

const SENTENCE = new RegExp(`${BEFORE.source}(${REQUIRED.source}${REST.source})`, 'i');

/** What a list or the rest of a sentence follows. */
const OPEN = /[,:;(–-]$/;
const GOES_ON = /^\s{0,8}(?:<br\s{0,3}\/?>\s{0,8}){0,8}[a-z(]/;

/** Whether words that only a line ends are a whole sentence: half of it has another meaning. */
export function isWhole(words: string, after: string): boolean {
  return words.endsWith('.') || !(OPEN.test(words) || GOES_ON.test(after.slice(0, 200)));
}

/** A text without its condition, and the condition: empty where it tells none. */
type Conditional = { readonly rest: string; readonly condition: string };

/**
 * Takes a whole sentence that says when a field must be sent (`Required when avs_address is present.`) out of a text
 * that labels no condition. One that says something else, too, stays as it is.
 */
export function liftSentence(text: string): Conditional {
  const match = SENTENCE.exec(text);
  const [, before = '', found = ''] = match ?? [];
  const start = (match?.index ?? 0) + before.length;
  const condition = found.trim();
  const after = text.slice(start + found.length).trimStart();
  if (match === null || !isWhole(condition, after)) return { rest: text, condition: '' };
  // Of two line breaks around the sentence one is left.
  const head = text.slice(0, before.startsWith('<br') ? match.index : start);
  const rest = after.startsWith('<br') ? head.trimEnd() + after : head + after;
  return { rest: trimBreaks(rest), condition };
}
