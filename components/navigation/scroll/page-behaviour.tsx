'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useAddressChanges } from '../follow-in-page';
import { createPageScroll } from './page-scroll';

/**
 * Scrolling of the portal: where pages open, how fragments scroll, how links copy their address. It
 * comes after the page in the tree, so that its effects run after Next's scrolling and before the
 * paint.
 */
export function PageBehaviour() {
  const status = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={status} data-said aria-live="polite" className="visually-hidden" />
      <Suspense fallback={null}>
        <Scroll status={status} />
      </Suspense>
    </>
  );
}

function Scroll({ status }: { status: RefObject<HTMLElement | null> }) {
  const path = usePathname();
  const query = useSearchParams();
  const changes = useAddressChanges();
  const [scroll] = useState(createPageScroll);
  useLayoutEffect(() => scroll.start(status.current), [scroll, status]);
  useLayoutEffect(() => scroll.arrive(), [scroll, path, query, changes]);
  return null;
}
