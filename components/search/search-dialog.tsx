'use client';

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as words from '@/.generated/words/search/dialog';
import { isSearchKey } from '@/lib/search/search-key';
import styles from './search-dialog.module.css';
import { SearchPanel } from './search-panel';
import { closeSearch, openSearch, useIsSearchOpen } from './search-store';

/**
 * The search of the portal, mounted once by the shell and opened by every search button. The last
 * query is kept while the portal is open. `examples` are queries to begin with.
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
    // Back, the usual way out of a full screen on a phone, has changed the page behind.
    window.addEventListener('popstate', closeSearch);
    return () => window.removeEventListener('popstate', closeSearch);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={words.search}
      data-shell="search"
      onClose={closeSearch}
      {...backdrop}
    >
      {open && <SearchPanel query={query} examples={examples} onQuery={setQuery} />}
    </dialog>
  );
}

/**
 * Closes the dialog on a click beside it. The press must have begun there too: selecting text with
 * the mouse often ends outside.
 */
function useBackdrop() {
  const pressed = useRef(false);
  const isOnBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => {
      pressed.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && isOnBackdrop(event)) closeSearch();
    },
  };
}

/** Opens the search by key. */
function useSearchKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event)) return;
      // Otherwise the field receives the slash, and Ctrl+K goes to the address bar.
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
