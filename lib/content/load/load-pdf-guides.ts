import { type PdfGuide, pdfGuideSchema } from '../schemas/page';
import { fillData } from '../source/fill';
import { parseFrontMatter } from '../source/front-matter';
import type { Loader } from '../source/loader';
import { parseData } from '../source/parse';
import { checkBody, type CheckedBody } from '../validate/check-body';
import type { CheckLink } from '../validate/check-references';
import type { PageContext } from './load-pages';

/** PDF guide with ids and links of its text; `undefined` for invalid front matter. */
export type LoadedPdfGuide = {
  readonly file: string;
  readonly body: CheckedBody;
  readonly pdfGuide: PdfGuide | undefined;
};

/** Loads `content/pdf/*.mdx`, and checks them like pages. */
export function loadPdfGuides(
  { disk, reporter }: Loader,
  context: PageContext,
): readonly LoadedPdfGuide[] {
  return disk.list('content/pdf', '.mdx').map((name) => {
    const file = `content/pdf/${name}`;
    const source = disk.readText(file) ?? '';
    const report = reporter(file);
    const raw = parseFrontMatter(source, report);
    const data =
      raw === undefined
        ? undefined
        : parseData(pdfGuideSchema, fillData(raw, context.values, report), report);
    const pdfGuide = data && { name: name.replace(/\.mdx$/, ''), ...data };
    return { file, pdfGuide, body: checkBody(source, { ...context, report }) };
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
