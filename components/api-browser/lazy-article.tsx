'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import type { LiveArticleProps } from './live-article';
import { OperationBoundary } from './operation-boundary';

const load = async () => ({ default: (await import('./live-article')).LiveArticle });
const LiveArticle = lazy(load);

/** Fetches what draws operations, ahead of the first one. A failure shows when it is drawn. */
export function preloadArticle(): void {
  load().catch(() => {});
}

type LazyArticleProps = LiveArticleProps & {
  /** Shown until the operation is drawn, and instead of it when that fails. */
  fallback?: ReactNode;
};

/**
 * An operation drawn in the browser. What draws it is half of the API browser's script, and most pages
 * show their pre-rendered copy: it is fetched when a document differs or is named in the address.
 */
export function LazyArticle({ fallback, ...article }: LazyArticleProps) {
  return (
    <OperationBoundary drawn={article.api} fallback={fallback}>
      <Suspense fallback={fallback}>
        <LiveArticle {...article} />
      </Suspense>
    </OperationBoundary>
  );
}
