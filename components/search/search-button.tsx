'use client';

import * as words from '@/.generated/words/search/dialog';
import styles from './search-button.module.css';
import searchIconButton from './search-icon-button.module.css';
import { openSearch } from './search-store';

/** The search button of the nav bar. It looks like a field; the field is in the dialog. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      onClick={openSearch}
    >
      <SearchIcon />
      <span className={styles.text}>{words.search}</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}

/** The search button in the banner of phones; on wide screens the nav bar has one. */
export function SearchIconButton() {
  return (
    <button
      type="button"
      className={searchIconButton.button}
      aria-haspopup="dialog"
      onClick={openSearch}
    >
      <span className="visually-hidden">{words.search}</span>
      <SearchIcon />
    </button>
  );
}

/** The magnifying glass. Its size and stroke come from the styles of its parent. */
export function SearchIcon() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  );
}
