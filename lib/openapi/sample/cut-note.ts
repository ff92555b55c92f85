/**
 * Where a sample was cut, by its first place; `undefined` when all of it is there.
 * @param cut The places, as JSON pointers.
 * @param whose What the sample is of.
 */
export function toCutNote(cut: readonly string[], whose = 'the body'): string | undefined {
  const [first, ...more] = cut;
  if (first === undefined) return undefined;
  const others = more.length === 0 ? '' : ` and at ${more.length} more`;
  return `Shortened at ${first === '' ? 'its root' : first}${others}: see the fields of ${whose}.`;
}
