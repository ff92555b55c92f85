import { createReader } from './create-reader';
import { dropEmptyParts } from './load/drop-empty-parts';
import { loadMenus } from './load/load-data';
import { listPageNames, listPdfGuideNames } from './load/load-front-matter';
import { listWorkflowNames } from './load/load-workflow-file';
import { readBundledApis } from './read-api-document';
import { readReleases } from './read-data';
import { readPlugins } from './read-plugins';
import { readSite, readSiteValues } from './read-site';
import { getSlug, SECTIONS } from './schemas/page';
import { listParts, type Part } from './schemas/parts';
import { bundledDocumentPath } from './source/disk';
import type { Loader } from './source/loader';
import { splitPartAddresses } from './validate/addresses';

/** Parts that the names of files tell. Others, of operations and slugs, no menu leads to. */
function listNamedParts(loader: Loader): readonly Part[] {
  const { apis, extras } = readSite();
  const isBundled = apis.every(({ id }) => loader.disk.has(bundledDocumentPath(id)));
  return listParts({
    pages: SECTIONS.flatMap((section) =>
      listPageNames(loader, section).map((name) => ({
        section,
        name,
        slug: getSlug(section, name),
      })),
    ),
    pdfGuides: listPdfGuideNames(loader).length,
    workflows: isBundled ? listWorkflowNames(loader).length : 0,
    activePlugins: readPlugins().filter(({ active }) => active).length,
    documents: apis.length,
    extras,
    operations: 0,
    releases: Object.keys(readReleases()).length,
    ends: isBundled ? (readBundledApis()?.ends ?? 0) : 0,
  });
}

/**
 * Reads `content/navigation.json`, values filled in and without what leads to an empty part.
 * @throws {InvalidContentError}
 */
export const readNavigation = createReader((loader) => {
  const menus = loadMenus(loader, readSiteValues());
  const { empty } = splitPartAddresses(listNamedParts(loader));
  return menus && dropEmptyParts(menus, new Set(empty));
});
