/** British spelling as American. What is no such word is changed alike on both sides of a comparison. */
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

/** Shorter words are near too many others. */
const MIN_WORD_CHARS = 4;

/**
 * A term as the portal spells it: each word that no page has becomes the nearest one, American for British
 * spelling, else one within a slip of the finger, or two in a long word. `undefined` where nothing changes. The
 * last word may be unfinished, so one that begins a known word is right.
 */
export function correctTerm(words: readonly string[], term: string): string | undefined {
  if (words.length === 0) return undefined;
  const corrected = term.replace(/[a-z]+/gi, (word) => {
    const lower = word.toLowerCase();
    if (lower.length < MIN_WORD_CHARS || words.some((known) => known.startsWith(lower)))
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
  const maxSlips = word.length < 6 ? 1 : 2;
  const candidates = words
    .map((known) => ({ known, slips: boundedEditDistance(american, known, maxSlips) }))
    // Two slips and another first letter make another word.
    .filter(({ known, slips }) => slips === 1 || (slips <= maxSlips && known[0] === word[0]))
    .toSorted((a, b) => a.slips - b.slips);
  return candidates[0]?.known;
}

function americanSpelling(word: string): string {
  return SPELLINGS.reduce((text, [british, american]) => text.replace(british, american), word);
}

function getStem(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < MIN_WORD_CHARS ? word : stem;
}

/** Letters added, left out, changed or swapped with their neighbour; `most + 1` for more than that. */
function boundedEditDistance(a: string, b: string, maxSlips: number): number {
  if (Math.abs(a.length - b.length) > maxSlips) return maxSlips + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, maxSlips + 1);
}
