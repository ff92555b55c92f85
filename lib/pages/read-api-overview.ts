import * as words from '@/.generated/words/reference/overview';
import { readPages } from '@/lib/content/read-pages';
import { readSite } from '@/lib/content/read-site';
import type { Page } from '@/lib/content/schemas/page';
import { getApiBase, getApiPath, getLabel, listChoices } from '@/lib/environment/app-links';
import type { ApiIndex } from '@/lib/openapi/core/types';
import {
  buildDocumentRow,
  describeApiArea,
  type DocumentRow,
} from '@/lib/openapi/overview/document-row';
import { urls } from '@/lib/routes/urls';
import { buildPageCard } from './page-view';
import { type DocumentFile, readApis } from './read-apis';
import { type ReferenceLink, readReferenceLinks } from './reading/reference-files';
import type { CardGroup } from './section-view';

/** First page of the API area: its documents, and its written pages in groups. */
export type ApiOverviewView = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Documents bundled at build. */
  readonly apis: readonly DocumentRow[];
  /** Their files, in the same order. */
  readonly files: readonly DocumentFile[];
  /** Links to their whole references, in the same order. */
  readonly references: readonly (readonly ReferenceLink[])[];
  readonly groups: readonly CardGroup[];
};

/** Reads the base of an API in each environment that readers may choose; nothing where there is no choice. */
function readBases(id: string): Pick<DocumentRow, 'bases'> {
  const site = readSite();
  const choices = listChoices(site);
  const api = site.apis.find((one) => one.id === id);
  if (!api || choices.length === 0) return {};
  return {
    bases: choices.map(([name, one]) => ({
      label: getLabel(one, name),
      url: getApiBase(api, one, name) + getApiPath(api),
    })),
  };
}

/** Reads the first page of the API area from content and the bundled documents. */
export function readApiOverview(): ApiOverviewView {
  const pages = readPages('api');
  const apis = readApis().map(({ id, name, urls, api }) =>
    buildDocumentRow({ id, name, isLive: urls.prod !== '', ...readBases(id) }, api),
  );
  return {
    path: urls.api,
    title: words.title,
    description: describeApiArea(apis),
    apis,
    files: readApis().map(({ file }) => file),
    references: readApis().map(({ id }) => readReferenceLinks(id)),
    groups: [
      { name: words.beforeYouCall, items: pages.filter((page) => !page.tag).map(buildPageCard) },
      ...groupTagPages(
        pages,
        readApis().map(({ api }) => api),
        words.operations,
      ),
    ].filter(({ items }) => items.length > 0),
  };
}

/** Names of the `x-tagGroups` sections by the tags in them; empty where a document has none. */
function getTagSections({ groups }: Pick<ApiIndex, 'groups'>): ReadonlyMap<string, string> {
  const sections = new Map<string, string>();
  let current: string | undefined;
  for (const { name, section } of groups) {
    // Only the first tag of a section names it.
    current = section ?? current;
    if (current !== undefined) sections.set(name, current);
  }
  return sections;
}

/**
 * Groups the pages of tags like the list of operations does: by the sections of their documents, in the order of
 * these. In a document with sections, tags outside of them come last.
 * @param rest name of the group of tags whose document has no sections.
 */
export function groupTagPages(
  pages: readonly Page[],
  apis: readonly Pick<ApiIndex, 'groups'>[],
  rest: string,
): readonly CardGroup[] {
  const names = new Map<string, string>();
  for (const api of apis) {
    const sections = getTagSections(api);
    for (const { name } of api.groups)
      if (!names.has(name)) names.set(name, sections.get(name) ?? rest);
  }
  const tagged = pages.flatMap((page) =>
    page.tag === undefined ? [] : [{ page, name: names.get(page.tag) ?? rest }],
  );
  return [...new Set([...names.values(), rest])]
    .map((name) => ({
      name,
      items: tagged.filter((one) => one.name === name).map(({ page }) => buildPageCard(page)),
    }))
    .filter(({ items }) => items.length > 0);
}
