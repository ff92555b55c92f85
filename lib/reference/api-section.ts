import type { Page } from '@/lib/content/kinds/page';
import type { OperationEntry } from '@/lib/openapi/types';
import { readPages } from '@/lib/content/read-pages';
import { readApis } from './read-apis';

/** Name of the document whose operations an API page lists; `undefined` where it lists none. */
export function readSectionDocument(page: Pick<Page, 'tag'>): string | undefined {
  return readApis().find(({ api }) => api.groups.some(({ name }) => name === page.tag))?.id;
}

/** The operations that an API page lists: those of its tag, in the order of the list. Empty without a tag. */
export function readSectionOperations(page: Pick<Page, 'tag'>): readonly OperationEntry[] {
  return readApis()
    .flatMap(({ api }) => api.groups)
    .filter(({ name }) => name === page.tag)
    .flatMap(({ operations }) => operations);
}

/** Whether somebody wrote a page for a tag, by the part of the address that its operations share. */
export function hasSectionPage(section: string): boolean {
  return readPages('api').some(({ slug }) => slug === section);
}
