import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchFiles } from './search-files';

/** Folder of texts, whose names change with their content. */
const TEXTS_FOLDER = 'search/texts';

/** File of names, which names the file of texts. */
export const NAMES_FILE = 'search/names.json';

/** Characters of the hash in a name. */
const HASH_CHARS = 16;

/**
 * Writes the files of the search: names, which answer first, and texts.
 * @param root folder of the export.
 */
export function writeSearch(root: string, { names, texts }: SearchFiles): void {
  const text = JSON.stringify(texts);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
  const file = `${TEXTS_FOLDER}/${hash}.json`;
  mkdirSync(join(root, TEXTS_FOLDER), { recursive: true });
  writeFileSync(join(root, file), text);
  writeFileSync(join(root, NAMES_FILE), JSON.stringify({ texts: `/${file}`, ...names }));
}
