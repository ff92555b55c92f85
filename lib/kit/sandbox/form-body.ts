import type { Json } from '@/lib/openapi/core/types';

/** Media type under which a parsed form is validated; no client sends it. */
export const PARSED_FORM = 'application/vnd.parsed-form+json';

/** Whether a request body is a multipart form. */
export function isForm(contentType: string): boolean {
  return contentType.startsWith('multipart/form-data');
}

/**
 * Parses a form into its parts by name, as its schema describes them: JSON is parsed, a file
 * becomes its name, and parts with the same name become a list. `undefined` when the body is no
 * form.
 */
export async function parseForm(contentType: string, body: Buffer): Promise<Json | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': contentType },
    }).formData();
    return groupByName(form, parsePart);
  } catch {
    return undefined;
  }
}

/**
 * Groups pairs of a form or query by name; a repeated name gives a list. In one pass: `getAll` reads
 * all pairs for each name.
 */
export function groupByName<T, R>(
  pairs: Iterable<readonly [string, T]>,
  convert: (value: T) => R,
): Record<string, R | R[]> {
  const groups = new Map<string, R[]>();
  for (const [name, value] of pairs) {
    const group = groups.get(name);
    if (group) group.push(convert(value));
    else groups.set(name, [convert(value)]);
  }
  return Object.fromEntries(
    [...groups].map(([name, values]) => {
      const [first, ...others] = values;
      return [name, first !== undefined && others.length === 0 ? first : values] as const;
    }),
  );
}

/** Parses a part; without its media type, text that begins like JSON counts as JSON. */
function parsePart(part: File | string): Json {
  if (typeof part !== 'string') return part.name;
  if (!/^\s*[[{]/.test(part)) return part;
  try {
    const value: Json = JSON.parse(part);
    return value;
  } catch {
    return part;
  }
}
