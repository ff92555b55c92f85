'use client';

import { type ReactNode, useDeferredValue } from 'react';

/**
 * What is drawn right after what stands above it, in pieces that keep nobody from typing or scrolling.
 * @param wait Whether it waits; decided when it is first drawn.
 */
export function DrawnLater({ wait, children }: { wait: boolean; children: ReactNode }) {
  return useDeferredValue(true, !wait) && children;
}
