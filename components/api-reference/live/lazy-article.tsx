'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { loadTextRenderers } from '@/components/ui/markdown/live-text';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import { loadViewSnapshot } from '../rendering/preserve-view';
import type { LiveArticleProps } from './live-article';
import { OperationBoundary } from '../parts/operation-boundary';

const article = createLazy(async () => (await import('./live-article')).LiveArticle);

/** Fetches what draws operations, ahead of the first one. A failure shows when it is drawn. */
export const preloadArticle = article.preload;

/**
 * Whether what draws operations is here, with what draws their texts: one drawing can then take the place of
 * another at once. It is fetched when wanted; where it cannot be, this stays `false`.
 */
export function useArticle(isWanted: boolean): boolean {
  const [isHere, setHere] = useState(() => article.get() !== undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    Promise.all([article.load(), loadTextRenderers(), loadViewSnapshot()]).then(
      () => isMounted && setHere(true),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return isWanted && isHere;
}

/** An operation drawn at once; only where `useArticle` says so. */
export function ReadyArticle(props: LiveArticleProps) {
  return article.get() && <article.Part props={props} />;
}

type LazyArticleProps = LiveArticleProps & {
  /** Shown until the operation is drawn, and instead of it when that fails. */
  fallback?: ReactNode;
};

/**
 * An operation drawn in the browser. What draws it is half of the API browser's script, and most pages
 * show their pre-rendered copy: it is fetched when a document differs or is named in the address.
 */
export function LazyArticle({ fallback, ...props }: LazyArticleProps) {
  return (
    <OperationBoundary resetKey={props.api} fallback={fallback}>
      <article.Part props={props} fallback={fallback} />
    </OperationBoundary>
  );
}
