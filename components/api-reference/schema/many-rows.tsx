import type { RowsProps, View } from '../state/view';

export type ManyRowsProps = Omit<RowsProps, 'wait'> & {
  view: View;
  /** Number of disclosures around them; without it they never wait. */
  depth?: number;
};

/** Rows of which there may be any number; the browser renders those that are asked for. */
export function ManyRows({ view: { Rows, fromTop = false }, depth, ...rows }: ManyRowsProps) {
  if (Rows) return <Rows {...rows} wait={fromTop && depth === 0} />;
  return rows.wrap(Array.from({ length: rows.count }, (_, index) => rows.renderRow(index)));
}
