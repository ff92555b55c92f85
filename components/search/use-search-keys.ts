'use client';

import { useEffect } from 'react';
import { openSearch } from './search-store';

/**
 * `/` and Ctrl+K or Cmd+K open the search, but not while the reader types somewhere, nor on a bare page:
 * the dialog is not drawn there, and the page behind it would be out of reach.
 */
export function useSearchKeys(): void {
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
