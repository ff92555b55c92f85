import * as words from '@/.generated/words/search/dialog';
import { NATIVE_CONTROL } from '@/lib/bootstrap/native-control';
import {
  SEARCH_CLOSER,
  SEARCH_DIALOG,
  SEARCH_MISSING,
  SEARCH_RESULTS,
} from '@/lib/bootstrap/search/search-parts';
import styles from './search-dialog.module.css';
import { SearchIcon } from './search-icon';

/**
 * The search of the portal, once in every page. `lib/bootstrap/search` opens it, and `search-entry.tsx` shows results in
 * it. The last query is kept while the portal is open. `examples` are queries to begin with.
 */
export function SearchDialog({ examples }: { examples: readonly string[] }) {
  const native = { [NATIVE_CONTROL]: '' };
  return (
    <dialog
      className={styles.dialog}
      aria-label={words.search}
      data-shell="search"
      {...{ [SEARCH_DIALOG]: '' }}
    >
      <div className={styles.panel}>
        <form role="search" className={styles.form}>
          <label className={styles.field}>
            <span className="visually-hidden">{words.search}</span>
            <SearchIcon />
            {/* Not type="search": there Escape empties the field in some browsers instead of closing. */}
            <input
              type="text"
              placeholder={words.search}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={100}
              {...native}
            />
          </label>
          <button
            type="button"
            className={styles.close}
            data-aside=""
            {...native}
            {...{ [SEARCH_CLOSER]: '' }}
          >
            <span className="visually-hidden">{words.close}</span>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </form>
        <div className={styles.below}>
          <p className={styles.unreachable} role="alert" hidden {...{ [SEARCH_MISSING]: '' }}>
            {words.unreachable}
          </p>
          {/* What is in it belongs to another script: React leaves it alone. */}
          <div
            {...{ [SEARCH_RESULTS]: JSON.stringify(examples) }}
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
          />
        </div>
        <KeyHints />
      </div>
    </dialog>
  );
}

/** Actions of keys in the search. */
function KeyHints() {
  return (
    <p className={styles.keys} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> {words.keyChoose} <kbd>↵</kbd> {words.keyOpen}{' '}
      <kbd>{words.escape}</kbd> {words.keyClose}
    </p>
  );
}
