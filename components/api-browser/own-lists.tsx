'use client';

import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { type OperationGroup, toOperationGroups } from '@/lib/reference/operation-rows';
import { withoutBasePath } from '@/lib/urls';
import { namedOperationUrl } from './api-address';
import { OperationList } from './operation-list';
import { useApiState } from './use-api-state';
import { useDocument } from './use-document';
import { followQuery } from './use-search';

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
  const groups = useMemo(() => {
    if (!live) return api.groups;
    const saved = new Map(api.groups.flatMap(({ rows }) => rows.map(({ id, href }) => [id, href])));
    // A static host has pages for the saved operations only; a new one shows at an address that loads it.
    return toOperationGroups(
      live,
      ({ id }) => saved.get(id) ?? namedOperationUrl(api.location, id),
    );
  }, [live, api.groups, api.location]);
  const current = groups
    .flatMap(({ rows }) => rows)
    .find(({ href }) => withoutBasePath(href) === path);
  return (
    <OperationList
      groups={groups}
      current={current?.id}
      onFollow={(href) => (isQuery(href) ? followQuery(href) : router.push(withoutBasePath(href)))}
      onPoint={(href) => {
        if (!isQuery(href)) router.prefetch(withoutBasePath(href));
      }}
    />
  );
}

function isQuery(href: string): boolean {
  return href.includes('?');
}
