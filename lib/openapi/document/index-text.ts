import type { ApiIndex } from '../core/types';
import { parseJsonDocument } from '../parse/parse-json-document';
import { indexApi } from './index-api';

/** Indexes a document of JSON text; `undefined` where it is none. `parseText` also reads YAML, and says why not. */
export function indexJsonText(text: string): ApiIndex | undefined {
  const parsed = parseJsonDocument(text);
  return parsed.ok ? indexApi(parsed.document, parsed.problems) : undefined;
}
