'use client';

import type { ReactNode } from 'react';
import { useNamedDocument } from '../state/api-context';
import { KeepPlace } from './keep-place';
import { ReadyArticle, useArticle } from './lazy-article';
import { NamedContent } from './named-content';
import { LoadNotice, STALE } from '../parts/load-notice';
import { OperationBoundary } from '../parts/operation-boundary';
import { ownHref } from '../state/operation-hrefs';
import { toFault, useLate } from '../state/use-late';
import { useApiState, useReadyState } from '../state/use-api-state';

const GONE =
  'The live document no longer has this operation. This is the copy saved with the page.';
const SAVED = 'This is the copy saved with the page. The live document did not load:';

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
  const fault = toFault(state, useLate());
  const isHere = useArticle(entry !== undefined);
  const drawn = isHere && entry ? live : undefined;
  if (named) return <NamedContent named={named} />;
  return (
    <div data-own>
      <KeepPlace drawn={drawn}>
        {drawn ? (
          <OperationBoundary drawn={drawn} fallback={children}>
            <ReadyArticle
              key={id}
              {...{ api: drawn, operation: id, path, above }}
              toHref={ownHref}
            />
          </OperationBoundary>
        ) : (
          children
        )}
      </KeepPlace>
      {live && !entry && <LoadNotice words={GONE} />}
      {fault !== undefined && <LoadNotice words={live ? STALE : SAVED} message={fault} />}
    </div>
  );
}
