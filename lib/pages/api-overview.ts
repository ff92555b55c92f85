import { pageAddress } from '@/lib/content/validate/addresses';
import type { Page } from '@/lib/content/schemas/page';
import { readPages } from '@/lib/content/read-content';
import { urls } from '@/lib/routes/urls';
import {
  buildDocumentRow,
  describeApiArea,
  type DocumentRow,
} from '@/lib/openapi/overview/document-row';
import { readApis } from './read-apis';

export type ApiOverviewView = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The documents as they were at build. */
  readonly apis: readonly DocumentRow[];
  readonly groups: readonly {
    name: string;
    items: readonly { title: string; url: string; description: string }[];
  }[];
};

/** The first page of the API area: the documents and the sections. */
export function readApiOverview(): ApiOverviewView {
  const pages = readPages('api');
  const apis = readApis().map((saved) => buildDocumentRow(saved, saved.api));
  return {
    path: urls.api,
    title: 'API reference',
    description: describeApiArea(apis),
    apis,
    groups: [
      { name: 'Before you call', items: pages.filter((page) => !page.tag).map(pageCard) },
      { name: 'Operations', items: pages.filter((page) => page.tag).map(pageCard) },
    ],
  };
}

function pageCard(page: Page) {
  return { title: page.title, url: pageAddress(page), description: page.description };
}
