import { getReleaseDay, formatReleaseDay } from './release';
import type { ApiIndex } from '../core/types';

/** What the first page of the API area says of one document. */
export type DocumentRow = {
  /** Names the document in the store. */
  readonly id: string;
  readonly name: string;
  /** `2.4.0`, and the day it came out. */
  readonly version: string;
  /** Operations that the reader calls. */
  readonly calls: number;
  readonly webhooks: number;
  /** Its first server, which is the sandbox. */
  readonly server: string;
};

/** Reads it off a document, saved or live. */
export function buildDocumentRow(
  { id, name }: Pick<DocumentRow, 'id' | 'name'>,
  api: ApiIndex,
): DocumentRow {
  const day = getReleaseDay(api);
  const webhooks = [...api.operations.values()].filter((entry) => entry.webhook).length;
  return {
    id,
    name,
    version: [api.version, day && formatReleaseDay(day)].filter(Boolean).join(', '),
    calls: api.operations.size - webhooks,
    webhooks,
    server: api.servers[0]?.url ?? '',
  };
}

/** @example formatOperationCount({ calls: 111, webhooks: 15 }) // '111 and 15 webhooks' */
export function formatOperationCount({
  calls,
  webhooks,
}: Pick<DocumentRow, 'calls' | 'webhooks'>): string {
  return webhooks === 0 ? `${calls}` : `${calls} and ${formatCount(webhooks, 'webhook')}`;
}

/** What the API area holds, counted over its documents. */
export function describeApiArea(rows: readonly DocumentRow[]): string {
  const calls = formatCount(total(rows.map((row) => row.calls)), 'operation');
  const webhooks = formatCount(total(rows.map((row) => row.webhooks)), 'webhook');
  return `${calls} and ${webhooks}: what to send, what comes back, and every code on the way. Each page shows the live document once it has loaded.`;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function formatCount(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
