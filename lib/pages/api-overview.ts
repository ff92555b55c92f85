import * as words from '@/.generated/words/reference/overview';
import { readPages } from '@/lib/content/read-content';
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

/** Reads the first page of the API area from content and the bundled documents. */
export function readApiOverview(): ApiOverviewView {
  const pages = readPages('api');
  const apis = readApis().map((saved) => buildDocumentRow(saved, saved.api));
  return {
    path: urls.api,
    title: words.title,
    description: describeApiArea(apis),
    apis,
    files: readApis().map(({ file }) => file),
    references: readApis().map(({ id }) => readReferenceLinks(id)),
    groups: [
      { name: words.beforeYouCall, items: pages.filter((page) => !page.tag).map(buildPageCard) },
      { name: words.operations, items: pages.filter((page) => page.tag).map(buildPageCard) },
    ].filter(({ items }) => items.length > 0),
  };
}
