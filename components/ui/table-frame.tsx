import type { ComponentProps } from 'react';
import styles from './table-frame.module.css';

/**
 * A table that scrolls inside itself on a narrow screen, by touch and by keyboard; no landmark, for a page has many.
 * `aria-label` names both, for tables are listed by themselves: in MDX after the heading above it
 * (lib/markdown/name-tables.mjs).
 */
export function TableFrame({ 'aria-label': label = 'Table', ...rest }: ComponentProps<'table'>) {
  return (
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label} {...rest} />
    </div>
  );
}
