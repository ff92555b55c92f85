/**
 * Edit distance: letters to add, drop, replace or swap with a neighbour to get from `a` to `b`.
 * @param max Lengths that differ by more give `max + 1` at once.
 */
export function editDistance(a: string, b: string, max = Infinity): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const costs = [
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      ];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped && row > 1 && column > 1) costs.push((before[column - 2] ?? 0) + 1);
      current.push(Math.min(...costs));
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

/** Longest word in characters whose letters all count, but for digits: another one makes it another word. */
const MAX_SHORT_CHARS = 3;

const sortLetters = (word: string) => [...word].sort().join('');

/** Longest word in characters that is compared: comparing takes quadratic time. */
const MAX_WORD_CHARS = 200;

/**
 * Finds the candidate closest to a mistyped word, ignoring case: at most a third of the letters
 * differ, and of three or fewer only their order, but for codes: `xml` is no slip of `yml`. `undefined` when none is that close; the
 * first of equally close ones.
 * @example findClosestMatch('relases', ['releases', 'name']) // 'releases'
 */
export function findClosestMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_WORD_CHARS) return undefined;
  const wanted = word.toLowerCase();
  const matches = [...candidates]
    .filter((candidate) => candidate.length <= MAX_WORD_CHARS)
    .map((candidate) => ({ candidate, distance: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => {
      const letters = Math.max(wanted.length, candidate.length);
      if (letters <= MAX_SHORT_CHARS && /[^\d]/.test(wanted))
        return sortLetters(wanted) === sortLetters(candidate.toLowerCase());
      return distance <= Math.max(1, Math.floor(letters / 3)) && distance < letters;
    })
    .sort((one, other) => one.distance - other.distance);
  return matches[0]?.candidate;
}

/**
 * Formats ` Did you mean "releases"?` with a leading space, to append to a message. Empty when no
 * candidate is close.
 */
export function formatSuggestion(word: string, candidates: Iterable<string>): string {
  const closest = findClosestMatch(word, candidates);
  return closest === undefined ? '' : ` Did you mean ${JSON.stringify(closest)}?`;
}
