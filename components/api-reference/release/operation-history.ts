import { readChanges } from '@/components/workbench/read-changes';
import { readSavedDocument } from '@/components/workbench/saved-api';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { findOperationByPath } from '@/lib/routes/operation-paths';
import { releaseFile } from '@/lib/routes/release-address';
import { withoutBasePath } from '@/lib/routes/urls';
import type { ShownRelease } from '../state/api-context';

/** When an operation was there that a release does not have. */
export type OperationHistory = {
  readonly id: string;
  readonly name: string;
  /** Versions that have it, newest first. */
  readonly versions: readonly string[];
  /** What the changelog advises to those who used it, as Markdown; empty for one that is still there. */
  readonly advice: string;
};

/** The changelog's advice for a removed operation; empty where it has none or does not load. */
async function readAdvice(api: string, operation: string): Promise<string> {
  const changes = (await readChanges(api)).flatMap((release) => release.changes);
  const removal = changes.find(
    ({ kind, operations }) => kind === 'operation-removed' && operations.includes(operation),
  );
  return removal?.sentence ?? '';
}

/**
 * Finds when the operation of a page was there: in the newest release, and in the former ones that load. `undefined`
 * for an address that none of them has.
 */
export async function readOperationHistory({
  document: { id: api, newest, former },
  rows,
  path,
}: ShownRelease): Promise<OperationHistory | undefined> {
  const row = rows.find(({ href }) => withoutBasePath(href) === path);
  const found = await Promise.all(
    former.map(async ({ version }) => {
      const file = releaseFile({ api, version });
      const document = await readSavedDocument(file).catch(() => undefined);
      const entry = document?.api && findEntry(document.api, path, row?.id);
      return entry ? [{ version, id: entry.id, name: entry.name }] : [];
    }),
  );
  const all = [...(row ? [{ version: newest, id: row.id, name: row.name }] : []), ...found.flat()];
  const [first] = all;
  if (!first) return undefined;
  const advice = row ? '' : await readAdvice(api, first.id);
  return { id: first.id, name: first.name, versions: all.map(({ version }) => version), advice };
}

function findEntry(document: ApiIndex, path: string, id: string | undefined) {
  const entry = id === undefined ? undefined : document.operations.get(id);
  return entry ?? findOperationByPath(document, path);
}
