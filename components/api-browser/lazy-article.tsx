'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadText } from '@/components/markdown/live-text';
import { loadPlace } from './keep-place';
import type { LiveArticleProps } from './live-article';
import { OperationBoundary } from './operation-boundary';

type Article = ComponentType<LiveArticleProps>;

let Loaded: Article | undefined;

async function load(): Promise<{ default: Article }> {
  Loaded ??= (await import('./live-article')).LiveArticle;
  return { default: Loaded };
}

const LiveArticle = lazy(load);

/** Fetches what draws operations, ahead of the first one. A failure shows when it is drawn. */
export function preloadArticle(): void {
  load().catch(() => {});
}

/**
 * Whether what draws operations is here, with what draws their texts: one drawing can then take the place of
 * another at once. It is fetched when wanted; where it cannot be, this stays `false`.
 */
export function useArticle(isWanted: boolean): boolean {
  const [isHere, setHere] = useState(() => Loaded !== undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    Promise.all([load(), loadText(), loadPlace()]).then(
      () => isShown && setHere(true),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return isWanted && isHere;
}

/** An operation drawn at once; only where `useArticle` says so. */
export function ReadyArticle(props: LiveArticleProps) {
  return Loaded && <Loaded {...props} />;
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
  // Chosen once, or an operation that was awaited would be drawn anew the next time.
  const [Chosen] = useState(() => Loaded ?? LiveArticle);
  return (
    <OperationBoundary drawn={article.api} fallback={fallback}>
      <Suspense fallback={fallback}>
        <Chosen {...article} />
      </Suspense>
    </OperationBoundary>
  );
}
