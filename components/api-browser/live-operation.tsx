'use client';

import { type ReactNode, useMemo } from 'react';
import { readOperation } from '@/lib/openapi/read-operation';
import { useNamedDocument } from './api-context';
import { NamedContent } from './named-content';
import { toLiveView } from './live-view';
import { LoadNotice } from './load-notice';
import { OperationArticle } from './operation-article';
import { OperationBoundary } from './operation-boundary';
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
  const operation = useMemo(() => live && readOperation(live, id), [live, id]);
  const view = useMemo(() => live && toLiveView(live), [live]);
  if (named) return <NamedContent named={{ ...named, operation: named.operation ?? id }} />;
  return (
    <div data-own>
      {operation && view ? (
        <OperationBoundary key={id} drawn={operation}>
          <OperationArticle operation={operation} view={view} above={above} />
        </OperationBoundary>
      ) : (
        children
      )}
      {live && !operation && <LoadNotice kind="gone" />}
      {state?.status === 'failed' && (
        <LoadNotice kind={live ? 'stale' : 'failed'} message={state.reason.message} />
      )}
    </div>
  );
}
