import * as words from '@/.generated/words/search/dialog';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import { SEARCH_OPENER } from '@/lib/bootstrap/search/search-parts';
import styles from './search-button.module.css';
import { SearchIcon } from './search-icon';
import searchIconButton from './search-icon-button.module.css';

const OPENER = { [NATIVE_CONTROL]: '', [SEARCH_OPENER]: '' };

/** The search button of the nav bar. It looks like a field; the field is in the dialog. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      {...OPENER}
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
    <button type="button" className={searchIconButton.button} aria-haspopup="dialog" {...OPENER}>
      <span className="visually-hidden">{words.search}</span>
      <SearchIcon />
    </button>
  );
}
