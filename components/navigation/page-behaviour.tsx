'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { PAGE_STARTED } from '@/lib/bootstrap/start/page-start';
import { useAddressChanges } from './follow-in-page';

/**
 * Tells `lib/bootstrap/page-controls-entry.ts`, which scrolls pages without React, of each page that is rendered. It
 * comes after the page in the tree, so that its effects run after Next's scrolling and before the
 * paint.
 */
export function PageBehaviour() {
  useEffect(() => void dispatchEvent(new Event(PAGE_STARTED)), []);
  return (
    <>
      <p data-said aria-live="polite" className="visually-hidden" />
      <Suspense fallback={null}>
        <Arrivals />
      </Suspense>
    </>
  );
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
