/**
 * Where a sample was cut, by its first place; `undefined` when all of it is there.
 * @param truncatedncated The places, as JSON pointers.
 * @param subjectct What the sample is of.
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
