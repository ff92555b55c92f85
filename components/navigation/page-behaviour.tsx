'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { IN_PAGE } from '@/components/ui/link/page-link';
import { isPlainLinkClick } from '@/lib/bootstrap/is-plain-link-click';
import { PAGE_STARTED } from '@/lib/bootstrap/start/page-start';
import { followInPage, useAddressChanges } from './follow-in-page';

/**
 * Tells `lib/bootstrap/page-controls-entry.ts`, which scrolls pages without React, of each page that is rendered. It
 * comes after the page in the tree, so that its effects run after Next's scrolling and before the
 * paint.
 */
export function PageBehaviour() {
  useEffect(() => {
    globalThis.portalHasReact = true;
    dispatchEvent(new Event(PAGE_STARTED));
  }, []);
  useLinksWithinPage();
  return (
    <>
      {/* The page's script may have written into it before React has the page. */}
      <p
        data-said
        aria-live="polite"
        className="visually-hidden"
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <Suspense fallback={null}>
        <Arrivals />
      </Suspense>
    </>
  );
}

/** Follows links of other scripts to addresses that have no file, as those of operations that only a live document has. */
function useLinksWithinPage(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[${IN_PAGE}]`);
      if (!link || event.defaultPrevented || !isPlainLinkClick(event)) return;
      event.preventDefault();
      followInPage(link.href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function Arrivals() {
  const path = usePathname();
  const query = useSearchParams();
  const changes = useAddressChanges();
  useLayoutEffect(() => {
    globalThis.portalControls?.arrive();
  }, [path, query, changes]);
  return null;
}
