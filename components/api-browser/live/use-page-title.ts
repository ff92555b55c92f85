'use client';

import { useEffect } from 'react';

/**
 * Gives the tab another title for as long as it is shown; `undefined` leaves it as it is. Next may set that of
 * the page on show once more, after this has run.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    let ownTitle = document.title;
    let writtenTitle: string | undefined;
    const write = () => {
      if (document.title === writtenTitle) return;
      ownTitle = document.title;
      document.title = title;
      // Not `title`: the browser leaves out spaces, and what never is the same would be put for ever.
      writtenTitle = document.title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      // A page that came meanwhile has set its own.
      if (document.title === writtenTitle) document.title = ownTitle;
    };
  }, [title]);
}
