'use client';

import { SearchIcon } from './search-icon';
import styles from './search-button.module.css';
import { openSearch } from './search-store';

/** The search field of the nav bar; it is a button, and the field itself waits in the dialog. */
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
      <span className={styles.text}>Search docs and API</span>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
