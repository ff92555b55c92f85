import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readDocumentValues } from '@/lib/content/load/document-values';
import { writeChanged } from '@/lib/kit/system/write-changed';
import type { JsonObject } from '@/lib/openapi/core/types';
import { readKeptText } from '@/lib/pages/changelog/read-changelog';
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
  const { additions } = readDocumentValues(root);
  const written = documents.flatMap(({ id, former }) =>
    former.map(({ version }) => {
      const path = join(root, 'public', releaseFile({ api: id, version }));
      const document: JsonObject = JSON.parse(readKeptText(id, version));
      // Limits are those of the server that responds today, also to a caller of a former release.
      const extensions = additions.get(id)?.extensions;
      return writeChanged(path, `${JSON.stringify({ ...document, ...extensions })}\n`);
    }),
  );
  const folder = join(root, 'public/openapi');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.parentPath !== folder && !written.includes(path)) rmSync(path);
  }
}
