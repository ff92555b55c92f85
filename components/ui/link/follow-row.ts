import type { MouseEvent } from 'react';
import { isPlainLinkClick } from '@/lib/bootstrap/is-plain-link-click';

/**
 * Address of the operation row at an event's target; `undefined` outside of rows. One listener
 * serves all rows, because there can be thousands.
 */
function getRowHref(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a[data-operation]') : null;
  return link?.getAttribute('href') ?? undefined;
}

/** Follows the clicked operation row, unless it opens in a new tab or window. */
export function followRow(event: MouseEvent, onFollow: (href: string) => void): void {
  const href = isPlainLinkClick(event) ? getRowHref(event.target) : undefined;
  if (href === undefined) return;
  event.preventDefault();
  onFollow(href);
}
