'use client';

import { type ReactNode, useEffect, useMemo } from 'react';
import type { ApiIndex } from '@/lib/openapi/types';
import type { NamedDocument } from './api-context';
import { NAMED } from './api-store';
import { EndOfEarlyArticle } from './early-article';
import { LazyArticle, preloadArticle } from './lazy-article';
import { LazyOverview, preloadOverview } from './lazy-overview';
import { toLiveView } from './live-view';
import { LoadFailure } from './load-failure';
import styles from './named-content.module.css';
import { toNamedHref } from './operation-hrefs';
import { useApiState } from './use-api-state';
import { isReadFromTop } from './use-search';

/** The document that the address names, in place of the page. */
export function NamedContent({ named }: { named: NamedDocument }) {
  const { location, swaggerUri, operation } = named;
  const state = useApiState(NAMED);
  // While the document is on its way, not after it.
  useEffect(() => {
    if (operation === undefined) preloadOverview();
    preloadArticle();
  }, [operation]);
  if (location?.ok === false)
    return <LoadFailure title="This document is not shown" message={location.reason} />;
  if (state?.status === 'failed')
    return (
      <LoadFailure
        title="The document could not be loaded"
        message={state.reason.message}
        url={location?.url}
        answered={state.reason.status !== 0}
      />
    );
  if (state?.status !== 'ready') return <div aria-busy="true" />;
  const foreign = location?.foreignHost;
  const above = (
    <p className={foreign ? styles.foreign : styles.source}>
      {foreign
        ? `This document comes from ${foreign}. It is not this provider's own.`
        : `From ${swaggerUri}`}
    </p>
  );
  return <NamedPart api={state.api} named={named} above={above} />;
}

type NamedPartProps = { api: ApiIndex; named: NamedDocument; above: ReactNode };

/** The operation that the address asks for; else the whole document in short. */
function NamedPart({ api, named, above }: NamedPartProps) {
  const { swaggerUri, operation: id } = named;
  const toHref = useMemo(() => toNamedHref(swaggerUri), [swaggerUri]);
  if (id === undefined || !api.operations.has(id))
    return (
      <>
        <EndOfEarlyArticle />
        <LazyOverview view={toLiveView(api, toHref)} above={above} missing={id} />
      </>
    );
  return (
    <LazyArticle key={id} {...{ api, operation: id, above, toHref }} fromTop={isReadFromTop()} />
  );
}
