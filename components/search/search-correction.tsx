import { useEffect, useEffectEvent } from 'react';
import styles from './search-correction.module.css';

type SearchCorrectionProps = {
  /** As it was typed. */
  term: string;
  onOriginal: () => void;
};

/** The way back to what was typed, where the pages below are those of another spelling. Also Shift+Enter. */
export function SearchCorrection({ term, onOriginal }: SearchCorrectionProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // On a link it opens a window.
    if (event.key !== 'Enter' || !event.shiftKey || !isInput(event.target)) return;
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
      <span className={styles.words}>Search for “{term}” as it is</span>{' '}
      <kbd className={styles.keys} aria-hidden="true">
        Shift ↵
      </kbd>
    </button>
  );
}

function isInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement;
}
