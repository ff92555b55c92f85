'use client';

import { useEffect } from 'react';

/**
 * Gives the tab another title for as long as it is shown; `undefined` leaves it as it is. Next may set that of
 * the page on show once more, after this has run.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    let own = document.title;
    let shown: string | undefined;
    const put = () => {
      if (document.title === shown) return;
      own = document.title;
      document.title = title;
      // Not `title`: the browser leaves out spaces, and what never is the same would be put for ever.
      shown = document.title;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // A page that came meanwhile has set its own.
      if (document.title === shown) document.title = own;
    };
  }, [title]);
}
