import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that an export is made from and somebody edits. */
export const EXPORT_SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'mdx-components.tsx',
  'next.config.mjs',
  'package.json',
];

/** Folder of which a build writes all but a few files. */
const GENERATED = 'public';

/**
 * Hash of content and code: two exports with the same one are made from the same sources.
 *
 * @param {string} project folder of the project
 * @returns {string} 64 hexadecimal digits
 */
export function readSourceStamp(project) {
  const hash = createHash('sha256');
  const names = [...EXPORT_SOURCES, 'package-lock.json'].filter((name) => name !== GENERATED);
  for (const name of names)
    for (const file of listFiles(project, name)) {
      const bytes = readFileSync(join(project, file));
      hash.update(`${file.replaceAll('\\', '/')}\n${bytes.length}\n`).update(bytes);
    }
  return hash.digest('hex');
}

/** Paths of a file, or of all files of a folder, from the project; none where there is nothing. */
function listFiles(project, name) {
  const stats = statSync(join(project, name), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [name] : [];
  return readdirSync(join(project, name), { recursive: true })
    .map((file) => join(name, file))
    .filter((file) => statSync(join(project, file)).isFile())
    .sort();
}
