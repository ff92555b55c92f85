import type { ComponentProps } from 'react';
import * as words from '@/.generated/words/ui/parts';
import styles from './table-frame.module.css';

/**
 * A table that scrolls within its frame, by touch and by keyboard; where that is
 * narrow, rows whose cells have a `data-label` are records instead; no landmark, because a page has
 * many. `aria-label` names frame and table, which screen readers list separately; in MDX it comes
 * from the heading above (lib/markdown/rehype-toc.mjs).
 */
export function TableFrame({
  'aria-label': label = words.table,
  ...rest
}: ComponentProps<'table'>) {
  return (
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} role="table" aria-label={label} {...rest} />
    </div>
  );
}
