/** Joins words as in a sentence, the last one after a word like `and`: `a, b and c`; empty for none. */
export function joinWords(words: readonly string[], last: string): string {
  const [first = '', ...others] = words;
  if (others.length === 0) return first;
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** A text with a capital at its start. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with a full stop at its end, where it has no stop; empty for an empty one. */
export function endSentence(text: string): string {
  return text === '' || /[.!?:…。！？]["'”’)\]]?$/.test(text) ? text : `${text}.`;
}
