import { encodedHeaders } from '@/.generated/words/openapi/requests';
import { encodeUrlPart } from '@/lib/text/encode';

/** Whether a name of a header is a token (RFC 9110 5.6.2); others could alter the request. */
export function isToken(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

/** Header value on one line, without the outer space that HTTP ignores (RFC 9110 5.5). */
export function normalizeHeaderValue(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

/** Percent-encodes what is not ASCII: clients refuse it, or encode it each in its own way. */
export function encodeHeaderValue(text: string): string {
  return text.replace(/[^\t -~]+/g, encodeUrlPart);
}

/** Sentence on headers whose values are not ASCII (RFC 9110 5.5); `undefined` for none. */
export function describeNonAsciiHeaders(
  headers: readonly (readonly [name: string, value: string])[],
): string | undefined {
  const names = headers.flatMap(([name, value]) =>
    encodeHeaderValue(value) === value ? [] : [name],
  );
  if (names.length === 0) return undefined;
  return encodedHeaders({ count: names.length, names: names.join(', ') });
}
