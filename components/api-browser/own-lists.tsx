'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { type OperationGroup, toOperationGroups } from '@/lib/reference/operation-rows';
import { urls, withBasePath, withoutBasePath } from '@/lib/urls';
import { OperationList } from './operation-list';
import { useApiState } from './use-api-state';
import { useDocument } from './use-document';

/** One of the provider's documents, as a page under /api carries it. */
export type BrowsedApi = {
  readonly id: string;
  /** Path of the live document on the API base. */
  readonly location: string;
  /** Fingerprint of the saved copy. */
  readonly hash: string;
  /** Rows as they were at build. */
  readonly groups: readonly OperationGroup[];
};

type Visit = { apiBase: string | undefined; path: string; navigation: string };

/** The operations of the provider's documents, one after the other. */
export function OwnLists({ apis, ...visit }: { apis: readonly BrowsedApi[] } & Visit) {
  return (
    <div data-own-list>
      {apis.map((api) => (
        <OwnList key={api.id} api={api} {...visit} />
      ))}
    </div>
  );
}

/** The rows saved at build, until a live document that differs has arrived. */
function OwnList({ api, apiBase, path, navigation }: { api: BrowsedApi } & Visit) {
  const router = useRouter();
  useDocument({
    name: api.id,
    url: apiBase === undefined ? undefined : apiBase + api.location,
    savedHash: api.hash,
    navigation,
  });
  const state = useApiState(api.id);
  const live = state?.status === 'ready' && state.origin === 'live' ? state.api : undefined;
  const groups = useMemo(
    () =>
      live
        ? toOperationGroups(live, ({ group, url }) => withBasePath(urls.operation(group, url)))
        : api.groups,
    [live, api.groups],
  );
  const current = groups
    .flatMap(({ rows }) => rows)
    .find(({ href }) => withoutBasePath(href) === path);
  return (
    <OperationList
      groups={groups}
      current={current?.id}
      onFollow={(href) => router.push(withoutBasePath(href))}
      onPoint={(href) => router.prefetch(withoutBasePath(href))}
    />
  );
}
