import type { SchemaNode } from '@/lib/openapi/core/schema-types';

/** The letters and digits of a text: names and titles differ in case, spaces and low lines. */
function normalizeLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Characters of a description that its first words are looked for in. */
const MAX_COMPARED_CHARS = 400;

/**
 * The title of a schema (JSON Schema Validation 9.1) where it tells something that its name, its type and the first
 * words of its description do not; else empty.
 * @param name What stands at its row already: a field's name, a form's.
 */
export function distinctTitle(
  { title, ref = '', type, description }: SchemaNode,
  name = '',
): string {
  const letters = normalizeLetters(title);
  const isRepeated =
    [name, ref, type].some((one) => normalizeLetters(one) === letters) ||
    normalizeLetters(description.slice(0, title.length + MAX_COMPARED_CHARS)).startsWith(letters);
  return isRepeated ? '' : title.trim();
}
