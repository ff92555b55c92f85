'use client';

import { useSyncExternalStore } from 'react';
import { isNavigating, startNavigation } from '@/components/ui/link/router-navigation';
import { afterPaint } from '@/lib/bootstrap/after-paint';

const CHANGED = 'portal:address-changed';

let changes = 0;

/**
 * Goes to another address of the current page, or to one without an exported file, without a
 * request to the host. Components that read the address render at once; Next learns the address
 * after the paint.
 * @param href Address on this origin.
 */
export function followInPage(href: string): void {
  const isSamePage = new URL(href, location.href).pathname === location.pathname;
  // Next renders another page itself; a pending navigation must not override this address.
  const isDeferred = isSamePage && !isNavigating();
  // Next's state stays on the entry: the way back leads to this page.
  if (isDeferred) history.pushState(history.state, '', href);
  else startNavigation(() => history.pushState(null, '', href));
  const followed = location.href;
  if (isSamePage) renderInPage();
  else dispatchEvent(new Event(CHANGED));
  if (!isDeferred) return;
  afterPaint(() => {
    // Skipped when the reader has gone on to another page.
    if (location.href === followed && !isNavigating())
      startNavigation(() => history.replaceState(null, '', followed));
  });
}

/**
 * Renders what reads the address of the current page after its query has changed by Back or Forward. Next
 * does not render where it had not yet learned the address that is left.
 */
export function renderInPage(): void {
  changes += 1;
  dispatchEvent(new Event(CHANGED));
}

/** Calls back after each `followInPage` and `renderInPage`. Returns how to unsubscribe. */
export function subscribeToAddress(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** Number of changes of the address within a page; another one re-renders in the same frame. */
export function useAddressChanges(): number {
  return useSyncExternalStore(
    subscribeToAddress,
    () => changes,
    () => 0,
  );
}
