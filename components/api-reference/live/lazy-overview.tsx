'use client';

import { overviewFailed } from '@/.generated/words/reference/load';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import styles from '../parts/article.module.css';
import { OperationBoundary } from '../parts/operation-boundary';
import type { LiveOverviewProps } from './live-overview';

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
