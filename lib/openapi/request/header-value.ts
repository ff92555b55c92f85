/** Header value on one line, without the outer space that HTTP ignores (RFC 9110 5.5). */
export function normalizeHeaderValue(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

/**
 * Sentence on headers that are not ASCII, which clients refuse or encode each in its own way;
 * `undefined` for none.
 */
export function describeNonAsciiHeaders(
  headers: readonly (readonly [name: string, value: string])[],
): string | undefined {
  const names = headers.flatMap(([name, value]) => (/^[\t -~]*$/.test(value) ? [] : [name]));
  if (names.length === 0) return undefined;
  const [values, need] = names.length === 1 ? ['value', 'needs'] : ['values', 'need'];
  return `Headers are ASCII: the ${values} of ${names.join(', ')} ${need} an encoding that both sides know.`;
}
