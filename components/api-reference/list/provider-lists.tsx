'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { startNavigation } from '@/components/ui/link/router-navigation';
import { usePublishOperations } from '@/components/navigation/page-operations';
import { createNavDocuments } from './nav-documents';
import type { ApiState } from '@/lib/openapi/document/store';
import { buildOperationGroups, type OperationGroup } from '@/lib/openapi/overview/operation-rows';
import { findOperationByPath, getOperationPath } from '@/lib/routes/operation-paths';
import { withBasePath, withoutBasePath } from '@/lib/routes/urls';
import { apiStore } from '../state/api-store';
import { useDocument } from '../state/use-document';
import { followQuery } from '../state/use-search';
import { ApiPageLink, OperationList } from './operation-list';
import styles from './operation-list.module.css';

const navDocuments = createNavDocuments(apiStore);

/** What the nav lists know of a document; `undefined` before anything was loaded, and at build. */
function useNavState(name: string): ApiState | undefined {
  return useSyncExternalStore(
    navDocuments.subscribe,
    () => navDocuments.get(name),
    () => undefined,
  );
}

/** One of the provider's documents, as a page under /api carries it. */
export type ProviderApi = {
  readonly id: string;
  readonly name: string;
  /** Path of the live document on the API base. */
  readonly location: string;
  /** Fingerprint of the saved copy. */
  readonly hash: string;
  /** Rows as they were at build. */
  readonly groups: readonly OperationGroup[];
};

/** A written page under /api that is no group's: how to test, what codes mean. */
export type WrittenPage = { readonly href: string; readonly name: string };

type ProviderListProps = {
  api: ProviderApi;
  /** Whether the first document has arrived, or failed to. */
  arrived: boolean;
};

type ProviderListsProps = { apis: readonly ProviderApi[]; pages: readonly WrittenPage[] } & Visit;
type Visit = { apiBase: string | undefined; path: string; navigation: string };

/**
 * The operations of the provider's documents, one after the other. The lists saved at build stay until the
 * first of them, that of the payment gateway, has arrived; then they follow every change (SPEC 4). One
 * that cannot be loaded holds up no other.
 */
export function ProviderLists({ apis, pages, ...visit }: ProviderListsProps) {
  const first = useNavState(apis[0]?.id ?? '');
  const arrived = first !== undefined && first.status !== 'loading';
  return (
    <div data-provider-lists>
      <ul className={`${styles.groups} ${styles.list} ${styles.pages}`} data-provider-pages>
        {pages.map(({ href, name }) => (
          <li key={href}>
            <ApiPageLink href={href} name={name} page={withBasePath(visit.path)} />
          </li>
        ))}
      </ul>
      {apis.map((api) => (
        <ProviderList key={api.id} api={api} arrived={arrived} {...visit} />
      ))}
    </div>
  );
}

/** The rows saved at build, until a live document that differs has arrived. */
function ProviderList({ api, arrived, apiBase, path, navigation }: ProviderListProps & Visit) {
  const router = useRouter();
  useDocument({
    name: api.id,
    url: apiBase && apiBase + api.location,
    savedHash: api.hash,
    navigation,
  });
  const state = useNavState(api.id);
  const isLive = arrived && state?.status === 'ready' && state.origin === 'live';
  const live = isLive ? state.api : undefined;
  const groups = useMemo(() => {
    if (!live) return api.groups;
    const saved = new Map(api.groups.flatMap(({ rows }) => rows.map(({ id, href }) => [id, href])));
    return buildOperationGroups(
      live,
      (entry) => saved.get(entry.id) ?? withBasePath(getOperationPath(entry)),
      (id) => api.groups.find((group) => group.id === id)?.href,
    );
  }, [live, api.groups]);
  const rows = groups.flatMap((group) => group.rows);
  const current =
    rows.find(({ href }) => withoutBasePath(href) === path)?.id ??
    (live && findOperationByPath(live, path)?.id);
  // A static host has pages for the saved operations only; a new one is drawn by the page on show.
  const isSaved = useCallback(
    (href: string) => api.groups.some((group) => group.rows.some((row) => row.href === href)),
    [api.groups],
  );
  const onFollow = useCallback(
    (href: string) => {
      if (isSaved(href)) startNavigation(() => router.push(withoutBasePath(href)));
      else followQuery(href);
    },
    [router, isSaved],
  );
  const { id, name } = api;
  usePublishOperations(
    id,
    useMemo(() => ({ name, groups, current, onFollow }), [name, groups, current, onFollow]),
  );
  return (
    <OperationList
      groups={groups}
      current={current}
      page={withBasePath(path)}
      onFollow={onFollow}
      onPoint={(href) => {
        if (isSaved(href)) router.prefetch(withoutBasePath(href));
      }}
    />
  );
}
