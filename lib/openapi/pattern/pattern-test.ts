/**
 * A pattern that may take years even on a short text: a repeated group may double the time with
 * each character, as may many choices in a row (`a*`, `a|b`, `a{2,4}`).
 */
const SLOW_PATTERN = /\)[*+{]|(?:[*+?|,][^*+?|,]*){4}/;

/** Longest pattern in characters that is run: a schema may apply in thousands of locations. */
const MAX_PATTERN_CHARS = 500;

/**
 * Whether a short text matches a foreign pattern; `undefined` for one that is not run: it is too
 * long, invalid, or may be slow.
 */
export function matchesPattern(text: string, pattern: string): boolean | undefined {
  try {
    if (pattern.length > MAX_PATTERN_CHARS || SLOW_PATTERN.test(pattern)) return undefined;
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

/** Whether a short text may match a foreign pattern: one that is not run counts as matched. */
export function mayMatchPattern(text: string, pattern: string): boolean {
  return matchesPattern(text, pattern) !== false;
}
