import { readJsonText, type DocumentFile } from '../fixtures/documents';

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(listTexts) : [];
}

/** Each text of a document that is wanted, once. */
export function readTexts(
  file: DocumentFile,
  isWanted: (text: string) => boolean,
): readonly string[] {
  return [...new Set(listTexts(JSON.parse(readJsonText(file))).filter(isWanted))];
}
