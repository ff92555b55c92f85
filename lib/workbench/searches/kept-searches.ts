import { isObject } from '@/lib/openapi/core/json';

/** A query that found nothing, and how often. */
export type VainSearch = { readonly query: string; readonly count: number };

/** Key of `localStorage`: a JSON list of `VainSearch`, the oldest first. The number grows when their form changes. */
export const STORED_SEARCHES = 'searched-in-vain.1';

/** Event of the window: the kept queries have changed. */
export const SEARCHES_CHANGED = 'portal:searched-in-vain';

/** Kept queries, the oldest first; empty for none, for a text of another form, and where storage is refused. */
export function readSearches(): readonly VainSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_SEARCHES) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((one: unknown) =>
      isObject(one) && typeof one['query'] === 'string' && typeof one['count'] === 'number'
        ? [{ query: one['query'], count: one['count'] }]
        : [],
    );
  } catch {
    return [];
  }
}

/** Keeps queries in the place of all before; does nothing where storage is refused. */
export function keepSearches(searches: readonly VainSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(STORED_SEARCHES);
    else localStorage.setItem(STORED_SEARCHES, JSON.stringify(searches));
  } catch {
    return;
  }
  dispatchEvent(new Event(SEARCHES_CHANGED));
}
