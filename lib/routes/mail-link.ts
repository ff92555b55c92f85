/** Most characters of a link that begins a mail or an issue: some programs cut a longer one, or do not open it. */
export const MAX_LINK_CHARS = 1900;

/** Prints the link that begins a mail with subject and text (RFC 6068). */
export function printMailLink(email: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
