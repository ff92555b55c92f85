'use client';

import { useSyncExternalStore } from 'react';
import { isNavigating, startNavigation } from '@/components/ui/link/router-navigation';
import { afterPaint } from '@/lib/bootstrap/after-paint';

const FOLLOWED = 'portal:followed';

let follows = 0;

/**
 * Goes to another address of the page on show, or of one that no file of the export holds, without asking the host
 * for anything. What reads the address is drawn anew at once; Next is told when that is on the screen: all it has to
 * do then is to learn the address.
 * @param href On this origin.
 */
export function followInPage(href: string): void {
  const isSamePage = new URL(href, location.href).pathname === location.pathname;
  // Another page is drawn by Next; and this address must be the last that it hears of.
  const isDeferred = isSamePage && !isNavigating();
  // With Next's own state: the page to come back to is this one.
  if (isDeferred) history.pushState(history.state, '', href);
  else startNavigation(() => history.pushState(null, '', href));
  const followed = location.href;
  if (isSamePage) follows += 1;
  dispatchEvent(new Event(FOLLOWED));
  if (!isDeferred) return;
  afterPaint(() => {
    // A reader on the way to another page is let go.
    if (location.href === followed && !isNavigating())
      startNavigation(() => history.replaceState(null, '', followed));
  });
}

/** Calls back after each follow. Returns how to end it. */
export function subscribeFollows(listener: () => void): () => void {
  addEventListener(FOLLOWED, listener);
  return () => removeEventListener(FOLLOWED, listener);
}

/** How often a reader has followed to another address of the page on show: what changes with it is drawn in the same frame. */
export function useFollows(): number {
  return useSyncExternalStore(
    subscribeFollows,
    () => follows,
    () => 0,
  );
}
