import { z } from 'zod';
import { type CheckedBody, checkBody } from '../validate/check-body';
import type { BodyContext } from '../validate/check-elements';
import { slug } from '../schemas/fields';
import { fillData, type Report } from '../source/fill';
import { parseFrontMatter } from '../source/front-matter';
import { frontMatterSchemas, LIBRARY_PAGES, type Page, type Section } from '../schemas/page';
import { parseData } from '../source/parse';
import { formatSuggestion } from '@/lib/text/edit-distance';

/** What the pages need from the other files. */
export type PageContext = Omit<BodyContext, 'report'>;

/** An MDX file as it was found. */
export type PageSource = {
  readonly section: Section;
  /** Path from the project root. */
  readonly file: string;
  readonly source: string;
};

/** A file's page, where its front matter is sound, and what its text refers to. */
export type LoadedPage = {
  readonly section: Section;
  readonly file: string;
  /** The file's name without folder and `.mdx`. */
  readonly name: string;
  /** Last part of its address; the file's name while the front matter has no right one. */
  readonly slug: string;
  /** Whether its text is all there is: lists of operations and plugins bring ids of their own. */
  readonly isWhole: boolean;
  readonly page: Page | undefined;
  readonly body: CheckedBody;
};

type FrontMatter = Omit<Page, 'section' | 'slug' | 'file' | 'navTitle'> & {
  readonly slug?: string;
  readonly navTitle?: string;
};

function checkTag(tag: string | undefined, { api }: PageContext, report: Report): void {
  if (tag === undefined || !api || api.tags.has(tag)) return;
  report('tag', `no document has the tag "${tag}".${formatSuggestion(tag, api.tags)}`);
}

/** A page of libraries that no route draws: its links and its place in the sitemap would lead nowhere. */
function checkLibrary({ section, file, slug: last }: Page, report: Report): void {
  if (section !== 'libs') return;
  if (!LIBRARY_PAGES.includes(file)) {
    const known = LIBRARY_PAGES.map((name) => `${name}.mdx`).join(' and ');
    report(
      '(root)',
      `no page is drawn from it: /libs/ has ${known} alone. Make it a guide, in content/guides`,
    );
  } else if (last !== file) {
    report('slug', `this page is at /libs/${file}/ and nowhere else. Take "slug" out`);
  }
}

/** What can be told of a page whose front matter is at fault somewhere. */
const outlineSchema = z.object({
  slug: slug.optional().catch(undefined),
  tag: z.unknown().optional(),
});

/** One MDX file as a page, with its faults reported. */
export function loadPage(
  { section, file, source }: PageSource,
  context: PageContext,
  report: Report,
): LoadedPage {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length);
  const raw = parseFrontMatter(source, report);
  const found = { section, file, name, slug: name, isWhole: false, page: undefined };
  // Without a front matter that can be read, its lines would be read as text.
  if (raw === undefined) return { ...found, body: { ids: new Set(), links: [] } };
  const data = fillData(raw, context.values, report);
  const schema: z.ZodType<FrontMatter> = frontMatterSchemas[section];
  const matter = parseData(schema, data, report);
  const body = checkBody(source, { ...context, report });
  const outline = outlineSchema.safeParse(data).data;
  const isWhole = section !== 'libs' && outline !== undefined && outline.tag === undefined;
  const loaded = { ...found, slug: outline?.slug ?? name, isWhole, body };
  if (!matter) return loaded;
  checkTag(matter.tag, context, report);
  const page = { section, file: name, slug: name, navTitle: matter.title, ...matter };
  checkLibrary(page, report);
  return { ...loaded, page };
}

/** Pages in the order of lists: by `order`, a tie by title. */
export function sortPages(pages: readonly Page[]): readonly Page[] {
  return [...pages].sort(
    (one, other) => one.order - other.order || (one.title < other.title ? -1 : 1),
  );
}
