import * as words from '@/.generated/words/openapi/overview';
import {
  production as productionBase,
  sandbox as sandboxBase,
} from '@/.generated/words/reference/overview';
import type { ApiIndex } from '../core/types';
import { getServerRole, type ServerRole } from '../document/servers';
import { getReleaseDay, formatReleaseDay } from './document-info';

/** One document as the overview of the API area lists it. */
export type DocumentRow = {
  /** Name of the document in the store. */
  readonly id: string;
  readonly name: string;
  /** Version and release day: `2.4.0, November 20, 2026`; empty where it has neither. */
  readonly version: string;
  /** Number of operations that the reader calls. */
  readonly calls: number;
  readonly webhooks: number;
  /** Whether its pages load a live document. */
  readonly isLive: boolean;
  /** Its base in each environment that readers may choose; absent where there is no choice. */
  readonly bases?: readonly { readonly label: string; readonly url: string }[];
  /** Its first servers, with what each is for where it says so. */
  readonly servers: readonly { readonly url: string; readonly role: ServerRole | undefined }[];
};

/** Most servers of a row; the page of the document lists them all. */
const MAX_SERVERS = 4;

/** Builds the row of a document, saved or live. */
export function buildDocumentRow(
  { id, name, isLive, bases }: Pick<DocumentRow, 'id' | 'name' | 'isLive' | 'bases'>,
  api: ApiIndex,
): DocumentRow {
  const day = getReleaseDay(api);
  const webhooks = [...api.operations.values()].filter((entry) => entry.webhook).length;
  return {
    id,
    name,
    isLive,
    ...(bases && { bases }),
    version: [api.version, day && formatReleaseDay(day)].filter(Boolean).join(', '),
    calls: api.operations.size - webhooks,
    webhooks,
    servers: api.servers
      .slice(0, MAX_SERVERS)
      .map((server) => ({ url: server.url, role: getServerRole(server) })),
  };
}

/**
 * Formats the numbers of a document's operations and webhooks.
 * @example formatOperationCount({ calls: 111, webhooks: 15 }) // '111 operations and 15 webhooks'
 */
export function formatOperationCount({
  calls,
  webhooks,
}: Pick<DocumentRow, 'calls' | 'webhooks'>): string {
  if (calls === 0 && webhooks > 0) return words.webhooks(webhooks);
  const operations = words.operations(calls);
  return webhooks === 0
    ? operations
    : words.both({ operations, webhooks: words.webhooks(webhooks) });
}

/** Sentence on the content of the API area, with the totals of its documents. */
export function describeApiArea(rows: readonly DocumentRow[]): string {
  const [calls, webhooks] = [
    total(rows.map((row) => row.calls)),
    total(rows.map((row) => row.webhooks)),
  ];
  const sentence = words.apiArea(formatOperationCount({ calls, webhooks }));
  return rows.some((row) => row.isLive) ? `${sentence} ${words.liveDocuments}` : sentence;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

const LABELS = { sandbox: sandboxBase, production: productionBase };

/**
 * Lists the base addresses of a document, each with the sentence that `{}` stands in: those of the environments that
 * readers may choose, then its servers.
 */
export function listBases({ bases = [], servers }: DocumentRow) {
  const own = bases.map(({ label, url }) => ({ text: `${label}: {}`, url }));
  const rest = servers
    .filter(({ url }) => !bases.some((one) => one.url === url))
    .map(({ url, role }) => ({ text: role === undefined ? '{}' : LABELS[role], url }));
  return [...own, ...rest];
}
