'use client';

import * as words from '@/.generated/words/search/dialog';
import styles from './search-button.module.css';
import { SearchIcon } from './search-icon';
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
