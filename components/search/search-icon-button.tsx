'use client';

import { SearchIcon } from './search-icon';
import styles from './search-icon-button.module.css';
import { openSearch } from './search-store';

/** Opens the search from the phone's banner; from 768 px the nav bar has its own button. */
export function SearchIconButton() {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={openSearch}>
      <span className="visually-hidden">Search docs and API</span>
      <SearchIcon />
    </button>
  );
}
