import type { Json } from '@/lib/openapi/core/types';

/** The media type under which a parsed form is validated: no client sends it. */
export const PARSED_FORM = 'application/vnd.parsed-form+json';

/** Whether a request sends a form with parts. */
export function isForm(contentType: string): boolean {
  return contentType.startsWith('multipart/form-data');
}

/**
 * The parts of a form by name, as its schema describes them: a part that is JSON is parsed, a file stands
 * as its name, and parts with one name are a list. `undefined` when the body is no form.
 */
export async function parseForm(contentType: string, body: Buffer): Promise<Json | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'Content-Type': contentType },
    }).formData();
    return Object.fromEntries(
      [...new Set(form.keys())].map((name) => {
        const values = form.getAll(name).map(parsePart);
        return [name, values.length === 1 ? (values[0] ?? '') : values];
      }),
    );
  } catch {
    return undefined;
  }
}

/** Which parts are JSON is not known any more here: an object or a list in braces is. */
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
