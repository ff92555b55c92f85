'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { getRequestedPath } from '@/lib/routes/requested-path';
import { urls, withBasePath } from '@/lib/routes/urls';

/** Address that a host's 404 page forwards to `/api/not-found/?at=…`. */
const FORWARDED = /^\/api\/[^/]+\/[^/]+(\/?[?#].*|\/?)$/i;

function getForwardedPath(path: string): string | undefined {
  const at = path === urls.apiNotFound ? new URLSearchParams(location.search).get('at') : null;
  return at !== null && FORWARDED.test(at) ? at : undefined;
}

/**
 * Path of the operation in the address bar, where another page is rendered: a not-found page, or
 * the page on which the reader followed a link to an operation that only a live document has.
 * `undefined` when the page of that path is rendered, or the address asks for no operation.
 * @param path of the rendered page.
 */
export function useRequestedPath(path: string): string | undefined {
  const isHydrated = useHydrated();
  // Used after hydration only: in a 404 page it differs from the HTML (React error 418).
  const visiblePath = usePathname();
  const wanted = isHydrated ? getRequestedPath(visiblePath) : undefined;
  const requested = wanted === path ? undefined : wanted;
  useEffect(() => {
    const forwarded = isHydrated ? getForwardedPath(path) : undefined;
    if (forwarded !== undefined) history.replaceState(null, '', withBasePath(forwarded));
  }, [isHydrated, path]);
  useLayoutEffect(() => {
    // Set before the first paint (lib/bootstrap/reader-choices.ts) to keep not-found pages
    // waiting.
    if (isHydrated && requested === undefined && getForwardedPath(path) === undefined)
      delete document.documentElement.dataset.resolving;
  }, [isHydrated, requested, path]);
  return requested;
}
