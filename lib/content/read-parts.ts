import { createReader } from './create-reader';
import { readBundledApis } from './read-api-document';
import { readReleases } from './read-data';
import { readPages, readPdfGuides } from './read-pages';
import { readPlugins } from './read-plugins';
import { readSite } from './read-site';
import { readWorkflows } from './read-workflows';
import { SECTIONS } from './schemas/page';
import { listParts } from './schemas/parts';

/** Reads which parts of the portal are not empty. @throws {InvalidContentError} */
export const readParts = createReader(() =>
  listParts({
    pages: SECTIONS.flatMap(readPages).map(({ section, slug, file }) => ({
      ...{ section, slug },
      name: file === '' ? slug : file,
    })),
    pdfGuides: readPdfGuides().length,
    workflows: readWorkflows().length,
    activePlugins: readPlugins().filter(({ active }) => active).length,
    documents: readSite().apis.length,
    extras: readSite().extras,
    operations: readBundledApis()?.operations.size ?? 1,
    releases: Object.keys(readReleases()).length,
    ends: readBundledApis()?.ends ?? 0,
  }),
);
