import type { Loader } from '../source/loader';
import { checkBody, type CheckedBody } from '../validate/check-body';
import type { CheckLink } from '../validate/check-references';
import { type FrontPdfGuide, listPdfGuideNames, loadFrontPdfGuide } from './load-front-matter';
import type { PageContext } from './load-pages';

/** PDF guide with ids and links of its text. */
export type LoadedPdfGuide = FrontPdfGuide & { readonly body: CheckedBody };

/** Loads `content/pdf/*.mdx`, and checks them like pages. */
export function loadPdfGuides(loader: Loader, context: PageContext): readonly LoadedPdfGuide[] {
  return listPdfGuideNames(loader).map((name) => {
    const found = loadFrontPdfGuide(name, loader, context.values);
    const report = loader.reporter(found.file);
    return { ...found, body: checkBody(found.source, { ...context, report }) };
  });
}

/** Checks the links of PDF guides, which lead to the portal. */
export function checkPdfGuideLinks(
  pdfGuides: readonly LoadedPdfGuide[],
  checkLink: CheckLink,
): void {
  for (const { file, body } of pdfGuides) {
    for (const { url, at } of body.links) checkLink(url, file, at);
  }
}
