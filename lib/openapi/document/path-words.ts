import { getText } from '../json';
import { listPathItems } from './path-items';
import type { JsonObject, OperationEntry } from '../types';

/** What an operation says, then what its path says of all that is done there (OpenAPI 3.1 4.8.9). */
export function buildOperationDescription(document: JsonObject, entry: OperationEntry): string {
  const items = listPathItems(document, entry);
  const pathTexts = ['summary', 'description'].map((key) => {
    const candidates = items.map(({ value }) => getText(value, key).trim());
    return candidates.find((text) => text !== '') ?? '';
  });
  const texts = [entry.description, ...pathTexts.filter((text) => text !== entry.name)];
  return [...new Set(texts)].filter((text) => text.trim() !== '').join('\n\n');
}
