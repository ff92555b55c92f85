/** Joins words as in a sentence: `a, b and c`; empty for none. */
export function joinWords(words: readonly string[], last: 'and' | 'or'): string {
  const [first = '', ...others] = words;
  if (others.length === 0) return first;
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}
