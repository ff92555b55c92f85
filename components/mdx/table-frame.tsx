import type { ComponentProps } from 'react';
import styles from './table-frame.module.css';

/** A table that scrolls inside itself on a narrow screen, by touch and by keyboard; no landmark, for a page has many. */
export function TableFrame(props: ComponentProps<'table'>) {
  return (
    <div className={styles.frame} role="group" aria-label="Table" tabIndex={0}>
      <table className={styles.table} {...props} />
    </div>
  );
}
