import { sortByName } from '@/.generated/words/reference/list';
import styles from './list-filter.module.css';

type SortButtonProps = { isByName: boolean; onChange: (isByName: boolean) => void };

/** Button that sorts the lists of operations by name inside each method (SPEC 4). */
export function SortButton({ isByName, onChange }: SortButtonProps) {
  return (
    <button
      type="button"
      className={styles.sort}
      aria-pressed={isByName}
      aria-label={sortByName}
      onClick={() => onChange(!isByName)}
    >
      A–Z
    </button>
  );
}
