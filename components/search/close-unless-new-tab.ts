import type { MouseEvent } from 'react';
import { closeSearch } from './search-store';

/** Following a link ends the search; opening it in a new tab or window does not. */
export function closeUnlessNewTab(event: MouseEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) closeSearch();
}
