import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeChanged } from '@/lib/kit/system/write-changed';
import type { JsonObject } from '@/lib/openapi/core/types';
import { readKeptText, readSiteCalls } from '@/lib/pages/changelog/read-changelog';
import { type ReleasedDocument, releaseFile } from '@/lib/routes/release-address';

/**
 * Writes the documents of former releases to `public/openapi/<id>/<version>.json`, each as one line of JSON: all that
 * a former release costs the export. Those of releases that are no longer listed are deleted.
 * @param root folder of the project.
 */
export function writeReleases(
  root: string,
  documents: readonly Pick<ReleasedDocument, 'id' | 'former'>[],
): void {
  const written = documents.flatMap(({ id, former }) =>
    former.map(({ version }) => {
      const path = join(root, 'public', releaseFile({ api: id, version }));
      const document: JsonObject = JSON.parse(readKeptText(id, version));
      return writeChanged(path, `${JSON.stringify({ ...document, ...readSiteCalls(id) })}\n`);
    }),
  );
  const folder = join(root, 'public/openapi');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.parentPath !== folder && !written.includes(path)) rmSync(path);
  }
}
