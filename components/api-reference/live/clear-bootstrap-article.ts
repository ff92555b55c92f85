'use client';

import { useLayoutEffect } from 'react';
import { BOOTSTRAP_ARTICLE } from '@/lib/bootstrap/document/pending-document';

/** Empties `BootstrapArticle` when the calling component, which replaces it, is mounted. */
export function useClearBootstrapArticle(): void {
  useLayoutEffect(() => {
    document.querySelector(`[${BOOTSTRAP_ARTICLE}]`)?.replaceChildren();
  }, []);
}

/** Element that calls `useClearBootstrapArticle`, for content that is no operation. */
export function ClearBootstrapArticle() {
  useClearBootstrapArticle();
  return null;
}
