'use client';

import type { ReactNode } from 'react';
import * as words from '@/.generated/words/reference/load';
import { SHOWN_DOCUMENTS } from '@/lib/bootstrap/document/shown-document';
import { providerHref } from '@/lib/routes/api-address';
import { LoadNotice } from '../parts/load-notice';
import { OperationBoundary } from '../parts/operation-boundary';
import { useNamedDocument } from '../state/api-context';
import { useApiState, useReadyState } from '../state/use-api-state';
import { describeLoadProblem, useOverdue } from '../state/use-overdue';
import { ReadyArticle, useArticle } from './lazy-article';
import type { LiveArticleProps } from './live-article';
import { LazyNamedContent } from './live-page';

type LiveOperationProps = Pick<
  LiveArticleProps,
  'operation' | 'path' | 'overview' | 'above' | 'note' | 'below' | 'marks'
> & {
  /** Store name of the document that has the operation. */
  api: string;
  /** The operation as rendered at build. */
  children: ReactNode;
};

/**
 * Content of an operation's page: pre-rendered, then rendered again from the live document where
 * that differs. When loading fails, the saved operation stays and a notice says so.
 */
export function LiveOperation({ api: name, children, ...props }: LiveOperationProps) {
  const { operation: id } = props;
  const named = useNamedDocument();
  const state = useApiState(name);
  const ready = useReadyState(name);
  const live = ready?.origin === 'live' ? ready.api : undefined;
  const entry = live?.operations.get(id);
  const problem = describeLoadProblem(state, useOverdue());
  const isLoaded = useArticle(entry !== undefined);
  const rendered = isLoaded && entry ? live : undefined;
  if (named) return <LazyNamedContent named={named} />;
  return (
    <div data-page-content {...{ [SHOWN_DOCUMENTS]: name }}>
      {rendered ? (
        <OperationBoundary resetKey={rendered} fallback={children}>
          <ReadyArticle
            key={id}
            {...props}
            api={rendered}
            isSettled={problem === undefined}
            getHref={providerHref}
            apiName={name}
          />
        </OperationBoundary>
      ) : (
        children
      )}
      {live && !entry && <LoadNotice summary={words.operationIsGone} />}
      {problem !== undefined && (
        <LoadNotice summary={live ? words.stale : words.saved} message={problem} />
      )}
    </div>
  );
}
