'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useLayoutEffect, useState } from 'react';
import { createPageScroll } from './page-scroll';

/**
 * Where pages open and how fragments scroll. It stands after the page in the tree: its effects then run
 * after Next's own scrolling and before the paint.
 */
export function PageBehaviour() {
  return (
    <Suspense fallback={null}>
      <Scroll />
    </Suspense>
  );
}

function Scroll() {
  const path = usePathname();
  const query = useSearchParams();
  const [scroll] = useState(createPageScroll);
  useLayoutEffect(() => scroll.start(), [scroll]);
  useLayoutEffect(() => scroll.arrive(), [scroll, path, query]);
  return null;
}
