import { getAllowedValues } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { hasAnyKeyword } from '../schema/schema-type';
import type { Json } from '../core/types';

/** What might not allow a number that is a little larger, or a text that is a little longer. */
const LIMITS = ['maximum', 'exclusiveMaximum', 'multipleOf', 'maxLength', 'pattern'];

/**
 * Values that a schema allows, each another; fewer where it is not plain what else it allows.
 * @param described Those that only its words tell.
 */
export function listDistinctValues(
  resolved: ResolvedSchema,
  first: Json,
  count: number,
  described: readonly Json[] = [],
): readonly Json[] {
  // A word may have any digit behind it; a date or an address may not.
  const isWord = typeof first === 'string' && /^[a-z]+$/i.test(first);
  // One alone is a default, which says nothing of others.
  const listed = described.length > 1 ? described : undefined;
  const isExtendable = (isWord || typeof first === 'number') && !hasAnyKeyword(resolved, LIMITS);
  const allowed = typeof first === 'boolean' ? [!first] : (getAllowedValues(resolved) ?? listed);
  const built = Array.from({ length: isExtendable ? count : 0 }, (_, index) =>
    isWord ? first + (index + 2) : Number(first) + index,
  );
  return [...new Set([first, ...(allowed ?? built)])].slice(0, count);
}
