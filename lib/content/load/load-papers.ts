import { type BodyFacts, checkBody } from '../check/check-body';
import type { CheckLink } from '../check/check-references';
import { type Paper, paperSchema } from '../kinds/paper';
import { fillData } from '../source/fill';
import { parseFrontMatter } from '../source/front-matter';
import type { PageContext } from './load-pages';
import type { Loader } from '../source/loader';
import { parseData } from '../source/parse';

/** The file of a printed guide, what its text refers to, and what it is where nothing is at fault. */
export type LoadedPaper = {
  readonly file: string;
  readonly body: BodyFacts;
  readonly paper: Paper | undefined;
};

/** Checks `content/pdf/*.mdx` like pages. */
export function loadPapers(
  { disk, reporter }: Loader,
  context: PageContext,
): readonly LoadedPaper[] {
  return disk.list('content/pdf', '.mdx').map((name) => {
    const file = `content/pdf/${name}`;
    const source = disk.readText(file) ?? '';
    const report = reporter(file);
    const raw = parseFrontMatter(source, report);
    const data =
      raw === undefined
        ? undefined
        : parseData(paperSchema, fillData(raw, context.values, report), report);
    const paper = data && { name: name.replace(/\.mdx$/, ''), ...data };
    return { file, paper, body: checkBody(source, { ...context, report }) };
  });
}

/** The links of printed guides, which lead to the portal. */
export function checkPaperLinks(papers: readonly LoadedPaper[], checkLink: CheckLink): void {
  for (const { file, body } of papers) {
    for (const { url, at } of body.links) checkLink(url, file, at);
  }
}
