'use client';

import { type ReactNode, useEffect } from 'react';
import { stale } from '@/.generated/words/reference/load';
import * as words from '@/.generated/words/reference/named';
import { CopyPage } from '@/components/navigation/copy-page';
import { PageFormats } from '@/components/navigation/page-top';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { DocumentLocation } from '@/lib/routes/document-location';
import { OperationFiles } from '../operation/operation-files';
import { LoadNotice } from '../parts/load-notice';
import type { NamedDocument } from '../state/api-context';
import { useApiState, useReadyState } from '../state/use-api-state';
import { describeFailure, useOverdue } from '../state/use-overdue';
import { isReadFromTop } from '../state/use-search';
import { LazyArticle, preloadArticle, LazyOverview, preloadOverview } from './lazy-article';
import { PageTitle } from './live-head';
import { LoadFailure } from './load-failure';
import styles from './named-content.module.css';

type RefusedLocation = Extract<DocumentLocation, { ok: false }>;

function describeRefusal(location: RefusedLocation): string {
  return location.reason === 'notAllowed'
    ? words.hostNotAllowed(location.host)
    : words.refusals[location.reason];
}

/** Content of the document that the address names, instead of the page's own. */
export function NamedContent({ named }: { named: NamedDocument }) {
  const { location, swaggerUri, url, operation } = named;
  const state = useApiState(url);
  const ready = useReadyState(url);
  // Preloaded while the document loads.
  const isRelease = named.release !== undefined;
  useEffect(() => {
    if (operation === undefined) preloadOverview();
    if (isRelease) preloadRelease();
  }, [operation, isRelease]);
  if (location?.ok === false)
    return <LoadFailure title={words.notShown} message={describeRefusal(location)} />;
  if (!ready && state?.status === 'failed')
    return (
      <LoadFailure
        title={words.notLoaded}
        message={state.reason.message}
        url={url}
        hasResponse={state.reason.status !== 0}
      />
    );
  if (!ready) return <AwaitedDocument key={swaggerUri} url={url} />;
  const foreign = location?.foreignHost;
  const above = (
    <p className={foreign ? styles.foreign : styles.source}>
      {foreign ? words.foreign(foreign) : words.from(swaggerUri)}
    </p>
  );
  return (
    <>
      {named.release ? (
        <releasePart.Part
          props={{ api: ready.api, named, release: named.release }}
          fallback={<div aria-busy="true" />}
        />
      ) : (
        <NamedPart api={ready.api} named={named} above={above} />
      )}
      {state?.status === 'failed' && (
        <LoadNotice summary={stale} message={describeFailure(state.reason)} />
      )}
    </>
  );
}

const releasePart = createLazy(async () => (await import('../release/release-part')).ReleasePart);

/** Preloads what shows an operation of a former release. */
export const preloadRelease = releasePart.preload;

// With this script, which is loaded where a document is named: an effect would ask for it after the first paint, and a
// press that comes before shows an empty page.
preloadArticle();

/** Element for which `ArticleSkeleton` stands while a document loads, then a notice once it is overdue. */
function AwaitedDocument({ url }: { url: string | undefined }) {
  const isOverdue = useOverdue();
  if (!isOverdue)
    return (
      <>
        <div aria-busy="true" />
        <p className="visually-hidden" role="status">
          {words.loading}
        </p>
      </>
    );
  return <LoadFailure title={words.notCome} message={words.shownOnceHere} url={url} />;
}

type NamedPartProps = { api: ApiIndex; named: NamedDocument; above: ReactNode };

/** Operation that the address asks for, else the document's overview. */
function NamedPart({ api, named, above }: NamedPartProps) {
  const { swaggerUri, url, location, operation: id, getHref, overview } = named;
  const isForeign = location?.ok === true && location.foreignHost !== undefined;
  const entry = id === undefined ? undefined : api.operations.get(id);
  return (
    <>
      <PageTitle title={[entry?.name, api.title || swaggerUri].filter(Boolean).join(' · ')} />
      {entry ? (
        <LazyArticle
          key={entry.id}
          {...{ api, operation: entry.id, getHref, address: url, isForeign, overview }}
          above={
            <div className={styles.top}>
              {above}
              <PageFormats>
                <CopyPage />
                <OperationFiles entry={entry} />
              </PageFormats>
            </div>
          }
          fromTop={isReadFromTop()}
        />
      ) : (
        <LazyOverview
          {...{ api, getHref, above, address: url, isForeign, overview }}
          missing={id}
        />
      )}
    </>
  );
}
