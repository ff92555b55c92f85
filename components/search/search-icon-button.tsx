'use client';

import * as words from '@/.generated/words/search/dialog';
import { SearchIcon } from './search-icon';
import styles from './search-icon-button.module.css';
import { openSearch } from './search-store';

/** The search button in the banner of phones; on wide screens the nav bar has one. */
export function SearchIconButton() {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={openSearch}>
      <span className="visually-hidden">{words.search}</span>
      <SearchIcon />
    </button>
  );
}
