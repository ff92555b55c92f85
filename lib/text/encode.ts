/** A value that JSON text may hold and `encodeURIComponent` refuses: half of a surrogate pair. */
function replaceSurrogates(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/** Text as one part of a path, query or form, percent-encoded. */
export function encodeUrlPart(text: string): string {
  return encodeURIComponent(replaceSurrogates(text));
}

/** What `encodeURIComponent` writes for the reserved characters that a path segment, and a query's value, may hold. */
const RESERVED = { path: /%(?:3A|40|24|26|2B|2C|3B|3D)/g, query: /%(?:3A|2F|3F|40|24|2C|3B|3D)/g };

/**
 * Text with its reserved characters and what is percent-encoded already (RFC 6570 3.2.3, OpenAPI `allowReserved`);
 * those that would end a path segment or the pair of a query are encoded.
 */
export function encodeAllowingReserved(text: string, location: keyof typeof RESERVED): string {
  const parts = text.split(/(%[0-9a-f]{2})/i);
  const decode = (code: string) => decodeURIComponent(code);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : encodeUrlPart(part).replace(RESERVED[location], decode),
    )
    .join('');
}

/** A literal part of a URL: what may stand there stays, percent signs included. */
export function encodeUrlLiteral(text: string): string {
  return encodeURI(replaceSurrogates(text)).replaceAll('%25', '%');
}
