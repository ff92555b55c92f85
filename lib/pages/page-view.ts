import { pageAddress } from '@/lib/content/validate/addresses';
import { GUIDE_GROUPS, type Page, type Section } from '@/lib/content/schemas/page';
import { readPages, readPdfGuides, readSite } from '@/lib/content/read-content';
import { getOperationByAddress } from './read-apis';

/** What a written page shows besides its text. */
export type PageView = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly side: { readonly label: string; readonly groups: readonly SideGroup[] };
  readonly next: readonly NextPage[];
  readonly shell: Page['shell'];
};
export type SideItem = { readonly name: string; readonly url: string; readonly external?: boolean };
export type SideGroup = { readonly name: string; readonly items: readonly SideItem[] };
export type NextPage = {
  readonly title: string;
  readonly url: string;
  readonly description: string;
};

const SECTION_LABELS: Readonly<Record<Section, string>> = {
  solutions: 'Solutions',
  guides: 'Guides',
  api: 'API',
  libs: 'Libraries',
};

/** A page with its neighbours in the section and the pages it names as next. */
export function buildPageView(page: Page): PageView {
  return {
    path: pageAddress(page),
    title: page.title,
    description: page.description,
    side: { label: SECTION_LABELS[page.section], groups: listSideGroups(page.section) },
    next: findNextPages(page.related),
    shell: page.shell,
  };
}

/** The pages of a section in their groups; the guides end with those that are PDFs (SPEC 2). */
export function listSideGroups(section: Section): readonly SideGroup[] {
  const pages = readPages(section);
  if (section !== 'guides') return [{ name: SECTION_LABELS[section], items: pages.map(sideItem) }];
  const written = GUIDE_GROUPS.map((name) => ({
    name,
    items: pages.filter((page) => page.group === name).map(sideItem),
  }));
  const documents = readPdfGuides().map(({ name, title }) => ({
    name: title,
    url: getPdfGuideUrl(name),
    external: true,
  }));
  return documents.length > 0 ? [...written, { name: 'Documents', items: documents }] : written;
}

/** Where a guide that is a PDF lies on the storage host. */
export function getPdfGuideUrl(name: string): string {
  return `${readSite().storage}/guides/${name}.pdf`;
}

function sideItem(page: Page) {
  return { name: page.navTitle, url: pageAddress(page) };
}

/** The pages and operations at these addresses, in their order. */
export function findNextPages(urls: readonly string[]): readonly NextPage[] {
  return urls.map(findNextPage).filter((next) => next !== undefined);
}

function findNextPage(url: string): NextPage | undefined {
  const pages = (['solutions', 'guides', 'api', 'libs'] as const).flatMap(readPages);
  const page = pages.find((candidate) => pageAddress(candidate) === url);
  if (page) return { title: page.title, url, description: page.description };
  const operation = getOperationByAddress(url);
  return operation && { title: operation.entry.name, url, description: operation.entry.id };
}
