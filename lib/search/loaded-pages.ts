import { createListeners } from '@/lib/store/listeners';
import type { SearchPage } from './search-page';

/** Operations of a document that the page has loaded. */
export type LoadedPages = {
  readonly pages: readonly SearchPage[];
  /** Name of a document of others; absent for the provider's, whose operations have pages. */
  readonly document?: string;
  /** Addresses of the export's pages that they stand for. */
  readonly replaced?: readonly string[];
};

/** Lists the operations of the documents that the page has loaded; one function, one result. */
export type ListLoadedPages = () => Promise<readonly LoadedPages[]>;

let current: ListLoadedPages | undefined;
const { subscribe, notify } = createListeners();

/** Tells the search which operations the page has loaded; `undefined` for none. */
export function setLoadedPages(next: ListLoadedPages | undefined): void {
  if (next === current) return;
  current = next;
  notify();
}

/** Operations that the page has loaded; `undefined` for none. */
export function getLoadedPages(): ListLoadedPages | undefined {
  return current;
}

/** Calls the listener after each change. @returns ends the subscription. */
export const subscribeLoadedPages = subscribe;
