'use client';

import {
  type SyntheticEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as words from '@/.generated/words/search/dialog';
import { SearchIcon } from './search-button';
import styles from './search-panel.module.css';
import type { SearchIntent } from './search-results';
import { closeSearch } from './search-store';

const SearchResults = lazy(async () => {
  try {
    return { default: (await import('./search-results')).SearchResults };
  } catch {
    // A thrown error would take the whole page down.
    return { default: SearchUnreachable };
  }
});

type SearchPanelProps = {
  query: string;
  examples: readonly string[];
  onQuery: (query: string) => void;
};

/**
 * The search field with the results below it. The field comes with every page, so that no letter
 * typed after `/` is lost; the script of the results loads on first use.
 */
export function SearchPanel({ query, examples, onQuery }: SearchPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [intent, setIntent] = useState<SearchIntent>();
  const [pasted, setPasted] = useState('');
  useEffect(() => input.current?.select(), []);
  const focusField = () => input.current?.focus();
  const changeQuery = (next: string, isPaste = false) => {
    // A changed query cancels Enter or the arrow key pressed for the previous one.
    setIntent(undefined);
    // Typed text is a query of its own; a paste is longer than the field.
    if (!isPaste) setPasted('');
    onQuery(next);
    // The best page of the next query is on top.
    if (below.current) below.current.scrollTop = 0;
  };
  const pick = (example: string) => {
    changeQuery(example);
    focusField();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIntent({ term: query.trim(), act: 'open' });
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const isPending = !moveFocus(event.currentTarget, step) && step === 1;
      setIntent(isPending ? { term: query.trim(), act: 'focus' } : undefined);
    } else if (isLetter(event.key) && event.target instanceof HTMLAnchorElement) {
      // Typing on a result goes on with the query: the letter lands in the field.
      focusField();
    }
  };
  return (
    <div className={styles.panel} onKeyDown={handleKey}>
      <form role="search" className={styles.form} onSubmit={submit}>
        <label className={styles.field}>
          <span className="visually-hidden">{words.search}</span>
          <SearchIcon />
          {/* Not type="search": there Escape empties the field in some browsers instead of closing. */}
          <input
            ref={input}
            type="text"
            placeholder={words.search}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            value={query}
            onPaste={(event) => setPasted(event.clipboardData.getData('text/plain'))}
            onChange={({ target, nativeEvent }) => changeQuery(target.value, isPasted(nativeEvent))}
          />
        </label>
        <button type="button" className={styles.close} data-aside="" onClick={closeSearch}>
          <span className="visually-hidden">{words.close}</span>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      </form>
      <div ref={below} className={styles.below}>
        <Suspense fallback={null}>
          <SearchResults
            {...{ query, pasted, examples, intent }}
            onPick={pick}
            onLost={focusField}
          />
        </Suspense>
      </div>
      <KeyHints />
    </div>
  );
}

/** Actions of keys in the search. */
function KeyHints() {
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {words.keyChoose} <kbd>↵</kbd> {words.keyOpen} <kbd>esc</kbd>{' '}
      {words.keyClose}
    </p>
  );
}

/** Whether a field has changed by a paste. */
function isPasted(event: Event): boolean {
  return event instanceof InputEvent && event.inputType === 'insertFromPaste';
}

function isLetter(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

function SearchUnreachable() {
  return (
    <p className={styles.unreachable} role="status">
      {words.unreachable}
    </p>
  );
}

/**
 * Moves the focus in a circle through the field and the results, but not through `data-aside`.
 * Results are ordinary links with the focus, so that Enter, a new tab and the context menu work as
 * everywhere.
 * @returns Whether there was anything to move to; otherwise the field has the focus.
 */
function moveFocus(panel: HTMLElement, step: 1 | -1): boolean {
  const all = [...panel.querySelectorAll<HTMLElement>('input, a[href], button')];
  const stops = all.filter((stop) => stop.closest('[data-aside]') === null);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((Math.max(at, 0) + step) % stops.length)?.focus();
  return stops.length > 1;
}
