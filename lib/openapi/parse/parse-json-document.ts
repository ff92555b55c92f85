import type { ParseResult } from '../core/types';
import { parseDocument, buildRefusal } from './parse-document';
import { parseJson } from './parse-json';

/**
 * JSON text as an OpenAPI document, at once and with all that reads JSON. `parseText` reads YAML, too, and fetches
 * what few documents need.
 * @returns What `parseDocument` says of the value; `ok: false` for what is not JSON (`not-json`).
 */
export function parseJsonDocument(text: string): ParseResult {
  try {
    return parseDocument(parseJson(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable';
    return buildRefusal('not-json', `The document is not JSON: ${reason.slice(0, 200)}`);
  }
}
