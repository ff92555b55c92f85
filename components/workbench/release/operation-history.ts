import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { type ReleasedDocument, releaseFile } from '@/lib/routes/release-address';
import { readChanges } from '../read-changes';
import { readSavedDocument } from '../saved-api';

/** An operation that a release does not have, and when it was there. */
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
 * Finds when an operation was there: in the newest release, and in the former ones that load.
 * @param current the operation of the newest release; absent for one that it lacks.
 * @param find finds the operation in a former release.
 * @returns `undefined` for one that none of them has.
 */
export async function readOperationHistory(
  { id: api, newest, former }: ReleasedDocument,
  current: Pick<OperationEntry, 'id' | 'name'> | undefined,
  find: (document: ApiIndex) => OperationEntry | undefined,
): Promise<OperationHistory | undefined> {
  const found = await Promise.all(
    former.map(async ({ version }) => {
      const file = releaseFile({ api, version });
      const document = await readSavedDocument(file).catch(() => undefined);
      const entry = document?.api && find(document.api);
      return entry ? [{ version, id: entry.id, name: entry.name }] : [];
    }),
  );
  const all = [...(current ? [{ version: newest, ...current }] : []), ...found.flat()];
  const [first] = all;
  if (!first) return undefined;
  const advice = current ? '' : await readAdvice(api, first.id);
  return { id: first.id, name: first.name, versions: all.map(({ version }) => version), advice };
}
