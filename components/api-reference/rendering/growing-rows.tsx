'use client';

import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { listFragmentIds } from '@/components/navigation/scroll/fragment';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import type { RowsProps } from '../state/view';

/** Rows of one chunk, which are rendered at once: more than almost any list has. */
const CHUNK_ROWS = 250;

/** Longest wait for an idle browser before the next chunk is rendered, in ms. */
const MAX_IDLE_WAIT_MS = 200;

/** Props of `GrowingRows`; `children` must be the same array while the rows are the same. */
type GrowingRowsProps = Omit<RowsProps, 'wait'>;

/**
 * Rows of which there may be thousands: the first chunk and the one that the address names at once,
 * the others one by one, so that the page stays responsive. In the end find-in-page reaches all.
 */
export function GrowingRows({ ids, children }: GrowingRowsProps) {
  return children.length <= CHUNK_ROWS ? children : <Chunks ids={ids}>{children}</Chunks>;
}

function Chunks({ ids, children }: GrowingRowsProps) {
  const chunks = useMemo(() => splitRows(children), [children]);
  const [requested] = useState(() => Math.floor(findRequestedRow(ids) / CHUNK_ROWS));
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= chunks.length) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + 1)), MAX_IDLE_WAIT_MS);
  }, [count, chunks]);
  return chunks.filter((_, index) => index < count || index === requested);
}

function splitRows(rows: readonly ReactNode[]): readonly ReactNode[] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK_ROWS) }, (_, index) => (
    <Chunk key={index}>{rows.slice(index * CHUNK_ROWS, (index + 1) * CHUNK_ROWS)}</Chunk>
  ));
}

function Chunk({ children }: { children: readonly ReactNode[] }) {
  return children;
}

/** Index of the row that the address names, or that contains what it names; -1 for none. */
function findRequestedRow(ids: readonly string[]): number {
  const fragmentIds = listFragmentIds(location.hash);
  return ids.findIndex((id) => fragmentIds.some((one) => one === id || one.startsWith(`${id}.`)));
}
