'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/bootstrap/after-paint';

/**
 * What is drawn when what stands above it is seen.
 * @param wait Whether it waits; decided when it is first drawn.
 */
export function Deferred({ wait, children }: { wait: boolean; children: ReactNode }) {
  return useSeen(wait) && children;
}

/**
 * Whether what stands around the caller is on the screen, so that more can be drawn in pieces that keep nobody
 * from typing or scrolling. Drawn sooner, it would take the processor from those that paint.
 * @param wait Whether it waits; decided when it is first drawn.
 */
export function useSeen(wait: boolean): boolean {
  const [isSeen, setSeen] = useState(!wait);
  useEffect(() => {
    if (isSeen) return undefined;
    let isMounted = true;
    afterPaint(() => isMounted && startTransition(() => setSeen(true)));
    return () => {
      isMounted = false;
    };
  }, [isSeen]);
  return isSeen;
}
