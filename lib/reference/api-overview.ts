import { toPageAddress } from '@/lib/content/check/addresses';
import type { Page } from '@/lib/content/kinds/page';
import { readPages } from '@/lib/content/read-pages';
import { getReleaseDay, toDayWords } from '@/lib/openapi/document/release';
import type { ApiIndex } from '@/lib/openapi/types';
import { urls } from '@/lib/urls';
import { readApis, readOperations } from './read-apis';

export type ApiOverviewView = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Version of each document, as it was at build. */
  readonly apis: readonly { name: string; version: string; operations: string; server: string }[];
  readonly groups: readonly {
    name: string;
    items: readonly { title: string; url: string; description: string }[];
  }[];
};

/** The first page of the API area: the documents and the sections. */
export function readApiOverview(): ApiOverviewView {
  const pages = readPages('api');
  const all = readOperations();
  const calls = all.filter(({ entry }) => !entry.webhook).length;
  return {
    path: urls.api,
    title: 'API reference',
    description: `${calls} operations and ${all.length - calls} webhooks: what to send, what comes back, and every code on the way. Each page shows the live document once it has loaded.`,
    apis: readApis().map(({ name, api }) => ({
      name,
      version: toVersion(api),
      operations: toCounts(api),
      server: api.servers[0]?.url ?? '',
    })),
    groups: [
      { name: 'Before you call', items: pages.filter((page) => !page.tag).map(toItem) },
      { name: 'Operations', items: pages.filter((page) => page.tag).map(toItem) },
    ],
  };
}

/** `2.4.0, November 20, 2026`; the version alone where the document names no day. */
function toVersion(api: ApiIndex): string {
  const day = getReleaseDay(api);
  return day === '' ? api.version : `${api.version}, ${toDayWords(day)}`;
}

/** `111`; `111 and 15 webhooks`. */
function toCounts({ operations }: ApiIndex): string {
  const webhooks = [...operations.values()].filter((entry) => entry.webhook).length;
  const calls = operations.size - webhooks;
  return webhooks === 0 ? `${calls}` : `${calls} and ${webhooks} webhooks`;
}

function toItem(page: Page) {
  return { title: page.title, url: toPageAddress(page), description: page.description };
}
