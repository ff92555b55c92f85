import type { Response } from '@/lib/openapi/types';
import { contentKey } from './group-media';

/**
 * Responses whose body an earlier one already describes: the same media types and the same schemas. Errors usually
 * share one; saying it once keeps the page short.
 * @returns the earlier status by the later one.
 */
export function findDuplicateResponses(
  responses: readonly Response[],
): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const duplicates = new Map<string, string>();
  for (const { status, content } of responses) {
    const key = contentKey(content);
    if (key === undefined) continue;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, status);
    else duplicates.set(status, earlier);
  }
  return duplicates;
}
