import type { Json } from '../core/types';
import { getAllowedValues } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { hasAnyKeyword } from '../schema/schema-type';

/** Keywords that may forbid a larger number or a longer text. */
const LIMITS = ['maximum', 'exclusiveMaximum', 'multipleOf', 'maxLength', 'pattern'];

/**
 * Lists at most `count` distinct values, `first` included; fewer if no other valid ones are known.
 * @param described Values that only the description lists.
 */
export function listDistinctValues(
  resolved: ResolvedSchema,
  first: Json,
  count: number,
  described: readonly Json[] = [],
): readonly Json[] {
  // A digit can follow a word, but not a date or an address.
  const isWord = typeof first === 'string' && /^[a-z]+$/i.test(first);
  // A single value is a default, which does not exclude others.
  const listed = described.length > 1 ? described : undefined;
  const isExtendable = (isWord || typeof first === 'number') && !hasAnyKeyword(resolved, LIMITS);
  const allowed = typeof first === 'boolean' ? [!first] : (getAllowedValues(resolved) ?? listed);
  const built = Array.from({ length: isExtendable ? count : 0 }, (_, index) =>
    isWord ? `${first}${index + 2}` : Number(first) + index,
  );
  return [...new Set([first, ...(allowed ?? built)])].slice(0, count);
}
