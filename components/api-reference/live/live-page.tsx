'use client';

import type { ReactNode } from 'react';
import { createLazy } from '@/components/ui/lazy/create-lazy';
import { preloadMarkdown } from '@/components/ui/markdown/live-text';
import { urls } from '@/lib/routes/urls';
import { type NamedDocument, useNamedDocument } from '../state/api-context';
import { preloadArticle } from './lazy-article';

const content = createLazy(async () => (await import('./named-content')).NamedContent);

// Beside the page's own scripts, all at once: the first script knows that a document takes the place of the page.
if (typeof document === 'object' && document.documentElement.dataset.document) {
  content.preload();
  preloadArticle();
  preloadMarkdown();
}

/** Preloads what shows an operation of a former release; a failure shows when one is chosen. */
export function preloadRelease(): void {
  content.preload();
  import('./named-content').then((loaded) => loaded.preloadRelease()).catch(() => {});
}

/** `NamedContent`, which few pages need; until it is loaded, `ArticleSkeleton` stands for it. */
export function LazyNamedContent(props: { named: NamedDocument }) {
  return <content.Part props={props} fallback={<div aria-busy="true" />} />;
}

const releaseNote = createLazy(async () => (await import('../release/release-note')).ReleaseNote);

/**
 * Written page under /api, or the document that the address names (SPEC 7). A page of a section stays beside the
 * operations of a former release, with a note.
 */
export function LivePage({ children }: { children: ReactNode }) {
  const named = useNamedDocument();
  const release = named?.release;
  const isShown = !named || (release && release.path !== urls.api);
  if (!isShown) return <LazyNamedContent named={named} />;
  return (
    <div data-page-content={!release}>
      {release && <releaseNote.Part props={{ release, hasNewestText: true }} />}
      {children}
    </div>
  );
}
