import type { SchemaNode } from '@/lib/openapi/core/schema-types';

/** Lower-case letters and digits of a text: titles and names differ in case and separators. */
function normalizeLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Characters of a description, beyond the title's length, that are compared with the title. */
const MAX_COMPARED_CHARS = 400;

/**
 * Title of a schema (JSON Schema Validation 9.1); empty where its name, type or the start of its
 * description says the same.
 * @param name label of its row: a field's name, a variant's.
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
