/**
 * Patterns that may take years even on a short text: a group that is repeated may double the time with each character,
 * as may many choices one after the other (`a*`, `a|b`, `a{2,4}`).
 */
const SLOW = /\)[*+{]|(?:[*+?|,][^*+?|,]*){4}/;

/** Longer ones cost more to read than they tell: a schema may stand in thousands of places. */
const LONGEST = 500;

/** Whether a short text may obey a foreign pattern; one that is long, may be slow, or is none, counts as obeyed. */
export function mayObey(text: string, pattern: string): boolean {
  try {
    return pattern.length > LONGEST || SLOW.test(pattern) || new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}
