/**
 * Letters and digits of a text, by which fragments of other sites are compared with names: `Rate
 * limits`, `rate-limits` and `rate_limits` are one. Empty for a text without them.
 */
export function fragmentKey(text: string): string {
  const letters = text.normalize('NFC').toLowerCase();
  return letters.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
