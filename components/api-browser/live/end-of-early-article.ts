'use client';

import { useLayoutEffect } from 'react';
import { EARLY_ARTICLE } from '@/lib/early/early-mark';

/** Empties `EarlyArticle` in the moment that what calls this is shown: the one takes the place of the other. */
export function useEndOfEarlyArticle(): void {
  useLayoutEffect(() => {
    document.querySelector(`[${EARLY_ARTICLE}]`)?.replaceChildren();
  }, []);
}

/** The same as an element, for what shows no operation. */
export function EndOfEarlyArticle() {
  useEndOfEarlyArticle();
  return null;
}
