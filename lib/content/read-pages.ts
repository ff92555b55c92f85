import { createReader } from './create-reader';
import {
  listPageSources,
  listPdfGuideNames,
  loadFrontPage,
  loadFrontPdfGuide,
  sortPages,
} from './load/load-front-matter';
import { addTagPages } from './load/tag-pages';
import { readBundledApis } from './read-api-document';
import { readSiteValues } from './read-site';
import type { Page, PdfGuide, Section } from './schemas/page';

const createPagesReader = (section: Section) =>
  createReader((loader) => {
    const values = readSiteValues();
    return listPageSources(loader, section).flatMap((source) => {
      const { page } = loadFrontPage(source, values, loader.reporter(source.file));
      return page ?? [];
    });
  });

const WRITTEN = {
  solutions: createPagesReader('solutions'),
  guides: createPagesReader('guides'),
  api: createPagesReader('api'),
  libs: createPagesReader('libs'),
  pages: createPagesReader('pages'),
} as const satisfies Record<Section, () => readonly Page[]>;

/** Reads the pages of a section that are files, in the order of their names. @throws {InvalidContentError} */
export function readWrittenPages(section: Section): readonly Page[] {
  return WRITTEN[section]();
}

const createSortedReader = (section: Section) =>
  createReader(() => sortPages(readWrittenPages(section)));

const SORTED = {
  solutions: createSortedReader('solutions'),
  guides: createSortedReader('guides'),
  api: createReader(() => sortPages(addTagPages(readWrittenPages('api'), readBundledApis()))),
  libs: createSortedReader('libs'),
  pages: createSortedReader('pages'),
} as const satisfies Record<Section, () => readonly Page[]>;

/** Reads the pages of a section, sorted by `order`. @throws {InvalidContentError} */
export function readPages(section: Section): readonly Page[] {
  return SORTED[section]();
}

/**
 * Reads the page with a slug.
 * @throws {Error} for an unknown slug; {InvalidContentError}
 */
export function readPage(section: Section, slug: string): Page {
  const page = readPages(section).find((one) => one.slug === slug);
  if (!page) throw new Error(`content/${section} has no page with the slug "${slug}"`);
  return page;
}

/** Reads the PDF guides, sorted by name. @throws {InvalidContentError} */
export const readPdfGuides = createReader((loader): readonly PdfGuide[] =>
  listPdfGuideNames(loader).flatMap(
    (name) => loadFrontPdfGuide(name, loader, readSiteValues()).pdfGuide ?? [],
  ),
);
