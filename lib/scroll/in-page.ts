/** Event of the window: the query of the current page has changed, and what reads it renders again. */
export const ADDRESS_CHANGED = 'portal:address-changed';

/** Says that the query of the current page has changed without a step of Next's router. */
export function announceAddress(): void {
  dispatchEvent(new Event(ADDRESS_CHANGED));
}
