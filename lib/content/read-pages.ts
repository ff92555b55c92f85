import type { Page, Section } from './kinds/page';
import type { PdfGuide } from './kinds/paper';
import { readContent } from './read-content';

/** The pages of a section, sorted by `order`. @throws {InvalidContentError} when any content file is at fault. */
export function readPages(section: Section): readonly Page[] {
  return readContent().pages[section];
}

/**
 * The page with this slug, where the route was made from `readExportedPages`.
 * @throws {Error} for one nobody wrote, {InvalidContentError} when any content file is at fault.
 */
export function readPage(section: Section, slug: string): Page {
  const page = readPages(section).find((one) => one.slug === slug);
  if (!page) throw new Error(`content/${section} has no page with the slug "${slug}"`);
  return page;
}

/** The guides that are given away as files. @throws {InvalidContentError} when any content file is at fault. */
export function readPdfGuides(): readonly PdfGuide[] {
  return readContent().pdfGuides;
}
