import type { ReactNode } from 'react';
import styles from '../parts/fields.module.css';
import type { View } from '../state/view';

type FieldListProps = {
  /** Anchors of the rows in their order. */
  ids: readonly string[];
  view: View;
  /** Rows below the first screen may be drawn a moment later. */
  fromTop?: boolean;
  children: readonly ReactNode[];
};

/** Rows of fields, however many: in the browser they are drawn in pieces. */
export function FieldList({ ids, view: { Rows }, fromTop = false, children }: FieldListProps) {
  return (
    <ul className={styles.fields}>
      {Rows ? (
        <Rows ids={ids} wait={fromTop}>
          {children}
        </Rows>
      ) : (
        children
      )}
    </ul>
  );
}
