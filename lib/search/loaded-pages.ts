import { createSharedListeners } from '@/lib/store/listeners';
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

declare global {
  /** Hand-over from React to the script of the search. */
  var portalLoadedPages: ListLoadedPages | undefined;
}

const { subscribe, notify } = createSharedListeners('portal:loaded-pages');

/** Tells the search which operations the page has loaded; `undefined` for none. */
export function setLoadedPages(next: ListLoadedPages | undefined): void {
  if (next === globalThis.portalLoadedPages) return;
  globalThis.portalLoadedPages = next;
  notify();
}

/** Operations that the page has loaded; `undefined` for none. */
export function getLoadedPages(): ListLoadedPages | undefined {
  return globalThis.portalLoadedPages;
}

/** Calls the listener after each change. @returns ends the subscription. */
export const subscribeLoadedPages = subscribe;
