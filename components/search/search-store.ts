'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';

/** One dialog in a page and several ways to open it: the state lives outside of all of them. */
let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function openSearch(): void {
  set(true);
}

export function closeSearch(): void {
  set(false);
}

/** Whether the dialog is to be open; never in pre-rendered HTML. */
export function useIsSearchOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
}

/** Following a link ends the search; opening it in a new tab or window does not. */
export function closeUnlessNewTab(event: MouseEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) closeSearch();
}
