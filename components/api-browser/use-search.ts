'use client';

import { useSyncExternalStore } from 'react';

const FOLLOWED = 'portal:followed';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(FOLLOWED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(FOLLOWED, listener);
  };
}

/**
 * The query string; empty in pre-rendered HTML. Not `useSearchParams()`: that would keep the whole
 * page from being pre-rendered.
 */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Goes to another query of this page without asking the host for anything. */
export function followQuery(href: string): void {
  history.pushState(null, '', href);
  dispatchEvent(new Event(FOLLOWED));
}
