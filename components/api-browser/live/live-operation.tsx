'use client';

import type { ReactNode } from 'react';
import { useNamedDocument } from '../state/api-context';
import { KeepPlace } from './keep-place';
import { ReadyArticle, useArticle } from './lazy-article';
import { NamedContent } from './named-content';
import { LoadNotice } from '../parts/load-notice';
import { OperationBoundary } from '../parts/operation-boundary';
import { RenamedNote } from './renamed-note';
import { ownHref } from '../state/operation-hrefs';
import { useApiState, useReadyState } from '../state/use-api-state';

type LiveOperationProps = {
  /** Document that holds the operation. */
  api: string;
  /** `post /sale` */
  operation: string;
  /** Of this page. */
  path: string;
  above: ReactNode;
  /** The operation as it was at build. */
  children: ReactNode;
};

/**
 * An operation's page: pre-rendered, then drawn again from the live document where that differs.
 * Identical: nothing happens. Failed: what is shown stays and the reader is told.
 */
export function LiveOperation({
  api: name,
  operation: id,
  path,
  above,
  children,
}: LiveOperationProps) {
  const named = useNamedDocument();
  const state = useApiState(name);
  const ready = useReadyState(name);
  const live = ready?.origin === 'live' ? ready.api : undefined;
  const entry = live?.operations.get(id);
  const isHere = useArticle(entry !== undefined);
  const drawn = isHere && entry ? live : undefined;
  if (named) return <NamedContent named={named} />;
  return (
    <div data-own>
      <KeepPlace drawn={drawn}>
        {drawn ? (
          <OperationBoundary drawn={drawn} fallback={children}>
            <ReadyArticle key={id} api={drawn} operation={id} above={above} toHref={ownHref} />
          </OperationBoundary>
        ) : (
          children
        )}
      </KeepPlace>
      {entry && <RenamedNote entry={entry} path={path} />}
      {live && !entry && <LoadNotice kind="gone" />}
      {state?.status === 'failed' && (
        <LoadNotice kind={live ? 'stale' : 'failed'} message={state.reason.message} />
      )}
    </div>
  );
}
