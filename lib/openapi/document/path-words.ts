import { getText } from '../json';
import { toItems } from './path-items';
import type { JsonObject, OperationEntry } from '../types';

/** What an operation says, then what its path says of all that is done there (OpenAPI 3.1 4.8.9). */
export function toDescription(document: JsonObject, entry: OperationEntry): string {
  const items = toItems(document, entry);
  const said = ['summary', 'description'].map((key) => {
    const words = items.map(({ value }) => getText(value, key).trim());
    return words.find((text) => text !== '') ?? '';
  });
  const texts = [entry.description, ...said.filter((text) => text !== entry.name)];
  return [...new Set(texts)].filter((text) => text.trim() !== '').join('\n\n');
}
