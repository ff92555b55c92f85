import { z } from 'zod';
import { type BodyFacts, checkBody } from '../check/check-body';
import type { CheckLink } from '../check/check-references';
import { text } from '../kinds/fields';
import { fillData } from '../source/fill';
import { parseFrontMatter } from '../source/front-matter';
import type { PageContext } from './load-pages';
import type { Loader } from '../source/loader';
import { parseData } from '../source/parse';

/** A guide that is printed as PDF. It is no page, so it has no order and no section. */
const paperSchema = z.strictObject({ title: text(2, 60), description: text(50, 200) });

/** The file of a printed guide and what its text refers to. */
export type Paper = { readonly file: string; readonly body: BodyFacts };

/** Checks `content/pdf/*.mdx` like pages. */
export function loadPapers({ disk, reporter }: Loader, context: PageContext): readonly Paper[] {
  return disk.list('content/pdf', '.mdx').map((name) => {
    const file = `content/pdf/${name}`;
    const source = disk.readText(file) ?? '';
    const report = reporter(file);
    const raw = parseFrontMatter(source, report);
    if (raw !== undefined) parseData(paperSchema, fillData(raw, context.values, report), report);
    return { file, body: checkBody(source, { ...context, report }) };
  });
}

/** The links of printed guides, which lead to the portal. */
export function checkPaperLinks(papers: readonly Paper[], checkLink: CheckLink): void {
  for (const { file, body } of papers) {
    for (const { url, at } of body.links) checkLink(url, file, at);
  }
}
