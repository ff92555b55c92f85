import { existsSync } from 'node:fs';
import site from '@/content/site.json';
import { bundledDocumentPath } from '@/lib/content/source/disk';

/**
 * Files of the portal's own documents, linted and bundled, in the order of `site.json`.
 * @throws when one is not there, with the command that makes it.
 */
export function listBundledDocuments(): readonly string[] {
  const files = site.apis.map(({ id }) => bundledDocumentPath(id));
  for (const file of files)
    if (!existsSync(file)) throw new Error(`${file} is missing: \`npm run test:unit\` makes it`);
  return files;
}
