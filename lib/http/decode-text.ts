/** Encoding by the first four bytes: a byte order mark, else where zeros stand (YAML 1.2.2 5.2). */
function detectEncoding([a, b, c, d]: Uint8Array): string {
  if (a === 0 && b === 0) return 'utf-32be';
  if (a === 0 || (a === 0xfe && b === 0xff)) return 'utf-16be';
  if (b !== 0 && !(a === 0xff && b === 0xfe)) return 'utf-8';
  return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
}

/** Decodes UTF-32, which browsers do not read. */
function decodeUtf32(bytes: Uint8Array, isLittle: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length - (bytes.length % 4));
  let text = '';
  for (let at = 0; at < view.byteLength; at += 4) {
    const code = view.getUint32(at, isLittle);
    text += code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
  }
  return text.replace(/^\uFEFF/, '');
}

/**
 * Decodes the bytes of a document: UTF-8, or UTF-16 and UTF-32 with and without a byte order mark,
 * which is left out (YAML 1.2.2 5.2; RFC 8259 8.1 for JSON). What is no character becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes);
  return encoding.startsWith('utf-32')
    ? decodeUtf32(bytes, encoding.endsWith('le'))
    : new TextDecoder(encoding).decode(bytes);
}
