'use client';

import { useMemo } from 'react';
import type { RowsProps } from '../state/view';
import { FIRST_ROWS } from './first-rows';
import { GrowingRows } from './growing-rows';
import { useSeen } from './use-seen';

/** The rows of a list; those below the first screen when that is seen, where it waits, and thousands in pieces. */
export function DeferredRows({ ids, wait, children }: RowsProps) {
  const isWhole = useSeen(wait);
  const rows = useMemo(
    () => (isWhole ? children : children.slice(0, FIRST_ROWS)),
    [isWhole, children],
  );
  return <GrowingRows ids={ids}>{rows}</GrowingRows>;
}
