/**
 * Patterns that may take years even on a short text: a group that is repeated may double the time with each character,
 * as may many choices one after the other (`a*`, `a|b`, `a{2,4}`).
 */
const SLOW = /\)[*+{]|(?:[*+?|,][^*+?|,]*){4}/;

/** Whether a short text of ours may obey a foreign pattern; one that may be slow, or is none, counts as obeyed. */
export function mayObey(text: string, pattern: string): boolean {
  try {
    return SLOW.test(pattern) || new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
