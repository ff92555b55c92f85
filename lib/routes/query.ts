type Scalar = string | number | boolean | null | undefined;

/** Keys that describe a call and never enter its query (SPEC 7). */
const NO_QUERY: ReadonlySet<string> = new Set(['body', 'response']);

/**
 * Serializes an object's own entries to an encoded query string without `?` (SPEC 7). The keys
 * `body` and `response` and empty values (`undefined`, `null`, `''`) are left out; `0` and `false`
 * are values. A list repeats its key for each value. Empty when nothing is left.
 * @example serializeQuery({ tag: ['a', 'b c'], page: 0, q: '' }) // 'tag=a&tag=b+c&page=0'
 */
export function serializeQuery(
  values: Readonly<Record<string, Scalar | readonly Scalar[]>>,
): string {
  const entries = Object.entries(values)
    .filter(([key]) => !NO_QUERY.has(key))
    .flatMap(([key, value]) => [value].flat().map((one) => [key, String(one ?? '')]))
    .filter(([, text]) => text !== '');
  return new URLSearchParams(entries).toString();
}
