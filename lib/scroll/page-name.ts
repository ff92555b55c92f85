import { OVERRIDES } from '@/lib/theme/overrides';

type Address = { readonly pathname: string; readonly search: string };

/**
 * Names a page by path and query (SPEC 2 "that URL"), without display overrides and the language of
 * samples, which only change how a page looks.
 */
export function getPageName({ pathname, search }: Address): string {
  const query = new URLSearchParams(search);
  for (const name of [...OVERRIDES, 'lang']) query.delete(name);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Event of the window: the query of the current page has changed, and what reads it renders again. */
export const ADDRESS_CHANGED = 'portal:address-changed';

/** Says that the query of the current page has changed without a step of Next's router. */
export function announceAddress(): void {
  dispatchEvent(new Event(ADDRESS_CHANGED));
}
