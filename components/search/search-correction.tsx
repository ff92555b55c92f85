import { useEffect, useEffectEvent } from 'react';
import * as words from '@/.generated/words/search/results';
import styles from './search-correction.module.css';

type SearchCorrectionProps = {
  /** The query as typed. */
  term: string;
  onOriginal: () => void;
};

/** Button, also Shift+Enter, that searches for the query as typed instead of its correction. */
export function SearchCorrection({ term, onOriginal }: SearchCorrectionProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // On a link Shift+Enter opens a window.
    const isInput = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !event.shiftKey || !isInput) return;
    event.preventDefault();
    onOriginal();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
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
