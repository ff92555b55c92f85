'use client';

import { useSyncExternalStore } from 'react';
import { followInPage, subscribeFollows } from '@/components/navigation/follow-in-page';

let isFromTop = false;

function subscribe(listener: () => void): () => void {
  const onHistory = () => {
    isFromTop = false;
    listener();
  };
  addEventListener('popstate', onHistory);
  const unsubscribe = subscribeFollows(listener);
  return () => {
    removeEventListener('popstate', onHistory);
    unsubscribe();
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

/** Goes to another operation without asking the host for anything. */
export function followQuery(href: string): void {
  isFromTop = new URL(href, location.href).hash === '';
  followInPage(href);
}

/**
 * Whether what the address asks for is read from its top: it was followed here, and to no place in it. Whoever goes
 * back to it, or opens it, may have been further down.
 */
export function isReadFromTop(): boolean {
  return isFromTop;
}
