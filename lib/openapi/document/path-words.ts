import { toItemPointer } from './find-operations';
import { getObject, getText, isObject } from '../json';
import { getAt } from '../pointer';
import type { JsonObject, OperationEntry } from '../types';

/** A text of an operation's path item (OpenAPI 3.1 4.8.9); what stands beside its `$ref` before what that leads to. */
function getPathText(document: JsonObject, entry: OperationEntry, key: string): string {
  const item = getAt(document, toItemPointer(entry));
  const own = entry.webhook ? undefined : getObject(getObject(document, 'paths'), entry.path);
  return (getText(own, key) || getText(isObject(item) ? item : undefined, key)).trim();
}

/** What an operation says, then what its path says of all that is done there (OpenAPI 3.1 4.8.9). */
export function toDescription(document: JsonObject, entry: OperationEntry): string {
  const said = ['summary', 'description'].map((key) => getPathText(document, entry, key));
  const texts = [entry.description, ...said.filter((text) => text !== entry.name)];
  return [...new Set(texts)].filter((text) => text.trim() !== '').join('\n\n');
}
