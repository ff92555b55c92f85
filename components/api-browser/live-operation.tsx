'use client';

import type { ReactNode } from 'react';
import { useNamedDocument } from './api-context';
import { LazyArticle } from './lazy-article';
import { NamedContent } from './named-content';
import { LoadNotice } from './load-notice';
import { ownHref } from './operation-hrefs';
import { useApiState, useReadyState } from './use-api-state';

type LiveOperationProps = {
  /** Document that holds the operation. */
  api: string;
  /** `post /sale` */
  operation: string;
  above: ReactNode;
  /** The operation as it was at build. */
  children: ReactNode;
};

/**
 * An operation's page: pre-rendered, then drawn again from the live document where that differs.
 * Identical: nothing happens. Failed: what is shown stays and the reader is told.
 */
export function LiveOperation({ api: name, operation: id, above, children }: LiveOperationProps) {
  const named = useNamedDocument();
  const state = useApiState(name);
  const ready = useReadyState(name);
  const live = ready?.origin === 'live' ? ready.api : undefined;
  if (named) return <NamedContent named={{ ...named, operation: named.operation ?? id }} />;
  return (
    <div data-own>
      {live?.operations.has(id) ? (
        <LazyArticle
          key={id}
          api={live}
          operation={id}
          above={above}
          toHref={ownHref}
          fallback={children}
        />
      ) : (
        children
      )}
      {live && !live.operations.has(id) && <LoadNotice kind="gone" />}
      {state?.status === 'failed' && (
        <LoadNotice kind={live ? 'stale' : 'failed'} message={state.reason.message} />
      )}
    </div>
  );
}
