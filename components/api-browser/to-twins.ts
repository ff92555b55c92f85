import { isObject } from '@/lib/openapi/json';
import type { Response } from '@/lib/openapi/types';

/**
 * Responses whose body an earlier one already describes: the same single media type and the same
 * schema. Errors usually share one; saying it once keeps the page short.
 * @returns the earlier status by the later one.
 */
export function toTwins(responses: readonly Response[]): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const twins = new Map<string, string>();
  for (const response of responses) {
    const key = toBodyKey(response);
    if (key === undefined) continue;
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, response.status);
    else twins.set(response.status, earlier);
  }
  return twins;
}

function toBodyKey({ content }: Response): string | undefined {
  const [media] = content;
  if (!media || content.length > 1 || !isObject(media.schema.value)) return undefined;
  const { $ref } = media.schema.value;
  return `${media.name} ${typeof $ref === 'string' ? $ref : media.schema.pointer}`;
}
