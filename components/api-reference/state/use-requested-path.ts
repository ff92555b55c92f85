'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { getRequestedPath } from '@/lib/routes/requested-path';
import { urls, withBasePath } from '@/lib/routes/urls';

const never = () => () => {};

/** Whether React has taken over the HTML: before that, nothing may differ from it. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** An address that the 404 page of a host hands to `/api/not-found/?at=…`. */
const FORWARDED = /^\/api\/[^/]+\/[^/]+(\/?[?#].*|\/?)$/i;

function getForwardedPath(path: string): string | undefined {
  const at = path === urls.apiNotFound ? new URLSearchParams(location.search).get('at') : null;
  return at !== null && FORWARDED.test(at) ? at : undefined;
}

/**
 * The operation's path in the address bar, where the page on show is another one: the not-found page that a
 * host answered with, or the page on which the reader followed a link to an operation that only a live
 * document has. `undefined` when the page on show is the one of the address, or it asks for no operation.
 * @param path of the page on show.
 */
export function useRequestedPath(path: string): string | undefined {
  const isHydrated = useHydrated();
  // Not before React has taken over: in a 404 page it differs from the HTML (React error 418).
  const visiblePath = usePathname();
  const wanted = isHydrated ? getRequestedPath(visiblePath) : undefined;
  const requested = wanted === path ? undefined : wanted;
  useEffect(() => {
    const forwarded = isHydrated ? getForwardedPath(path) : undefined;
    if (forwarded !== undefined) history.replaceState(null, '', withBasePath(forwarded));
  }, [isHydrated, path]);
  useLayoutEffect(() => {
    // Set before the first paint (lib/theme/bootstrap-script.ts) to keep not-found pages waiting.
    if (isHydrated && requested === undefined && getForwardedPath(path) === undefined)
      delete document.documentElement.dataset.resolving;
  }, [isHydrated, requested, path]);
  return requested;
}
