'use client';

import { chooseSortByName, useSortByName } from '../state/use-sort-by-name';
import styles from './list-filter.module.css';

/** Button that sorts the lists of operations by name inside each method (SPEC 4). */
export function SortButton() {
  const isByName = useSortByName();
  return (
    <button
      type="button"
      className={styles.sort}
      aria-pressed={isByName}
      aria-label="Sort by name"
      title="Sort by name"
      onClick={() => chooseSortByName(!isByName)}
    >
      A–Z
    </button>
  );
}
