import { scanJson } from '@/lib/openapi/core/json-tokens';

/** Characters that end a search for JSON in a text; each place where JSON may begin costs one parse. */
const MAX_STARTS = 200;

/** Offset behind the bracket that closes the one at `start`; `undefined` where none does. */
function findEnd(text: string, start: number): number | undefined {
  for (const { kind, end, path } of scanJson(text, start))
    if (kind === 'close' && path.length === 0) return end;
  return undefined;
}

function isFilledJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}

/**
 * Finds the first object or list of JSON in a text that is not empty: in the line of a log, after a prompt.
 * @returns the JSON as written; `undefined` for none.
 */
export function findJson(text: string): string | undefined {
  const starts = text.matchAll(/[{[]/g);
  let tries = 0;
  for (const { index } of starts) {
    tries += 1;
    if (tries > MAX_STARTS) return undefined;
    const end = findEnd(text, index);
    const json = end === undefined ? '' : text.slice(index, end);
    if (isFilledJson(json)) return json;
  }
  return undefined;
}
