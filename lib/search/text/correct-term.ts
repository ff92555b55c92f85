import { editDistance } from '@/lib/text/edit-distance';
import { foldMarks } from '@/lib/text/fold-marks';
import { getStem, isStopWord } from './list-terms';

/** Letters of a word that is corrected; a shorter one is close to too many others. */
const MIN_WORD_CHARS = 4;

/** Letters of a word that may have two typos. */
const MIN_LONG_CHARS = 7;

/** Letters of an ending, such as `or` and `ion`, that makes another word. */
const MAX_ENDING_CHARS = 2;

/** Known words that are tried for a misspelt one. */
const MAX_CANDIDATES = 5;

/**
 * Corrects each word of a term that no page has to the closest known word within one typo, or two in
 * a long word, if a page has it together with more of the other words than without it. A word that
 * begins a known one is unfinished and stays. `undefined` when nothing changes.
 * @param words words of all pages, as `foldMarks` writes them, the most frequent first.
 * @param countFound number of words of a query that one page has, at most.
 */
export function correctTerm(
  words: readonly string[],
  term: string,
  countFound: (query: string) => number,
): string | undefined {
  const stems = new Set(words.map(getStem));
  const unknown = (term.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) =>
    isMisspelt(words, stems, word),
  );
  const corrected = unknown.reduce(
    (query, word) => correctWord(words, query, word, countFound),
    term,
  );
  return corrected === term ? undefined : corrected;
}

function isMisspelt(words: readonly string[], stems: ReadonlySet<string>, word: string): boolean {
  const lower = foldMarks(word);
  // Only words in Latin letters have the typos that are known here.
  if (/[^a-z]/.test(lower) || lower.length < MIN_WORD_CHARS || isStopWord(lower)) return false;
  return !stems.has(getStem(lower)) && !words.some((known) => known.startsWith(lower));
}

/** The query with the known word that fits best, or unchanged. */
function correctWord(
  words: readonly string[],
  query: string,
  word: string,
  countFound: (query: string) => number,
): string {
  let best = { query, found: countFound(query) };
  for (const candidate of listCandidates(words, foldMarks(word))) {
    const changed = query.replace(word, candidate);
    const found = countFound(changed);
    if (found > best.found) best = { query: changed, found };
  }
  return best.query;
}

/** Closest known words, those with the fewest typos first, then the most frequent. */
function listCandidates(words: readonly string[], word: string): readonly string[] {
  const maxTypos = word.length < MIN_LONG_CHARS ? 1 : 2;
  return words
    .map((known) => ({ known, typos: editDistance(word, known, maxTypos) }))
    .filter(({ known, typos }) => typos <= maxTypos && isTypo(known, word, typos))
    .toSorted((a, b) => a.typos - b.typos)
    .slice(0, MAX_CANDIDATES)
    .map(({ known }) => known);
}

/**
 * Whether a word is misspelt, and no other word: `pending` is none for `sending`, `losing` for
 * `closing`, nor `descriptor` for `description`.
 */
function isTypo(known: string, word: string, typos: number): boolean {
  const isSwapped = known[0] === word[1] && known[1] === word[0];
  if (typos === 1) return known[0] === word[0] || isSwapped;
  return known[0] === word[0] && !known.startsWith(word.slice(0, -MAX_ENDING_CHARS));
}
