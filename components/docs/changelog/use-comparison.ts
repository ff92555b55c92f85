import { useEffect, useState } from 'react';
import { readRelease } from '@/components/api-reference/release/operation-history';
import { readSavedApi } from '@/components/workbench/saved-api';
import { readText } from '@/lib/http/read-text';
import type { Change } from '@/lib/openapi/compare/change';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { type NamedReleases, type ReleasePair, releaseFile } from '@/lib/routes/release-address';
import { changelogFiles, documentFile, withBasePath } from '@/lib/routes/urls';
import { asArray, asString, isRecord } from '@/lib/search/json-values';
import { compareInWorker } from '@/lib/workbench/releases/compare-in-worker';

/** What differs between two releases. */
export type Compared = {
  readonly changes: readonly Change[];
  /** The later document, and the earlier one. */
  readonly after: ApiIndex;
  readonly before: ApiIndex;
  /** Advice of the changelog by the id of a change. */
  readonly sentences: ReadonlyMap<string, string>;
};

const readFile = (path: string) => readText(new URL(withBasePath(path), location.href).href);

const getFile = ({ id, newest }: NamedReleases, version: string) =>
  version === newest ? documentFile(id) : releaseFile({ api: id, version });

const readApi = ({ id, newest }: NamedReleases, version: string) =>
  version === newest ? readSavedApi(id) : readRelease({ api: id, version });

/** Advice of the changelog for the breaking changes of a document; none where it does not load. */
async function readSentences(api: string): Promise<ReadonlyMap<string, string>> {
  const file: unknown = JSON.parse(await readFile(changelogFiles.changes).catch(() => '{}'));
  const releases = isRecord(file) ? asArray(file.releases).filter(isRecord) : [];
  const changes = releases
    .filter((release) => release.api === api)
    .flatMap((release) => asArray(release.changes).filter(isRecord));
  return new Map(changes.map(({ id, sentence }) => [asString(id), asString(sentence)]));
}

async function compare(
  document: NamedReleases,
  { from, to }: ReleasePair,
  operations: readonly string[] | undefined,
): Promise<Compared> {
  const [earlier, later, before, after, sentences] = await Promise.all([
    readFile(getFile(document, from)),
    readFile(getFile(document, to)),
    readApi(document, from),
    readApi(document, to),
    readSentences(document.id),
  ]);
  const changes = await compareInWorker({ before: earlier, after: later, operations });
  if (!changes || !before || !after) throw new Error('No OpenAPI document');
  return { changes, before, after, sentences };
}

/**
 * Compares two releases of a document; `undefined` until that is done.
 * @param operations ids of the operations that count, in one text with a line each; all of them when empty.
 */
export function useComparison(
  document: NamedReleases,
  { api, from, to }: ReleasePair,
  operations: string,
): Compared | 'failed' | undefined {
  const [found, setFound] = useState<{ of: string; result: Compared | 'failed' }>();
  const of = [api, from, to, operations].join('\n');
  useEffect(() => {
    let isMounted = true;
    const set = (result: Compared | 'failed') => isMounted && setFound({ of, result });
    const wanted = operations === '' ? undefined : operations.split('\n');
    compare(document, { api, from, to }, wanted).then(set, () => set('failed'));
    return () => {
      isMounted = false;
    };
  }, [document, api, from, to, operations, of]);
  return found?.of === of ? found.result : undefined;
}
