'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import * as words from '@/.generated/words/reference/load';
import { unknownAddress } from '@/.generated/words/reference/named';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageTop } from '@/components/navigation/page-top';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { ResolvingPath } from '@/components/not-found/resolving-path';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { providerHref } from '@/lib/routes/api-address';
import { findNewPath, findOperationByPath } from '@/lib/routes/operation-paths';
import { findReleasedApi } from '@/lib/routes/release-address';
import { withBasePath } from '@/lib/routes/urls';
import { OperationFiles } from '../operation/operation-files';
import { LoadNotice } from '../parts/load-notice';
import { MissingOperation } from '../release/missing-operation';
import { ReleaseChooser } from '../release/release-chooser';
import { apiStore, countPublications } from '../state/api-store';
import { describeFailure, describeLoadProblem, useOverdue } from '../state/use-overdue';
import { LazyArticle, preloadArticle } from './lazy-article';
import { OperationHead, type OperationHeadProps } from './live-head';

export type LiveAddressProps = {
  /** Path from `getRequestedPath`: `/api/payment-gateway/sale/`. */
  path: string;
  /** Store names of the provider's documents. */
  names: readonly string[];
  /** Paths of the operations with a page in the export. */
  saved: readonly string[];
  site: OperationHeadProps['site'] & {
    /** Address for reports of broken links. */
    readonly email: string;
  };
};

/**
 * Content of an address without a page in the export: the operation that a live document has there,
 * a redirect to the address it has moved to, or the not-found view when no document knows it.
 */
export function LiveAddress({ path, names, saved, site }: LiveAddressProps) {
  useSyncExternalStore(apiStore.subscribe, countPublications, () => 0);
  useEffect(preloadArticle, []);
  // An overdue address counts as unknown; a document that comes later is still rendered.
  const isOverdue = useOverdue();
  // A spelling that matches no file: `/API`, or no last slash on a host that adds none.
  if (saved.includes(path)) return <Moved to={path} isPage />;
  const documents = names.map((name) => ({
    name,
    state: apiStore.get(name),
    api: apiStore.getReady(name)?.api,
  }));
  const found = documents.find(({ api }) => api && findOperationByPath(api, path));
  if (found?.api) {
    return (
      <>
        <FoundOperation
          api={found.api}
          apiName={found.name}
          path={path}
          saved={saved}
          site={site}
        />
        {found.state?.status === 'failed' && (
          <LoadNotice summary={words.stale} message={describeFailure(found.state.reason)} />
        )}
      </>
    );
  }
  const apis = documents.flatMap(({ api }) => api ?? []);
  const to = findNewPath(path, saved, apis);
  if (to !== undefined) return <Moved to={to} isPage={saved.includes(to)} />;
  const states = documents.map(({ state }) => state);
  const isLoading = states.some((state) => state === undefined || state.status === 'loading');
  if (isLoading && !isOverdue) return <ResolvingPath />;
  const failed = states.find((state) => state?.status === 'failed');
  const problem = describeLoadProblem(
    failed ?? (isLoading ? { status: 'loading' } : undefined),
    isOverdue,
  );
  return (
    <>
      <NotThere path={path} site={site} />
      {problem !== undefined && <LoadNotice summary={unknownAddress} message={problem} />}
    </>
  );
}

/** What an address was in a former release; the not-found view where none had an operation there. */
function NotThere({ path, site }: Pick<LiveAddressProps, 'path' | 'site'>) {
  const otherwise = <NotFoundView kind="api" email={site.email} />;
  const document = findReleasedApi({ path, search: '' }, API_REFERENCE_SETTINGS.releases);
  const release = useMemo(
    () => document && { document, version: document.newest, path, site: site.title, rows: [] },
    [document, path, site],
  );
  if (!release) return otherwise;
  const chooser = <ReleaseChooser api={release.document.id} path={path} />;
  return <MissingOperation {...{ release, chooser, otherwise }} />;
}

type FoundOperationProps = Pick<LiveAddressProps, 'path' | 'saved' | 'site'> & {
  api: ApiIndex;
  apiName: string;
};

function FoundOperation({ api, apiName, path, saved, site }: FoundOperationProps) {
  const entry = findOperationByPath(api, path);
  if (!entry) return null;
  // A tag has a written page where its operations have pages.
  const hasSection = saved.some((one) => one.startsWith(path.replace(/[^/]+\/$/, '')));
  return (
    <>
      <OperationHead entry={entry} operations={api.operations} site={site} />
      <LazyArticle
        key={entry.id}
        api={api}
        operation={entry.id}
        above={
          <PageTop {...{ path, hasSection }} names={[entry.tags[0] ?? '', entry.name]}>
            <CopyPage />
            <OperationFiles api={apiName} entry={entry} />
          </PageTop>
        }
        getHref={providerHref}
        apiName={apiName}
        fallback={<ResolvingPath />}
      />
    </>
  );
}

/** Redirect that leaves no entry in the history. */
function Moved({ to, isPage }: { to: string; isPage: boolean }) {
  const router = useRouter();
  useEffect(() => {
    const { search, hash } = location;
    if (isPage) router.replace(`${to}${search}${hash}`);
    else history.replaceState(null, '', `${withBasePath(to)}${search}${hash}`);
  }, [router, to, isPage]);
  return <ResolvingPath />;
}
