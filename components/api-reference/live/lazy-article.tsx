'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { overviewFailed } from '@/.generated/words/reference/load';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import { loadTextRenderers } from '@/components/ui/markdown/live-text';
import styles from '../parts/article.module.css';
import { OperationBoundary } from '../parts/operation-boundary';
import type { LiveArticleProps } from './live-article';
import type { LiveOverviewProps } from './live-overview';

const article = createLazy(async () => (await import('./live-article')).LiveArticle);

/** Preloads the renderer of operations; a failure shows when the first one is rendered. */
export const preloadArticle = article.preload;

/**
 * Loads the renderers of operations and their texts when wanted. `true` once they are loaded, so
 * that a live operation can replace the saved one at once; stays `false` when loading fails.
 */
export function useArticle(isWanted: boolean): boolean {
  const [isLoaded, setLoaded] = useState(() => article.get() !== undefined);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    Promise.all([article.load(), loadTextRenderers()]).then(
      () => isMounted && setLoaded(true),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return isWanted && isLoaded;
}

/** Operation rendered at once; nothing unless `useArticle` is `true`. */
export function ReadyArticle(props: LiveArticleProps) {
  return article.get() && <article.Part props={props} />;
}

type LazyArticleProps = LiveArticleProps & {
  /** Shown until the operation is rendered, and when that fails. Default: `ArticleSkeleton` stands for it. */
  fallback?: ReactNode;
};

/**
 * Operation rendered in the browser. Its renderer is half of the script of pages under /api, and
 * most show their pre-rendered copy: it is loaded when a document differs or is named in the
 * address.
 */
export function LazyArticle({ fallback, ...props }: LazyArticleProps) {
  return (
    <OperationBoundary resetKey={props.api} fallback={fallback}>
      <article.Part props={props} fallback={fallback ?? <div aria-busy="true" />} />
    </OperationBoundary>
  );
}

const overview = createLazy(async () => (await import('./live-overview')).LiveOverview);

/** Preloads the renderer of overviews; a failure shows when the first one is rendered. */
export const preloadOverview = overview.preload;

/** Overview of a named document, once its renderer is loaded. */
export function LazyOverview(props: LiveOverviewProps) {
  const failure = (
    <div className={styles.column} role="alert">
      {props.above}
      <p className={styles.description}>{overviewFailed}</p>
    </div>
  );
  return (
    <OperationBoundary resetKey={props.api} fallback={failure}>
      <overview.Part props={props} fallback={<div aria-busy="true" />} />
    </OperationBoundary>
  );
}
