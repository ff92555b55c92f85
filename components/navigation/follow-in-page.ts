'use client';

import { useSyncExternalStore } from 'react';
import { isNavigating, startNavigation } from '@/components/ui/link/router-navigation';
import { afterPaint } from '@/lib/bootstrap/after-paint';
import { ADDRESS_CHANGED, announceAddress } from '@/lib/scroll/page-name';

const FOLLOWED = 'portal:followed';

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
  if (isSamePage) announceAddress();
  dispatchEvent(new Event(FOLLOWED));
  if (!isDeferred) return;
  afterPaint(() => {
    // Skipped when the reader has gone on to another page.
    if (location.href === followed && !isNavigating())
      startNavigation(() => history.replaceState(null, '', followed));
  });
}

/** Calls back after each `followInPage`. Returns how to unsubscribe. */
export function subscribeToFollows(listener: () => void): () => void {
  addEventListener(FOLLOWED, listener);
  return () => removeEventListener(FOLLOWED, listener);
}

function subscribeToAddress(listener: () => void): () => void {
  const count = () => {
    changes += 1;
    listener();
  };
  addEventListener(ADDRESS_CHANGED, count);
  return () => removeEventListener(ADDRESS_CHANGED, count);
}

/**
 * Number of changes of the address within a page, by `followInPage`, Back and Forward; another one re-renders
 * in the same frame.
 */
export function useAddressChanges(): number {
  return useSyncExternalStore(
    subscribeToAddress,
    () => changes,
    () => 0,
  );
}
