/** Begins the texts that stand for a `bigint` until all is written. */
const BIGINT_PREFIX = '\0';

/**
 * A value as JSON text with every digit of its integers: `JSON.stringify` refuses a `bigint`.
 * @param indent Spaces of each level; none: all on one line.
 */
export function printJson(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch (error) {
    // Marking asks for every value, which costs several times as much: only where it must be.
    if (!(error instanceof TypeError)) throw error;
    const markBigInt = (_: string, one: unknown) =>
      typeof one === 'bigint' ? `${BIGINT_PREFIX}${one}` : one;
    return JSON.stringify(value, markBigInt, indent).replace(/"\\u0000(-?\d+)"/g, '$1');
  }
}
