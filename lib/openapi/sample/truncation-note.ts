/**
 * Describes where a sample was cut, by its first position; `undefined` for a complete sample.
 * @param truncated Positions, as JSON pointers.
 * @param subject What the sample shows.
 */
export function describeTruncation(
  truncated: readonly string[],
  subject = 'the body',
): string | undefined {
  const [first, ...more] = truncated;
  if (first === undefined) return undefined;
  const others = more.length === 0 ? '' : ` and at ${more.length} more`;
  return `Shortened at ${first === '' ? 'its root' : first}${others}: see the fields of ${subject}.`;
}
