import { join } from 'node:path';
import { siteSchema } from '@/lib/content/schemas/site';
import { createDisk } from '@/lib/content/source/disk';
import { createLoader } from '@/lib/content/source/loader';
import { listSources } from './bundle-openapi';

const FOLDER = 'content/openapi';

/**
 * Compares the documents of a project with `apis` of its `content/site.json`: an entry without a
 * document has no operations, a document without an entry no pages. An invalid site.json is
 * reported by the content check.
 * @param root folder of the project.
 * @throws with one line for each difference.
 */
export function checkListedDocuments(root: string): void {
  const site = createLoader(createDisk(root)).load(siteSchema, 'content/site.json', {});
  if (!site) return;
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
        `${FOLDER}/${name}: no page shows it. Add { "id": "${name}", "name": "…", "path": "…" } to "apis" of content/site.json, or take the folder away`,
    );
  if (missing.length + unlisted.length > 0) throw new Error([...missing, ...unlisted].join('\n'));
}
