'use client';

import { useSyncExternalStore } from 'react';
import { followInPage, subscribeToFollows } from '@/components/navigation/follow-in-page';

let isFromTop = false;

function subscribe(listener: () => void): () => void {
  const onHistory = () => {
    isFromTop = false;
    listener();
  };
  addEventListener('popstate', onHistory);
  const unsubscribe = subscribeToFollows(listener);
  return () => {
    removeEventListener('popstate', onHistory);
    unsubscribe();
  };
}

/**
 * Query string of the address; empty in pre-rendered HTML. `useSearchParams()` would keep the whole
 * page from being pre-rendered.
 */
export function useSearch(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
}

/** Navigates to another operation without a request to the host. */
export function followQuery(href: string): void {
  isFromTop = new URL(href, location.href).hash === '';
  followInPage(href);
}

/**
 * Whether the content is read from its top: the reader followed a link without a fragment. After
 * going back or opening a page, the scroll position may be further down.
 */
export function isReadFromTop(): boolean {
  return isFromTop;
}
