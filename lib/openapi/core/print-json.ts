/** Prefix of the strings that stand for a `bigint` until the text is complete. */
const BIGINT_PREFIX = '\0';

/**
 * Prints a value as JSON with every digit of its integers: `JSON.stringify` refuses a `bigint`.
 * @param indent Spaces of each level; without it everything is on one line.
 */
export function printJson(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch (error) {
    // A replacer visits every value, which takes several times as long: only where it is needed.
    if (!(error instanceof TypeError)) throw error;
    const prefixBigInt = (_: string, one: unknown) =>
      typeof one === 'bigint' ? `${BIGINT_PREFIX}${one}` : one;
    return JSON.stringify(value, prefixBigInt, indent).replace(/"\\u0000(-?\d+)"/g, '$1');
  }
}
