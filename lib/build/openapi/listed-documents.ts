import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createDisk } from '@/lib/content/source/disk';
import { siteSchema } from '@/lib/content/schemas/site';
import { createLoader } from '@/lib/content/source/loader';
import { listSources } from './bundle-openapi';

const FOLDER = 'content/openapi';

/**
 * Compares the documents of a project with `apis` of its `content/site.json`. An entry without a document has no
 * operations to compare the content with, and a document without an entry has no pages. A site.json at fault is
 * told of with the rest of the content.
 * @param root the project's folder.
 * @throws with one line for each.
 */
export function checkListedDocuments(root: string): void {
  const site = createLoader(createDisk(root)).load(siteSchema, 'content/site.json', {});
  if (!site || !existsSync(join(root, FOLDER))) return;
  const ids = site.apis.map(({ id }) => id);
  const folders = listSources(join(root, FOLDER)).map(([name]) => name);
  const missing = ids.flatMap((id, index) =>
    folders.includes(id)
      ? []
      : [`content/site.json: apis.${index}.id: there is no ${FOLDER}/${id}/openapi.yaml`],
  );
  const unlisted = folders
    .filter((name) => !ids.includes(name))
    .map(
      (name) =>
        `${FOLDER}/${name}: no page shows it. Add { "id": "${name}", "name": "…", "location": "…" } to "apis" of content/site.json, or take the folder away`,
    );
  if (missing.length + unlisted.length > 0) throw new Error([...missing, ...unlisted].join('\n'));
}
