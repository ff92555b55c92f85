'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/store/listeners';

/** Whether the search is open; outside of React, because several buttons share one dialog. */
let isOpen = false;
const { subscribe, notify } = createListeners();

function set(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  notify();
}

/** Opens the search dialog. */
export function openSearch(): void {
  set(true);
}

/** Closes the search dialog. */
export function closeSearch(): void {
  set(false);
}

/** Whether the search dialog is open; never in pre-rendered HTML. */
export function useIsSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

/** Closes the search when a link is followed, but not when it opens in a new tab or window. */
export function closeUnlessNewTab(event: MouseEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) closeSearch();
}
