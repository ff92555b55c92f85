'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './search-dialog.module.css';
import { SearchPanel } from './search-panel';
import { closeSearch, useIsSearchOpen } from './search-store';
import { useBackdrop } from './use-backdrop';
import { useSearchKeys } from './use-search-keys';

/**
 * The search of the portal. Mounted once by the shell; every search button opens it. What was asked
 * last is kept while the page stands. The examples are words to begin with.
 */
export function SearchDialog({ examples }: { examples: readonly string[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useIsSearchOpen();
  const [query, setQuery] = useState('');
  const backdrop = useBackdrop();
  useSearchKeys();
  useLayoutEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    // The page behind it has changed: Back, the way out of a full screen on a phone, leads to a page.
    window.addEventListener('popstate', closeSearch);
    return () => window.removeEventListener('popstate', closeSearch);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search docs and API"
      data-shell="search"
      onClose={closeSearch}
      {...backdrop}
    >
      {open && <SearchPanel query={query} examples={examples} onQuery={setQuery} />}
    </dialog>
  );
}
