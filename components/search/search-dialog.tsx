'use client';

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './search-dialog.module.css';
import { SearchPanel } from './search-panel';
import { closeSearch, openSearch, useIsSearchOpen } from './search-store';

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

/**
 * Closes the dialog on a click beside it. The press must have begun there too: marking text with the
 * mouse often ends outside.
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

/**
 * `/` and Ctrl+K or Cmd+K open the search, but not while the reader types somewhere, nor on a bare page:
 * the dialog is not drawn there, and the page behind it would be out of reach.
 */
function useSearchKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchKey(event) || isField(event.target)) return;
      if ('standalone' in document.documentElement.dataset) return;
      // Else the slash is typed into the field, and Ctrl+K goes to the browser's address bar.
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Shift is allowed with the slash: many keyboards need it. */
function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';
}

/** Where keys have a meaning of their own: what is typed on a result of the search goes on with the query. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, dialog *'))
  );
}
