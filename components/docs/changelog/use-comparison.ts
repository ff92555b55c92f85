import { startTransition, useEffect, useState } from 'react';
import { readChanges } from '@/components/workbench/read-changes';
import { readSavedDocument } from '@/components/workbench/saved-api';
import type { Change } from '@/lib/openapi/compare/change';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { type ReleasedDocument, type ReleasePair, releaseFile } from '@/lib/routes/release-address';
import { documentFile } from '@/lib/routes/urls';
import { compareInWorker } from '@/lib/workbench/releases/compare-in-worker';
import { collectAdvice } from '@/lib/workbench/releases/parse-changes';

/** What differs between two releases. */
export type Compared = {
  readonly changes: readonly Change[];
  /** The later document, and the earlier one. */
  readonly after: ApiIndex;
  readonly before: ApiIndex;
  /** Advice of the changelog by the id of a change; none for the way back. */
  readonly advice: ReadonlyMap<string, string>;
};

async function compare(
  { id: api, newest }: ReleasedDocument,
  { from, to }: ReleasePair,
  operations: readonly string[] | undefined,
): Promise<Compared> {
  const read = (version: string) =>
    readSavedDocument(version === newest ? documentFile(api) : releaseFile({ api, version }));
  const [before, after, releases] = await Promise.all([read(from), read(to), readChanges(api)]);
  const texts = { before: before.text, after: after.text, operations };
  const changes = await compareInWorker(texts);
  if (!changes || !before.api || !after.api) throw new Error('No OpenAPI document');
  const advice = collectAdvice(releases, { from, to });
  return { changes, before: before.api, after: after.api, advice };
}

/** A comparison, and whether it is the one that is asked for, or still that of other operations. */
type Comparison = { readonly compared: Compared | 'failed'; readonly isCurrent: boolean };

/**
 * Compares two releases of a document; `undefined` until that is done for the first time.
 * @param operations ids of the operations that count, in one text with a line each; all of them when empty.
 */
export function useComparison(
  document: ReleasedDocument,
  { api, from, to }: ReleasePair,
  operations: string,
): Comparison | undefined {
  const [found, setFound] = useState<{
    pair: string;
    operations: string;
    compared: Compared | 'failed';
  }>();
  const pair = [api, from, to].join('\n');
  useEffect(() => {
    let isMounted = true;
    // Hundreds of changes are rendered in pieces, and the page is not held.
    const set = (compared: Compared | 'failed') =>
      startTransition(() => {
        if (isMounted) setFound({ pair, operations, compared });
      });
    const wanted = operations === '' ? undefined : operations.split('\n');
    compare(document, { api, from, to }, wanted).then(set, () => set('failed'));
    return () => {
      isMounted = false;
    };
  }, [document, api, from, to, operations, pair]);
  if (found?.pair !== pair) return undefined;
  return { compared: found.compared, isCurrent: found.operations === operations };
}
