/** Begins the texts that stand for a `bigint` until all is written. */
const MARK = '\0';

/**
 * A value as JSON text with every digit of its integers: `JSON.stringify` refuses a `bigint`.
 * @param indent Spaces of each level; none: all on one line.
 */
export function toJsonText(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch (error) {
    // Marking asks for every value, which costs several times as much: only where it must be.
    if (!(error instanceof TypeError)) throw error;
    const mark = (_: string, one: unknown) => (typeof one === 'bigint' ? `${MARK}${one}` : one);
    return JSON.stringify(value, mark, indent).replace(/"\\u0000(-?\d+)"/g, '$1');
  }
}
