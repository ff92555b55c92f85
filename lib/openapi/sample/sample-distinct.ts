import { pickAllowed } from '../schema/all-parts';
import type { OpenSchema } from '../schema/open-schema';
import { hasAny } from '../schema/schema-type';
import type { Json } from '../types';

/** What might not allow a number that is a little larger, or a text that is a little longer. */
const LIMITS = ['maximum', 'exclusiveMaximum', 'multipleOf', 'maxLength', 'pattern'];

/**
 * Values that a schema allows, each another; fewer where it is not plain what else it allows.
 * @param told Those that only its words tell.
 */
export function toDistinct(
  open: OpenSchema,
  first: Json,
  count: number,
  told: readonly Json[] = [],
): readonly Json[] {
  // A word may have any digit behind it; a date or an address may not.
  const isWord = typeof first === 'string' && /^[a-z]+$/i.test(first);
  // One alone is a default, which says nothing of others.
  const listed = told.length > 1 ? told : undefined;
  const isOpen = (isWord || typeof first === 'number') && !hasAny(open, LIMITS);
  const allowed = typeof first === 'boolean' ? [!first] : (pickAllowed(open) ?? listed);
  const made = Array.from({ length: isOpen ? count : 0 }, (_, index) =>
    isWord ? first + (index + 2) : Number(first) + index,
  );
  return [...new Set([first, ...(allowed ?? made)])].slice(0, count);
}
