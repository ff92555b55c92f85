import * as words from '@/.generated/words/openapi-problems/parse';
import type { ParseResult } from '../core/types';
import { parseDocument, buildRefusal } from './parse-document';
import { parseJson } from './parse-json';

/**
 * Parses JSON text as an OpenAPI document, synchronously. `parseText` also reads YAML, and loads
 * what few documents need on demand.
 * @returns The result of `parseDocument`; `ok: false` for what is not JSON (`not-json`).
 */
export function parseJsonDocument(text: string): ParseResult {
  try {
    const plain = text.replace(/^\uFEFF/, '');
    return parseDocument(parseJson(plain), plain);
  } catch (error) {
    const reason = error instanceof Error ? error.message : words.unreadable;
    return buildRefusal('not-json', words.notJson(reason.slice(0, 200)));
  }
}
