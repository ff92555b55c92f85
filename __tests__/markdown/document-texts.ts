import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDERS = ['public/openapi', '../shared/fixtures/openapi'].map((path) => resolve(path));

/** The OpenAPI documents at hand: the project's own everywhere, those of other hands where they are. */
export const DOCUMENTS = FOLDERS.flatMap((folder) => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
});

function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(toTexts) : [];
}

/** Each text of a document that is wanted, once. */
export function readTexts(file: string, isWanted: (text: string) => boolean): readonly string[] {
  return [...new Set(toTexts(JSON.parse(readFileSync(file, 'utf8'))).filter(isWanted))];
}
