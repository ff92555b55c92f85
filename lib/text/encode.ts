/** Replaces halves of surrogate pairs, which no URL holds: `encodeURIComponent` throws. */
export function replaceSurrogates(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/** Percent-encodes a text as one part of a path, query or form. Never throws. */
export function encodeUrlPart(text: string): string {
  return encodeURIComponent(replaceSurrogates(text));
}

/** Percent-decodes a text; one with an invalid encoding, such as a lone `%`, stays as it is. */
export function decodeUrlPart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Percent-decodes a text part by part: what has an invalid encoding stays as it is. */
export function decodePercents(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, decodeUrlPart);
}

/** Encoded reserved characters that a path segment or the value of a query may hold unencoded. */
const RESERVED = { path: /%(?:3A|40|24|26|2B|2C|3B|3D)/g, query: /%(?:3A|2F|3F|40|24|2C|3B|3D)/g };

/**
 * Percent-encodes a text except reserved characters and what is encoded already (RFC 6570 3.2.3,
 * OpenAPI `allowReserved`). What would end the path segment or query pair is encoded, too.
 */
export function encodeAllowingReserved(text: string, location: keyof typeof RESERVED): string {
  const parts = text.split(/(%[0-9a-f]{2})/i);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? part : encodeUrlPart(part).replace(RESERVED[location], decodeURIComponent),
    )
    .join('');
}

/** Percent-encodes a literal part of a URL: what a URL may hold stays, percent signs included. */
export function encodeUrlLiteral(text: string): string {
  return encodeURI(replaceSurrogates(text)).replaceAll('%25', '%');
}

/** Base64 of bytes with padding (RFC 4648 4); empty for none. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
