import type { RefObject } from 'react';
import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/reference/rows';
import type { RowsKind } from '../state/view';
import pill from './pill.module.css';
import styles from './row-count.module.css';

type RowCountProps = {
  shown: number;
  count: number;
  /** Kind of the rows. */
  kind: RowsKind;
  /** Shows all rows; absent where all come without being asked for. */
  onAll?: (() => void) | undefined;
  /** Whether the rows were asked for: the count stays then, as it has the focus. */
  isAll: boolean;
  footer: RefObject<HTMLParagraphElement | null>;
};

/** Count of the rows of a long list that are shown, with a button that shows all. */
export function RowCount({ shown, count, kind, onAll, isAll, footer }: RowCountProps) {
  const showAll = () => {
    // The button is about to disappear.
    footer.current?.focus({ preventScroll: true });
    onAll?.();
  };
  const [all, what] = [formatCount(count), words.rows[kind]];
  return (
    <p
      ref={footer}
      className={styles.more}
      tabIndex={-1}
      hidden={shown === count && !isAll}
      data-more-rows
    >
      {words.shownOf({ shown: formatCount(shown), all, what })}
      {!isAll && onAll && (
        <button type="button" className={pill.pill} onClick={showAll}>
          {words.showAll({ all, what })}
        </button>
      )}
    </p>
  );
}

function formatCount(count: number): string {
  return count.toLocaleString(LOCALE);
}
