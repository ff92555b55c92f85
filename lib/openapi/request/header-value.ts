/** A text as the value of a header: one line, without the space around it that HTTP leaves out (RFC 9110 5.5). */
export function normalizeHeaderValue(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

/** What is to be said of headers whose values clients refuse, or send each in its own way; `undefined` where none is. */
export function describeNonAsciiHeaders(
  headers: readonly (readonly [name: string, value: string])[],
): string | undefined {
  const names = headers.flatMap(([name, value]) => (/^[\t -~]*$/.test(value) ? [] : [name]));
  if (names.length === 0) return undefined;
  const [values, need] = names.length === 1 ? ['value', 'needs'] : ['values', 'need'];
  return `Headers are ASCII: the ${values} of ${names.join(', ')} ${need} an encoding that both sides know.`;
}
