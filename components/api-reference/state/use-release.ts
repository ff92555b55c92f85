'use client';

import { useEffect, useSyncExternalStore } from 'react';
import {
  keepChosenRelease,
  parseChosenReleases,
  readStoredReleases,
} from '@/lib/routes/chosen-releases';
import {
  findRelease,
  findReleasedApi,
  type ReleaseAddress,
  type ReleasedDocument,
  type ReleaseName,
  releasePath,
  NEWEST,
} from '@/lib/routes/release-address';
import { withBasePath } from '@/lib/routes/urls';

const NO_CHANGES = () => () => {};

/**
 * Former release that the page shows: the one that the address asks for, else the reader's choice for the document of
 * that path, which then stands in the address, too. The address's is kept as the choice; `?version=newest` ends it.
 * `undefined` for the newest.
 */
export function useRelease(
  { path, search }: ReleaseAddress,
  documents: readonly ReleasedDocument[],
): ReleaseName | undefined {
  // Read again with each address; another tab's choice is for its own pages.
  const stored = useSyncExternalStore(NO_CHANGES, readStoredReleases, () => '');
  const release = findRelease({ path, search }, documents, parseChosenReleases(stored));
  const { api, version } = release ?? {};
  useEffect(() => {
    const query = new URLSearchParams(search);
    const replace = (to: string) =>
      history.replaceState(history.state, '', withBasePath(to) + location.hash);
    if (api !== undefined && version !== undefined) {
      keepChosenRelease(api, version);
      if (!query.has('version'))
        replace(releasePath({ path, search }, { api, version }, documents));
    } else if (query.get('version') === NEWEST) {
      const left = findReleasedApi({ path, search }, documents);
      if (left) keepChosenRelease(left.id, undefined);
      query.delete('version');
      query.delete('api');
      replace(`${path}${query.size > 0 ? `?${query}` : ''}`);
    }
  }, [path, search, api, version, documents]);
  return release;
}
