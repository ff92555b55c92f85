import type { KeyboardEvent } from 'react';

/**
 * Moves the focus through an item of the nav bar and its sub-menu, as the disclosure navigation of the ARIA
 * Authoring Practices does: arrow down from the item opens the menu and goes to its first link, arrow up from that
 * back to the button; Home and End go to the first and the last link.
 * @param open Shows the menu, before the focus moves into it.
 */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  const { key, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>(':scope ul a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = getNext(key, at, links.length);
  if (next === undefined) return;
  event.preventDefault();
  if (at < 0) open();
  const button = currentTarget.querySelector('button');
  (next < 0 ? button : links[next])?.focus();
}

/** Index of the link to go to, -1 for the button; `undefined` where the key does nothing. */
function getNext(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (at < 0) return undefined;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
