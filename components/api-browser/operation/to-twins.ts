import type { Response } from '@/lib/openapi/types';
import { toContentKey } from './group-media';

/**
 * Responses whose body an earlier one already describes: the same media types and the same schemas. Errors usually
 * share one; saying it once keeps the page short.
 * @returns the earlier status by the later one.
 */
export function toTwins(responses: readonly Response[]): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const { status, content } of responses) {
    const key = toContentKey(content);
    if (key === undefined) continue;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, status);
    else twins.set(status, earlier);
  }
  return twins;
}
