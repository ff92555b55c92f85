import type { MouseEvent } from 'react';
import { isPlainLinkClick } from './is-plain-link-click';

/**
 * Address of the row of operations that an event hit. One listener serves all rows: thousands of rows must
 * not cost thousands of handlers.
 */
export function getRowHref(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a[data-operation]') : null;
  return link?.getAttribute('href') ?? undefined;
}

/** Follows the row that was clicked, unless the reader wants it in a tab or window of its own. */
export function followRow(event: MouseEvent, onFollow: (href: string) => void): void {
  const href = isPlainLinkClick(event) ? getRowHref(event.target) : undefined;
  if (href === undefined) return;
  event.preventDefault();
  onFollow(href);
}
