import type { z } from 'zod';
import {
  frontMatterSchemas,
  getSlug,
  isNested,
  type Page,
  PAGE_ENDING,
  type PdfGuide,
  pdfGuideSchema,
  type Section,
} from '../schemas/page';
import type { Disk } from '../source/disk';
import { fillData, type Report, type SiteValues } from '../source/fill';
import { parseFrontMatter } from '../source/front-matter';
import type { Loader } from '../source/loader';
import { parseData } from '../source/parse';

/** MDX file, not yet parsed. */
export type PageSource = {
  readonly section: Section;
  /** Path from the project root. */
  readonly file: string;
  readonly source: string;
};

/** Page without its text, and its front matter as it is written. */
export type FrontPage = {
  /** Path below the folder of its section, without ending. */
  readonly name: string;
  /** Front matter with values filled in; `undefined` while it is unreadable. */
  readonly data: unknown;
  /** `undefined` for invalid front matter. */
  readonly page: Page | undefined;
};

type FrontMatter = Omit<Page, 'section' | 'slug' | 'file' | 'navTitle'> & {
  readonly slug?: string;
  readonly navTitle?: string;
};

/** Lists the files of a section by their paths below its folder. */
function listPageFiles(disk: Disk, section: Section): readonly string[] {
  const list = isNested(section) ? disk.listTree : disk.list;
  return list(`content/${section}`, PAGE_ENDING);
}

/** Lists the names of the files of a section without their endings. */
export function listPageNames({ disk }: Loader, section: Section): readonly string[] {
  return listPageFiles(disk, section).map((file) => file.replace(PAGE_ENDING, ''));
}

/** Reads the files of a section. */
export function listPageSources({ disk }: Loader, section: Section): readonly PageSource[] {
  return listPageFiles(disk, section).map((name) => {
    const file = `content/${section}/${name}`;
    return { section, file, source: disk.readText(file) ?? '' };
  });
}

/** Front matter of an MDX file with the values filled in; `undefined` while it is unreadable. */
function readFrontMatter(source: string, values: SiteValues, report: Report): unknown {
  const raw = parseFrontMatter(source, report);
  return raw === undefined ? undefined : fillData(raw, values, report);
}

/** Loads the front matter of a page, and reports its errors. */
export function loadFrontPage(
  { section, file, source }: PageSource,
  values: SiteValues,
  report: Report,
): FrontPage {
  const name = file.slice(`content/${section}/`.length).replace(PAGE_ENDING, '');
  const data = readFrontMatter(source, values, report);
  if (data === undefined) return { name, data, page: undefined };
  const schema: z.ZodType<FrontMatter> = frontMatterSchemas[section];
  const matter = parseData(schema, data, report);
  const page = matter && {
    section,
    file: name,
    ...(file.endsWith('.md') && { isMarkdown: true }),
    navTitle: matter.title,
    ...matter,
    slug: getSlug(section, name, matter.slug),
  };
  return { name, data, page };
}

/** MDX file of a PDF guide, with its front matter; `undefined` for an invalid one. */
export type FrontPdfGuide = {
  /** Path from the project root. */
  readonly file: string;
  readonly source: string;
  readonly pdfGuide: PdfGuide | undefined;
};

/** Names of the PDF guides: their files without the ending. */
export function listPdfGuideNames({ disk }: Loader): readonly string[] {
  return disk.list('content/pdf', '.mdx').map((name) => name.replace(/\.mdx$/, ''));
}

/** Loads the front matter of a PDF guide, and reports its errors. */
export function loadFrontPdfGuide(
  name: string,
  { disk, reporter }: Loader,
  values: SiteValues,
): FrontPdfGuide {
  const file = `content/pdf/${name}.mdx`;
  const source = disk.readText(file) ?? '';
  const report = reporter(file);
  const data = readFrontMatter(source, values, report);
  const matter = data === undefined ? undefined : parseData(pdfGuideSchema, data, report);
  return { file, source, pdfGuide: matter && { name, ...matter } };
}

/** Sorts pages as lists show them: by `order`, a tie by title. */
export function sortPages(pages: readonly Page[]): readonly Page[] {
  return [...pages].sort(
    (one, other) => one.order - other.order || (one.title < other.title ? -1 : 1),
  );
}
