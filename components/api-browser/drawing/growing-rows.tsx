'use client';

import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/components/late/when-idle';
import { toFragmentIds } from '@/lib/scroll/fragment';
import type { RowsProps } from '../state/view';

/** Rows that are drawn at once: more than almost any document has in one place. */
const PIECE = 250;

/** Milliseconds after which the next piece is drawn even where the browser is never idle. */
const PATIENCE = 200;

/** `children`: the same list as long as its rows are the same. */
type GrowingRowsProps = Omit<RowsProps, 'wait'>;

/**
 * Rows of which there may be thousands: some screens of them at once with those around the one that the address names,
 * the others piece by piece, so that the page answers meanwhile. In the end all are there, and found by find-in-page.
 */
export function GrowingRows({ ids, children }: GrowingRowsProps) {
  return children.length <= PIECE ? children : <Pieces ids={ids}>{children}</Pieces>;
}

function Pieces({ ids, children }: GrowingRowsProps) {
  const pieces = useMemo(() => toPieces(children), [children]);
  const [sought] = useState(() => Math.floor(findSought(ids) / PIECE));
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count >= pieces.length) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + 1)), PATIENCE);
  }, [count, pieces]);
  return pieces.filter((_, index) => index < count || index === sought);
}

function toPieces(rows: readonly ReactNode[]): readonly ReactNode[] {
  return Array.from({ length: Math.ceil(rows.length / PIECE) }, (_, index) => (
    <Piece key={index}>{rows.slice(index * PIECE, (index + 1) * PIECE)}</Piece>
  ));
}

function Piece({ children }: { children: readonly ReactNode[] }) {
  return children;
}

/** The place of the row that the address names, or that holds what it names; -1 where none is. */
function findSought(ids: readonly string[]): number {
  const sought = toFragmentIds(location.hash);
  return ids.findIndex((id) => sought.some((one) => one === id || one.startsWith(`${id}.`)));
}
