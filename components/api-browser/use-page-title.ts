'use client';

import { useEffect } from 'react';

/** Gives the tab another title for as long as it is shown; `undefined` leaves it as it is. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = title;
    return () => {
      // A page that came meanwhile has set its own.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
