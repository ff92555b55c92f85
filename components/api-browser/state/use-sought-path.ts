'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { toSoughtPath } from '@/lib/reference/sought-path';
import { urls, withBasePath } from '@/lib/urls';

const never = () => () => {};

/** Whether React has taken over the HTML: before that, nothing may differ from it. */
function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** An address that the 404 page of a host hands to `/api/not-found/?at=…`. */
const HANDED = /^\/api\/[^/]+\/[^/]+(\/?[?#].*|\/?)$/i;

function getHanded(path: string): string | undefined {
  const at = path === urls.apiNotFound ? new URLSearchParams(location.search).get('at') : null;
  return at !== null && HANDED.test(at) ? at : undefined;
}

/**
 * The operation's path in the address bar, where the page on show is another one: the not-found page that a
 * host answered with, or the page on which the reader followed a link to an operation that only a live
 * document has. `undefined` when the page on show is the one of the address, or it asks for no operation.
 * @param path of the page on show.
 */
export function useSoughtPath(path: string): string | undefined {
  const isAlive = useAlive();
  // Not before React has taken over: in a 404 page it differs from the HTML (React error 418).
  const shown = usePathname();
  const wanted = isAlive ? toSoughtPath(shown) : undefined;
  const sought = wanted === path ? undefined : wanted;
  useEffect(() => {
    const handed = isAlive ? getHanded(path) : undefined;
    if (handed !== undefined) history.replaceState(null, '', withBasePath(handed));
  }, [isAlive, path]);
  useLayoutEffect(() => {
    // Set before the first paint (lib/theme/early-script.ts) to keep not-found pages waiting.
    if (isAlive && sought === undefined && getHanded(path) === undefined)
      delete document.documentElement.dataset.seek;
  }, [isAlive, sought, path]);
  return sought;
}
