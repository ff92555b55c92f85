import * as words from '@/.generated/words/shell/navigation';
import { readPages, readPdfGuides } from '@/lib/content/read-pages';
import { readPlugins } from '@/lib/content/read-plugins';
import { readSite } from '@/lib/content/read-site';
import { readWorkflows } from '@/lib/content/read-workflows';
import type { Page, Section } from '@/lib/content/schemas/page';
import { pageAddress } from '@/lib/content/validate/addresses';
import { isActivePlugin } from '@/lib/plugins/get-plugin';
import { buildBreadcrumbs } from '@/lib/routes/build-breadcrumbs';
import { urls } from '@/lib/routes/urls';
import { readGuideGroups } from '../guide/guide-groups';
import { readCrumbNames } from './crumb-names';

/** Link in the side navigation; `external` marks a file on another host. */
export type SideItem = { readonly name: string; readonly url: string; readonly external?: boolean };
/** Links under one heading of the side navigation. */
export type SideGroup = { readonly name: string; readonly items: readonly SideItem[] };
/** Pages of a section. */
type SideList = { readonly label: string; readonly groups: readonly SideGroup[] };

/** Address of a PDF guide on the storage host. */
export function getPdfGuideUrl(name: string): string {
  return `${readSite().storage}/guides/${name}.pdf`;
}

/** Reads what stands beside the pages of each section. */
export function readSideLists(): Readonly<Record<Section, SideList>> {
  const list = (section: Section) => ({
    label: words.sections[section],
    groups: listSideGroups(section),
  });
  return {
    solutions: list('solutions'),
    guides: list('guides'),
    api: list('api'),
    libs: list('libs'),
    // Each folder has its own name.
    pages: { label: '', groups: listFolderGroups(readPages('pages')) },
  };
}

/** Lists the pages of a section in groups. Workflows and PDF guides are the last groups of the guides (SPEC 2), plugins of the libraries. */
function listSideGroups(section: Section): readonly SideGroup[] {
  const pages = readPages(section);
  if (section === 'guides') {
    const written = readGuideGroups().map(({ name, pages: listed }) => ({
      name: name || words.sections.guides,
      items: listed.map(sideItem),
    }));
    const documents = readPdfGuides().map(({ name, title }) => ({
      name: title,
      url: getPdfGuideUrl(name),
      external: true,
    }));
    const workflows = readWorkflows().map(({ name, title }) => ({
      name: title,
      url: urls.workflow(name),
    }));
    return dropEmpty([
      ...written,
      { name: words.workflows, items: workflows },
      { name: words.documents, items: documents },
    ]);
  }
  const plugins = readPlugins()
    .filter((plugin) => section === 'libs' && isActivePlugin(plugin))
    .map(({ name, url }) => ({ name, url: urls.plugin(url) }));
  const own = { name: words.sections[section], items: pages.map(sideItem) };
  return dropEmpty([own, { name: words.plugins, items: plugins }]);
}

/** Groups pages by their first folder, whose own page comes first; a page alone in it is in no group. */
function listFolderGroups(pages: readonly Page[]): readonly SideGroup[] {
  const getFolder = ({ slug }: Page) => slug.split('/')[0] ?? '';
  const folders = new Set(pages.map(getFolder));
  return [...folders].flatMap((folder) => {
    const inside = pages.filter((page) => getFolder(page) === folder);
    const first = inside.filter(({ slug }) => slug === folder);
    const [crumb] = buildBreadcrumbs(urls.page(folder), [], readCrumbNames());
    const items = [...first, ...inside.filter((page) => !first.includes(page))].map(sideItem);
    return crumb && items.length > 1 ? { name: crumb.name, items } : [];
  });
}

const dropEmpty = (groups: readonly SideGroup[]) => groups.filter(({ items }) => items.length > 0);

function sideItem(page: Page) {
  return { name: page.navTitle, url: pageAddress(page) };
}
