import { toItemPointer } from './find-operations';
import { getText, isObject } from './json';
import { getAt } from './pointer';
import type { JsonObject, OperationEntry } from './types';

/** The entry, called as its path is where it has no name of its own (OpenAPI 3.1 4.8.9 `summary`). */
export function withPathName(document: JsonObject, entry: OperationEntry): OperationEntry {
  if (entry.name !== entry.id) return entry;
  const item = getAt(document, toItemPointer(entry));
  const name = isObject(item) && getText(item, 'summary').trim();
  return name ? { ...entry, name } : entry;
}
