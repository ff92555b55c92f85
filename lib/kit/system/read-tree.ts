import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Lists every file below a folder, as `/`-separated paths relative to it, sorted by code unit.
 * Empty for an empty folder; throws `ENOENT` when the folder is missing.
 */
export function readTree(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
