'use client';

import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/components/ui/lazy/when-idle';
import { listFragmentIds } from '@/components/navigation/scroll/fragment';
import type { RowsProps } from '../state/view';

/** Rows that are drawn at once: more than almost any document has in one place. */
const CHUNK_ROWS = 250;

/** Milliseconds after which the next piece is drawn even where the browser is never idle. */
const MAX_IDLE_WAIT_MS = 200;

/** `children`: the same list as long as its rows are the same. */
type GrowingRowsProps = Omit<RowsProps, 'wait'>;

/**
 * Rows of which there may be thousands: some screens of them at once with those around the one that the address names,
 * the others piece by piece, so that the page answers meanwhile. In the end all are there, and found by find-in-page.
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

/** The place of the row that the address names, or that holds what it names; -1 where none is. */
function findRequestedRow(ids: readonly string[]): number {
  const fragmentIds = listFragmentIds(location.hash);
  return ids.findIndex((id) => fragmentIds.some((one) => one === id || one.startsWith(`${id}.`)));
}
