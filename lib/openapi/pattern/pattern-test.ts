/**
 * Patterns that may take years even on a short text: a group that is repeated may double the time with each character,
 * as may many choices one after the other (`a*`, `a|b`, `a{2,4}`).
 */
const SLOW_PATTERN = /\)[*+{]|(?:[*+?|,][^*+?|,]*){4}/;

/** Longer ones cost more to read than they tell: a schema may stand in thousands of places. */
const MAX_PATTERN_CHARS = 500;

/** Whether a short text obeys a foreign pattern; `undefined` for one that is long, may be slow, or is none: it is not run. */
export function matchesPattern(text: string, pattern: string): boolean | undefined {
  try {
    if (pattern.length > MAX_PATTERN_CHARS || SLOW_PATTERN.test(pattern)) return undefined;
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

/** Whether a short text may obey a foreign pattern: what cannot be told counts as obeyed. */
export function mayMatchPattern(text: string, pattern: string): boolean {
  return matchesPattern(text, pattern) !== false;
}
