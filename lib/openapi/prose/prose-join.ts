import { type ProseFacts, type Said, toProseFacts } from './prose-facts';

const WORD = /[\p{L}\p{N}]/u;

/** A text as far as it says something: how it is spaced, and the stop at its end, do not. */
function toWords(text: string): string {
  return text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
}

/** Whether a text says what another one says, in the same whole words. */
function holds(text: string, other: string): boolean {
  const [whole, part] = [toWords(text), toWords(other)];
  const at = whole.indexOf(part);
  if (at === -1) return false;
  const end = at + part.length;
  const isInWord = (index: number) =>
    WORD.test(whole[index - 1] ?? '') && WORD.test(whole[index] ?? '');
  return part === '' || !(isInWord(at) || isInWord(end));
}

function joinTexts(first: string, second: string): string {
  if (holds(first, second)) return first;
  return holds(second, first) ? second : `${first}\n\n${second}`;
}

/** Whether two texts give different answers to one question: a row has room for one. */
function areAtOdds(first: ProseFacts, second: ProseFacts): boolean {
  const toAnswers = ({ format, defaultValue, defaultWords, condition }: ProseFacts) => [
    format,
    defaultValue || defaultWords,
    condition,
  ];
  const others = toAnswers(second);
  const isOther = toAnswers(first).some(
    (one, index) => one !== '' && others[index] !== '' && one !== others[index],
  );
  return isOther || (first.values.length > 0 && second.values.length > 0);
}

/**
 * Two descriptions of one value as one, what both say once, with the facts of both. Where they are at odds the second
 * keeps its words in the text.
 */
export function joinProse(first: string, second: string, said: Said): ProseFacts {
  if (holds(first, second)) return toProseFacts(first, said);
  if (holds(second, first)) return toProseFacts(second, said);
  const before = toProseFacts(first, said);
  // Each is read by itself: a tag or list that one leaves open is no part of the other.
  const after = toProseFacts(second, said);
  if (areAtOdds(before, after)) return { ...before, rest: joinTexts(before.rest, second) };
  return {
    rest: joinTexts(before.rest, after.rest),
    format: before.format || after.format,
    defaultValue: before.defaultValue || after.defaultValue,
    defaultWords: before.defaultWords || after.defaultWords,
    condition: before.condition || after.condition,
    values: before.values.length > 0 ? before.values : after.values,
  };
}
