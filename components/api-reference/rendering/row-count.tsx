import type { RefObject } from 'react';
import { LOCALE } from '@/lib/text/locale';
import pill from './pill.module.css';
import styles from './row-count.module.css';

type RowCountProps = {
  shown: number;
  count: number;
  /** What the rows are, in plural: `fields`. */
  label: string;
  /** Shows all rows; absent where all come without being asked for. */
  onAll?: (() => void) | undefined;
  /** Whether the rows were asked for: the count stays then, as it has the focus. */
  isAll: boolean;
  footer: RefObject<HTMLParagraphElement | null>;
};

/** Count of the rows of a long list that are shown, with a button that shows all. */
export function RowCount({ shown, count, label, onAll, isAll, footer }: RowCountProps) {
  const showAll = () => {
    // The button is about to disappear.
    footer.current?.focus({ preventScroll: true });
    onAll?.();
  };
  return (
    <p
      ref={footer}
      className={styles.more}
      tabIndex={-1}
      hidden={shown === count && !isAll}
      data-more-rows
    >
      {`${formatCount(shown)} of ${formatCount(count)} ${label} are shown. `}
      {!isAll && onAll && (
        <button type="button" className={pill.pill} onClick={showAll}>
          Show all {formatCount(count)} {label}
        </button>
      )}
    </p>
  );
}

function formatCount(count: number): string {
  return count.toLocaleString(LOCALE);
}
