/**
 * Hashes a text to 16 hex digits (FNV-1a, two lanes of 32 bits), to compare the live document with
 * the one a page was built from. Not for security: `crypto.subtle` is missing on plain http hosts.
 * @example textHash('') // '811c9dc501000193'
 */
export function textHash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return toHex(a) + toHex(b);
}

function toHex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0');
}
