'use client';

import type { ReactNode } from 'react';
import { useSeen } from './use-seen';

/**
 * What is drawn when what stands above it is seen.
 * @param wait Whether it waits; decided when it is first drawn.
 */
export function Deferred({ wait, children }: { wait: boolean; children: ReactNode }) {
  return useSeen(wait) && children;
}
