import type { Page } from '@/lib/content/schemas/page';
import { readPages } from '@/lib/content/read-content';
import { urls, withBasePath } from '@/lib/routes/urls';
import { buildOperationGroups, type OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { readApis } from './read-apis';

/** A group of operations, as it was at build. */
export type SavedGroup = {
  /** Name of the document that has it. */
  readonly api: string;
  readonly group: OperationGroup;
};

/** The operations that an API page lists: those of its tag, in the order of the list. None without a tag. */
export function readSectionGroups(page: Pick<Page, 'tag'>): readonly SavedGroup[] {
  return readApis().flatMap(({ id, api }) =>
    buildOperationGroups(api, ({ group, url }) => withBasePath(urls.operation(group, url)))
      .filter(({ name }) => name === page.tag)
      .map((group) => ({ api: id, group })),
  );
}

/** Names of the documents whose operations an API page lists; of all, which the list beside it shows, where it lists none. */
export function readListedApis(page: Pick<Page, 'tag'>): readonly string[] {
  const listed = readSectionGroups(page).map(({ api }) => api);
  return listed.length > 0 ? listed : readApis().map(({ id }) => id);
}

/** Whether somebody wrote a page for a tag, by the part of the address that its operations share. */
export function hasSectionPage(section: string): boolean {
  return readPages('api').some(({ slug }) => slug === section);
}
