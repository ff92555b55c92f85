import { foldMarks } from '@/lib/text/fold-marks';
import { listTextTerms, splitRuns, splitUnspaced } from './list-terms';

/** A run of text of an excerpt; `marked` where it matches the query. */
export type ExcerptPart = { readonly text: string; readonly marked: boolean };

/** Lengths of an excerpt in words. */
const WORDS = { before: 6, all: 26 };

/** Words with the terms that match them. */
type Word = { readonly text: string; readonly marked: boolean };

/**
 * Excerpt of a text around the place with most of the matched terms, with these marked. Empty for a
 * text without a match.
 * @param terms matched terms, as `listTextTerms` gives them.
 */
export function buildExcerpt(text: string, terms: ReadonlySet<string>): readonly ExcerptPart[] {
  const words = splitMarked(text, terms);
  const start = findStart(words, terms);
  if (start === undefined) return [];
  const end = start + WORDS.all;
  return joinParts([
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...words.slice(start, end),
    ...(end < words.length ? [{ text: '…', marked: false }] : []),
  ]);
}

/** Splits a text after its spaces; a word is marked when one of its tokens has a matched term. */
function splitMarked(text: string, terms: ReadonlySet<string>): readonly Word[] {
  const mark = (word: string) => ({ text: word, marked: findTerms(word, terms).length > 0 });
  return text.split(/(?<= )/).flatMap((word) => {
    const runs = splitRuns(word);
    if (runs.every((run) => splitUnspaced(run).length === 0)) return [mark(word)];
    return runs.flatMap((run) => {
      const letters = splitUnspaced(run);
      return letters.length === 0 ? [mark(run)] : markLetters(letters, terms);
    });
  });
}

/** Words of a run without spaces: matched letters, and what is between them in pairs. */
function markLetters(letters: readonly string[], terms: ReadonlySet<string>): readonly Word[] {
  const words: { text: string; marked: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const pairs = [(letters[index - 1] ?? '') + letter, letter + (letters[index + 1] ?? '')];
    const marked = [letter, ...pairs].some((one) => terms.has(foldMarks(one)));
    const last = words.at(-1);
    if (last?.marked === marked && (marked || last.text.length < 2)) last.text += letter;
    else words.push({ text: letter, marked });
  }
  return words;
}

function findTerms(word: string, terms: ReadonlySet<string>): readonly string[] {
  const found = (word.match(/[\p{L}\p{M}\p{N}_'’.-]+/gu) ?? []).flatMap((token) =>
    listTextTerms(token.replace(/^[.'’-]+|[.'’-]+$/g, '')),
  );
  return found.filter((term) => terms.has(term));
}

/** Index of the word that an excerpt begins with; `undefined` without a match. */
function findStart(words: readonly Word[], terms: ReadonlySet<string>): number | undefined {
  let best: { start: number; count: number } | undefined;
  for (const [index, { marked }] of words.entries()) {
    if (!marked) continue;
    const start = Math.max(0, index - WORDS.before);
    const inside = words.slice(index, start + WORDS.all).filter((word) => word.marked);
    const count = new Set(inside.flatMap(({ text }) => findTerms(text, terms))).size;
    if (best === undefined || count > best.count) best = { start, count };
  }
  return best?.start;
}

/** Joins neighbours of one kind; the space after a marked word is not marked. */
function joinParts(words: readonly Word[]): readonly ExcerptPart[] {
  const parts: { text: string; marked: boolean }[] = [];
  const add = (text: string, marked: boolean) => {
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += text;
    else if (text !== '') parts.push({ text, marked });
  };
  for (const { text, marked } of words) {
    add(text.trimEnd(), marked);
    add(text.slice(text.trimEnd().length), false);
  }
  return parts;
}
