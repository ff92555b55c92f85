/** First and last byte of a part of a file, both included. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110 14.2). `undefined` means the whole
 * file: no header, a malformed one, another unit than bytes, or several parts. `unsatisfiable`
 * means status 416: the part begins behind the end of the file.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (first === '') return parseSuffix(last, size);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Parses the length of a suffix range, `bytes=-500`: the last bytes of a file. */
function parseSuffix(length: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (length === '') return undefined;
  if (Number(length) === 0) return 'unsatisfiable';
  return size === 0 ? undefined : { start: Math.max(0, size - Number(length)), end: size - 1 };
}
