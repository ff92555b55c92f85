'use client';

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/bootstrap/after-paint';

/**
 * Content rendered once the content above it is painted.
 * @param wait whether it waits; only the first value counts.
 */
export function Deferred({ wait, children }: { wait: boolean; children: ReactNode }) {
  return useSeen(wait) && children;
}

/**
 * `true` once the content around the caller is painted, as a transition that does not block input.
 * Rendered sooner, more content would take the processor from painting.
 * @param wait whether it waits; only the first value counts.
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
