import { readPageBody } from '@/lib/content/read-page-body';
import { readPages } from '@/lib/content/read-pages';
import { readWorkflows } from '@/lib/content/read-workflows';
import type { DrawingName } from '@/lib/content/schemas/drawings';
import type { ShellOverrides } from '@/lib/content/schemas/navigation';
import { type Page, type Section, SECTIONS } from '@/lib/content/schemas/page';
import { pageAddress } from '@/lib/content/validate/addresses';
import { urls } from '@/lib/routes/urls';
import { getOperationByAddress } from './read-apis';
import { type PageTranslation, readPageTranslation } from './reading/page-languages';
import { type PageFoot, readPageFoot } from './reading/read-page-foot';
import { getShellOverrides } from './shell/shell-overrides';

/** Everything that a written page shows besides its text. */
export type PageView = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Section whose pages are listed beside the text. */
  readonly section: Section;
  /** Folders above that have no page, by their addresses. */
  readonly folders?: readonly string[];
  readonly next: readonly PageCard[];
  readonly foot: PageFoot;
  /** Absent for a page whose text is in the language of the interface, and as new as its source. */
  readonly translation?: PageTranslation | undefined;
  readonly shell: ShellOverrides;
};

/** Card that links to a page or operation. */
export type PageCard = {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** Facts at a glance, by name; pages of content only. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly drawing?: DrawingName | undefined;
  /** Whether readers who do not know where to begin begin here. */
  readonly startHere?: boolean | undefined;
};

/** Builds the view of a written page. */
export function buildPageView(page: Page): PageView {
  return {
    path: pageAddress(page),
    title: page.title,
    description: page.description,
    section: page.section,
    ...(page.slug.includes('/') && { folders: listPlainFolders(page) }),
    next: findNextPages(page.related),
    foot: readPageFoot(pageAddress(page), page.section),
    translation: readPageTranslation(pageAddress(page), page.text),
    shell: getShellOverrides(pageAddress(page), page.shell),
  };
}

/** Lists the addresses of the folders above a page, below its section, that have no page. */
function listPlainFolders({ section, slug }: Page): readonly string[] {
  const taken = new Set(readPages(section).map((page) => page.slug));
  const parts = slug.split('/').slice(0, -1);
  return parts
    .map((_, index) => parts.slice(0, index + 1).join('/'))
    .filter((folder) => !taken.has(folder))
    .map((folder) => pageAddress({ section, slug: folder }));
}

/** Builds the card of a written page. */
export function buildPageCard(page: Page): PageCard {
  const { title, description, facts, drawing, startHere } = page;
  return { title, url: pageAddress(page), description, facts, drawing, startHere };
}

/** Cards of the pages and operations at these addresses, in order; unknown ones are left out. */
export function findNextPages(urls: readonly string[]): readonly PageCard[] {
  return urls.map(findNextPage).filter((next) => next !== undefined);
}

function findNextPage(url: string): PageCard | undefined {
  const pages = SECTIONS.flatMap(readPages);
  const page = pages.find((candidate) => pageAddress(candidate) === url);
  if (page) return buildPageCard(page);
  const operation = getOperationByAddress(url);
  return operation && { title: operation.entry.name, url, description: operation.entry.id };
}

/** Page that calls an operation. */
export type OperationUse = {
  readonly name: string;
  /** Address with the heading that the first call stands under. */
  readonly url: string;
  /** Number of the step of the first call, from 1; 0 outside of steps. */
  readonly step: number;
};

/**
 * Reads the guides, solutions and workflows that call an operation (`post /sale`), in their order;
 * empty for none.
 */
export function readOperationUses(operation: string): readonly OperationUse[] {
  const pages = [...readPages('guides'), ...readPages('solutions')].flatMap((page) => {
    const request = readPageBody(page).requests.find((one) => one.operation === operation);
    if (!request) return [];
    const fragment = request.heading === '' ? '' : `#${request.heading}`;
    return { name: page.navTitle, url: pageAddress(page) + fragment, step: request.step };
  });
  const workflows = readWorkflows().flatMap(({ name, title, steps }) => {
    const index = steps.findIndex((one) => one.operation === operation);
    const url = `${urls.workflow(name)}#${steps[index]?.id ?? ''}`;
    return index === -1 ? [] : [{ name: title, url, step: index + 1 }];
  });
  return [...pages, ...workflows];
}
