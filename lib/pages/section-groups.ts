import { readPages } from '@/lib/content/read-pages';
import type { Page } from '@/lib/content/schemas/page';
import { describeOperationEnd } from '@/lib/openapi/overview/operation-end';
import { buildOperationGroups, type OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { getOperationPath } from '@/lib/routes/operation-paths';
import { withBasePath } from '@/lib/routes/urls';
import { readApis } from './read-apis';

/** One tag's operations in a document bundled at build. */
export type SavedGroup = {
  /** Id of the document. */
  readonly api: string;
  readonly group: OperationGroup;
};

/** Reads the operations of an API page's tag, in list order; empty for a page without a tag. */
export function readSectionGroups(page: Pick<Page, 'tag'>): readonly SavedGroup[] {
  return readApis().flatMap(({ id, api }) =>
    buildOperationGroups(
      api,
      (entry) => withBasePath(getOperationPath(entry)),
      undefined,
      (entry) => describeOperationEnd(api, entry),
    )
      .filter(({ name }) => name === page.tag)
      .map((group) => ({ api: id, group })),
  );
}

/** Ids of the documents whose operations an API page lists; all ids for a page that lists none. */
export function readListedApis(page: Pick<Page, 'tag'>): readonly string[] {
  const listed = readSectionGroups(page).map(({ api }) => api);
  return listed.length > 0 ? listed : readApis().map(({ id }) => id);
}

/** Whether a tag has a written page, by the address segment that its operations share. */
export function hasSectionPage(section: string): boolean {
  return readPages('api').some(({ slug }) => slug === section);
}
