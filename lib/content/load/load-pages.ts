import { z } from 'zod';
import { formatSuggestion } from '@/lib/text/edit-distance';
import { slug } from '../schemas/fields';
import {
  frontMatterSchemas,
  GO_LIVE_PAGE,
  LIBRARY_PAGES,
  type Page,
  PAGE_ENDING,
  type Section,
} from '../schemas/page';
import { fillData, type Report } from '../source/fill';
import { parseFrontMatter } from '../source/front-matter';
import { parseData } from '../source/parse';
import { checkBody } from '../validate/check-body';
import type { BodyContext } from '../validate/check-elements';
import type { LoadedPage } from '../validate/check-references';

/** Context of the check of a page, from other files. */
export type PageContext = Omit<BodyContext, 'report'>;

/** MDX file, not yet parsed. */
export type PageSource = {
  readonly section: Section;
  /** Path from the project root. */
  readonly file: string;
  readonly source: string;
};

type FrontMatter = Omit<Page, 'section' | 'slug' | 'file' | 'navTitle' | 'tasks' | 'requests'> & {
  readonly slug?: string;
  readonly navTitle?: string;
};

function checkTag(tag: string | undefined, { api }: PageContext, report: Report): void {
  if (tag === undefined || !api || api.tags.has(tag)) return;
  const suggestion = formatSuggestion(tag, api.tags) || ` Tags: ${[...api.tags].join(', ')}`;
  report('tag', `no document has the tag "${tag}".${suggestion}`);
}

/** Files that a route of their own imports. */
const IMPORTED = [
  ...LIBRARY_PAGES.map((name) => `content/libs/${name}`),
  `content/guides/${GO_LIVE_PAGE}`,
];

/** Reports a page of `content/libs` without a route: links to it would be broken. */
function checkLibrary(page: Page, report: Report): void {
  const { section, file, slug: last, isMarkdown } = page;
  if (isMarkdown && IMPORTED.includes(`content/${section}/${file}`))
    report(
      '(root)',
      `this page has a route of its own, which reads it as MDX. Rename it to "${file}.mdx"`,
    );
  if (section !== 'libs') return;
  if (!LIBRARY_PAGES.includes(file)) {
    const known = LIBRARY_PAGES.map((name) => `${name}.mdx`).join(' and ');
    report(
      '(root)',
      `no page is rendered from it: /libs/ has ${known} alone. Make it a guide, in content/guides`,
    );
  } else if (last !== file) {
    report('slug', `this page is at /libs/${file}/ and nowhere else. Take "slug" out`);
  }
}

/** Fields that are used even where other front matter is invalid. */
const outlineSchema = z.object({
  slug: slug.optional().catch(undefined),
  tag: z.unknown().optional(),
});

/** Loads one MDX file as a page, and reports its errors. */
export function loadPage(
  { section, file, source }: PageSource,
  context: PageContext,
  report: Report,
): LoadedPage {
  const name = file.slice(file.lastIndexOf('/') + 1).replace(PAGE_ENDING, '');
  const raw = parseFrontMatter(source, report);
  const found = { section, file, name, slug: name, isWhole: false, page: undefined };
  // The body is skipped: unreadable front matter would be taken for text.
  if (raw === undefined)
    return { ...found, body: { ids: new Set(), links: [], tasks: [], requests: [] } };
  const data = fillData(raw, context.values, report);
  const schema: z.ZodType<FrontMatter> = frontMatterSchemas[section];
  const matter = parseData(schema, data, report);
  const body = checkBody(source, { ...context, report });
  const outline = outlineSchema.safeParse(data).data;
  const isWhole = section !== 'libs' && outline !== undefined && outline.tag === undefined;
  const loaded = { ...found, slug: outline?.slug ?? name, isWhole, body };
  if (!matter) return loaded;
  checkTag(matter.tag, context, report);
  const page = {
    section,
    file: name,
    ...(file.endsWith('.md') && { isMarkdown: true }),
    slug: name,
    navTitle: matter.title,
    tasks: body.tasks,
    requests: body.requests,
    ...matter,
  };
  checkLibrary(page, report);
  return { ...loaded, page };
}

/** Sorts pages as lists show them: by `order`, a tie by title. */
export function sortPages(pages: readonly Page[]): readonly Page[] {
  return [...pages].sort(
    (one, other) => one.order - other.order || (one.title < other.title ? -1 : 1),
  );
}
