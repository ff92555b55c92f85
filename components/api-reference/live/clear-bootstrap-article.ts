'use client';

import { useLayoutEffect } from 'react';
import { BOOTSTRAP_ARTICLE } from '@/lib/bootstrap/document/pending-document';

/** Empties `BootstrapArticle` in the moment that what calls this is shown: the one takes the place of the other. */
export function useClearBootstrapArticle(): void {
  useLayoutEffect(() => {
    document.querySelector(`[${BOOTSTRAP_ARTICLE}]`)?.replaceChildren();
  }, []);
}

/** The same as an element, for what shows no operation. */
export function ClearBootstrapArticle() {
  useClearBootstrapArticle();
  return null;
}
