'use client';

import { useSyncExternalStore } from 'react';

const FOLLOWED = 'portal:followed';

let isFromTop = false;

function subscribe(listener: () => void): () => void {
  const onHistory = () => {
    isFromTop = false;
    listener();
  };
  addEventListener('popstate', onHistory);
  addEventListener(FOLLOWED, listener);
  return () => {
    removeEventListener('popstate', onHistory);
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
  isFromTop = location.hash === '';
  dispatchEvent(new Event(FOLLOWED));
}

/**
 * Whether what the address asks for is read from its top: it was followed here, and to no place in it. Whoever goes
 * back to it, or opens it, may have been further down.
 */
export function isReadFromTop(): boolean {
  return isFromTop;
}
