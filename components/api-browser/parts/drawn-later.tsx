'use client';

import { type ReactNode, useDeferredValue } from 'react';
import { FIRST_ROWS } from './first-rows';

/**
 * What is drawn right after what stands above it, in pieces that keep nobody from typing or scrolling.
 * @param wait Whether it waits; decided when it is first drawn.
 */
export function DrawnLater({ wait, children }: { wait: boolean; children: ReactNode }) {
  return useDeferredValue(true, !wait) && children;
}

type DrawnRowsProps = { wait: boolean; children: readonly ReactNode[] };

/** The rows of a list; those below the first screen right after, where it waits. */
export function DrawnRows({ wait, children }: DrawnRowsProps) {
  return useDeferredValue(true, !wait) ? children : children.slice(0, FIRST_ROWS);
}
