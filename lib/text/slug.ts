/** Longest slug in characters, without the hash of a text that loses letters. */
const MAX_SLUG_CHARS = 80;

/**
 * Hashes a text to a short stable number in base 36 (FNV-1a, 32 bit), so that a name in any script
 * has a slug.
 */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

function truncateSlug(slug: string): string {
  if (slug.length <= MAX_SLUG_CHARS) return slug;
  const end = slug.lastIndexOf('-', MAX_SLUG_CHARS);
  return slug.slice(0, end > MAX_SLUG_CHARS / 2 ? end : MAX_SLUG_CHARS);
}

function hyphenate(text: string): string {
  const hyphened = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return truncateSlug(hyphened.replace(/^-|-$/g, ''));
}

/** Beginning of a text without accents. Only that counts for a slug: a foreign text may be a megabyte long. */
function simplify(text: string): string {
  const start = text.slice(0, 4 * MAX_SLUG_CHARS);
  return start.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** Whether the slug of a text cannot show it, and ends in a hash: a text of another script, or of signs alone. */
export function losesLetters(text: string): boolean {
  const plain = simplify(text);
  const hasOthers = /[^\0-\x7f]/.test(plain.replace(/[^\p{L}\p{N}]/gu, ''));
  return hasOthers || (hyphenate(plain) === '' && text.trim() !== '');
}

function slugify(text: string, empty: string): string {
  const slug = hyphenate(simplify(text)) || empty;
  return losesLetters(text) ? `${slug}-${hashText(text)}` : slug;
}

/**
 * Slug of an operation from its summary (SPEC 3): ASCII letters, digits and single hyphens, about
 * 80 characters, never empty. A text that loses letters (another script) ends in a hash of the
 * text. The empty text gives `operation`.
 * @example operationSlug('Sale (Auth + Capture)') // 'sale-auth-capture'
 */
export function operationSlug(summary: string): string {
  return slugify(summary, 'operation');
}

/**
 * Slug of a tag, by the rules of `operationSlug`. The empty text gives `tag`.
 * @example tagSlug('Dispute Management API') // 'dispute-management-api'
 */
export function tagSlug(tag: string): string {
  return slugify(tag, 'tag');
}

/**
 * Splits an identifier into words; only its first 320 characters count.
 * @example humanizeIdentifier('RolloutService_ListRolloutInfos') // 'Rollout Service List Rollout
 *   Infos'
 */
export function humanizeIdentifier(identifier: string): string {
  return identifier
    .slice(0, 4 * MAX_SLUG_CHARS)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[_.\-/\s]+/g, ' ')
    .trim();
}
