/**
 * Whether a key opens the search: `/`, Ctrl+K or Cmd+K, but not while the reader types, nor on a standalone
 * page: the dialog is hidden there, and the page behind it would be inert. Shift is allowed: many keyboards
 * need it for the slash.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey || isField(target) || 'standalone' in document.documentElement.dataset) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';
}

/** Whether the target uses keys itself: a field, or the dialog, where typing goes on. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, dialog *'))
  );
}
