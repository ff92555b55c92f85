'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { usePublishOperations } from '@/components/navigation/page-operations';
import { startNavigation } from '@/components/ui/link/router-navigation';
import { useWholeList } from '@/components/ui/use-hydrated';
import {
  type ByEnvironment,
  type EnvironmentName,
  getForEnvironment,
} from '@/lib/environment/select-environment';
import type { ApiState } from '@/lib/openapi/document/store';
import {
  buildOperationGroups,
  countRows,
  type OperationGroup,
  sortRowsByName,
} from '@/lib/openapi/overview/operation-rows';
import type { DocumentAdditions } from '@/lib/openapi/parse/document-additions';
import { findOperationByPath, getOperationPath } from '@/lib/routes/operation-paths';
import { withBasePath, withoutBasePath } from '@/lib/routes/urls';
import { apiStore } from '../state/api-store';
import { useDocument } from '../state/use-document';
import { followQuery } from '../state/use-search';
import { createNavDocuments } from './nav-documents';
import { ApiPageLink, OperationList } from './operation-list';
import styles from './operation-list.module.css';

const navDocuments = createNavDocuments(apiStore);

/** State of a document in the navigation; `undefined` at build and until something was loaded. */
function useNavState(name: string): ApiState | undefined {
  return useSyncExternalStore(
    navDocuments.subscribe,
    () => navDocuments.get(name),
    () => undefined,
  );
}

/** Summary of one of the provider's documents in every page under /api. */
export type ProviderApi = {
  readonly id: string;
  readonly name: string;
  /** URL of the live document in each environment; empty where there is none. */
  readonly urls: ByEnvironment;
  /** What the portal adds to the live document. */
  readonly additions?: DocumentAdditions;
  /** Hash of the saved copy's text. */
  readonly hash: string;
  /** Whether the live document gets overlays; absent without any. */
  readonly isOverlaid?: boolean;
  /** Rows of the copy saved at build. */
  readonly groups: readonly OperationGroup[];
};

/** Written page under /api that belongs to no tag: how to test, what codes mean. */
export type WrittenPage = { readonly href: string; readonly name: string };

/** Documents of the provider that are live in an environment; all while it is not known. */
export function listLive(
  apis: readonly ProviderApi[],
  environment: EnvironmentName | undefined,
): readonly ProviderApi[] {
  return apis.filter(({ urls }) => !environment || getForEnvironment(urls, environment) !== '');
}

type WrittenPagesProps = { pages: readonly WrittenPage[]; path: string };

/** Links to the written pages that belong to no tag, above the lists. */
export function WrittenPages({ pages, path }: WrittenPagesProps) {
  return (
    <ul className={`${styles.groups} ${styles.list} ${styles.pages}`} data-provider-pages>
      {pages.map(({ href, name }) => (
        <li key={href}>
          <ApiPageLink href={href} name={name} page={withBasePath(path)} />
        </li>
      ))}
    </ul>
  );
}

type ProviderListProps = {
  api: ProviderApi;
  /** Whether groups of other pages show their operations. */
  isWhole: boolean;
  /** Whether the first document has loaded or failed. */
  arrived: boolean;
};

type ProviderListsProps = {
  apis: readonly ProviderApi[];
  /** Whether another list stands in the place of one of them. */
  isBeside: boolean;
} & Visit;
type Visit = {
  environment: EnvironmentName | undefined;
  isByName: boolean;
  path: string;
  navigation: string;
};

/**
 * Lists of the operations of the provider's documents. Those saved at build stay until the first
 * document that is live, the payment gateway's, has loaded or failed; then they follow every change (SPEC 4).
 */
export function ProviderLists({ apis, isBeside, ...visit }: ProviderListsProps) {
  const first = useNavState(listLive(apis, visit.environment)[0]?.id ?? '');
  const arrived = first !== undefined && first.status !== 'loading';
  const isWhole = useWholeList(apis.reduce((sum, { groups }) => sum + countRows(groups), 0));
  return (
    <div data-provider-lists={isBeside ? 'others' : true}>
      {apis.map((api) => (
        <ProviderList key={api.id} {...{ api, isWhole, arrived }} {...visit} />
      ))}
    </div>
  );
}

/** Operations saved at build, until a live document that differs is loaded. */
function ProviderList({
  api,
  isWhole,
  arrived,
  environment,
  isByName,
  path,
  navigation,
}: ProviderListProps & Visit) {
  const router = useRouter();
  useDocument({
    name: api.id,
    url: environment && getForEnvironment(api.urls, environment),
    savedHash: api.hash,
    overlaid: api.isOverlaid && api.id,
    additions: api.additions,
    navigation,
  });
  const state = useNavState(api.id);
  const isLive = arrived && state?.status === 'ready' && state.origin === 'live';
  const live = isLive ? state.api : undefined;
  const listed = useMemo(() => {
    if (!live) return api.groups;
    const saved = new Map(api.groups.flatMap(({ rows }) => rows.map((row) => [row.id, row])));
    return buildOperationGroups(
      live,
      (entry) => saved.get(entry.id)?.href ?? withBasePath(getOperationPath(entry)),
      (id) => api.groups.find((group) => group.id === id)?.href,
      (entry) => saved.get(entry.id)?.end ?? '',
    );
  }, [live, api.groups]);
  const groups = useMemo(() => (isByName ? sortRowsByName(listed) : listed), [listed, isByName]);
  const rows = groups.flatMap((group) => group.rows);
  const current =
    rows.find(({ href }) => withoutBasePath(href) === path)?.id ??
    (live && findOperationByPath(live, path)?.id);
  // The host has pages for saved operations only; the current page renders a new one.
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
      isWhole={isWhole}
      current={current}
      page={withBasePath(path)}
      onFollow={onFollow}
    />
  );
}
