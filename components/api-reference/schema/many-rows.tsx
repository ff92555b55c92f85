import type { ReactNode } from 'react';
import type { View } from '../state/view';

export type ManyRowsProps = {
  /** Anchors of the rows in their order. */
  ids: readonly string[];
  view: View;
  /** Number of disclosures around them. */
  depth: number;
  children: readonly ReactNode[];
};

/** Rows of which there may be thousands; the browser renders them in chunks. */
export function ManyRows({ ids, view: { Rows, fromTop = false }, depth, children }: ManyRowsProps) {
  if (!Rows) return children;
  return (
    <Rows ids={ids} wait={fromTop && depth === 0}>
      {children}
    </Rows>
  );
}
