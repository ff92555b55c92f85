const MAX = 80;

/** A short stable number of a text (FNV-1a, 32 bit), so that names in any script have an address. */
function toHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

function toShort(slug: string): string {
  if (slug.length <= MAX) return slug;
  const end = slug.lastIndexOf('-', MAX);
  return slug.slice(0, end > MAX / 2 ? end : MAX);
}

function toHyphened(text: string): string {
  const hyphened = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return toShort(hyphened.replace(/^-|-$/g, ''));
}

function toSlug(text: string, empty: string): string {
  // Only the beginning can matter, and a foreign text may be a megabyte long.
  const start = text.slice(0, 4 * MAX);
  if (!/[^\0-\x7f]/.test(start)) {
    return toHyphened(start) || (text.trim() === '' ? empty : `${empty}-${toHash(text)}`);
  }
  const plain = start.normalize('NFKD').replace(/\p{M}+/gu, '');
  const kept = toHyphened(plain);
  const isLossy = /[^\0-\x7f]/.test(plain.replace(/[^\p{L}\p{N}]/gu, ''));
  return isLossy || kept === '' ? `${kept || empty}-${toHash(text)}` : kept;
}

/**
 * The address part of an operation, from its summary (SPEC 3): ASCII letters, digits and single
 * hyphens, about 80 characters, never empty. A text that loses letters (another script) ends in a
 * number made from the text. The empty text gives `operation`.
 * @example operationSlug('Sale (Auth + Capture)') // 'sale-auth-capture'
 */
export function operationSlug(summary: string): string {
  return toSlug(summary, 'operation');
}

/**
 * The address part of a tag, by the same rules. The empty text gives `tag`.
 * @example tagSlug('Dispute Management API') // 'dispute-management-api'
 */
export function tagSlug(tag: string): string {
  return toSlug(tag, 'tag');
}

/**
 * An identifier as words.
 * @example toWords('RolloutService_ListRolloutInfos') // 'Rollout Service List Rollout Infos'
 */
export function toWords(identifier: string): string {
  return identifier
    .slice(0, 4 * MAX)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[_.\-/\s]+/g, ' ')
    .trim();
}
