/** A value that JSON text may hold and `encodeURIComponent` refuses: half of a surrogate pair. */
function toWellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/** Text as one part of a path, query or form, percent-encoded. */
export function toEncoded(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/** A literal part of a URL: what may stand there stays, percent signs included. */
export function toLiteral(text: string): string {
  return encodeURI(toWellFormed(text)).replaceAll('%25', '%');
}
