import { editDistance } from '@/lib/text/edit-distance';
import { foldMarks } from '@/lib/text/fold-marks';

/**
 * British spellings and their American ones. Other words are changed alike on both sides of a
 * comparison.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/([iy])s(e|ed|es|er|ing|ations?)$/, '$1z$2'],
  [/our/, 'or'],
  [/ll(?=ed$|ing$|er$)/, 'l'],
  [/ence$/, 'ense'],
  [/tre$/, 'ter'],
  [/que/, 'ck'],
  [/ogue$/, 'og'],
];

const ENDING = /(?:ations?|ions?|ments?|ings?|ed|ers?|es?|ies|y|ly|s)$/;

/** Letters of a word that is corrected; a shorter one is close to too many others. */
const MIN_WORD_CHARS = 4;

/**
 * Corrects each word of a term that no page contains: to American spelling, else to the closest
 * word within one typo, or two in a long word. A word that begins a known one is unfinished and
 * stays. `undefined` when nothing changes.
 * @param words words of all pages, as `foldMarks` writes them, the most frequent first.
 */
export function correctTerm(words: readonly string[], term: string): string | undefined {
  if (words.length === 0) return undefined;
  const corrected = term.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const lower = foldMarks(word);
    // Only words in Latin letters have the typos and spellings that are known here.
    if (
      /[^a-z]/.test(lower) ||
      lower.length < MIN_WORD_CHARS ||
      words.some((known) => known.startsWith(lower))
    )
      return word;
    const stem = getStem(lower);
    if (words.some((known) => getStem(known) === stem)) return word;
    return findClosestWord(words, lower) ?? word;
  });
  return corrected === term ? undefined : corrected;
}

function findClosestWord(words: readonly string[], word: string): string | undefined {
  const american = americanSpelling(word);
  const same = words.filter((known) => getStem(americanSpelling(known)) === getStem(american));
  if (same.length > 0) return same.find((known) => americanSpelling(known) === american) ?? same[0];
  const maxTypos = word.length < 6 ? 1 : 2;
  const candidates = words
    .map((known) => ({ known, typos: editDistance(american, known, maxTypos) }))
    // Two typos and another first letter make another word.
    .filter(({ known, typos }) => typos === 1 || (typos <= maxTypos && known[0] === word[0]))
    .toSorted((a, b) => a.typos - b.typos);
  return candidates[0]?.known;
}

function americanSpelling(word: string): string {
  return SPELLINGS.reduce((text, [british, american]) => text.replace(british, american), word);
}

function getStem(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < MIN_WORD_CHARS ? word : stem;
}
