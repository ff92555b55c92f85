import { useEffect } from 'react';
import * as words from '@/.generated/words/search/results';
import styles from './search-correction.module.css';

type SearchCorrectionProps = {
  /** The query as typed. */
  term: string;
  onOriginal: () => void;
};

/** Button, also Shift+Enter, that searches for the query as typed instead of its correction. */
export function SearchCorrection({ term, onOriginal }: SearchCorrectionProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // On a link Shift+Enter opens a window.
      const isInput = event.target instanceof HTMLInputElement;
      if (event.key !== 'Enter' || !event.shiftKey || !isInput) return;
      event.preventDefault();
      onOriginal();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [onOriginal]);
  return (
    <button
      type="button"
      className={styles.original}
      data-aside=""
      aria-keyshortcuts="Shift+Enter"
      onClick={onOriginal}
    >
      <span className={styles.text}>{words.searchOriginal(term)}</span>{' '}
      <kbd className={styles.keys} aria-hidden="true">
        {words.shiftEnter}
      </kbd>
    </button>
  );
}
