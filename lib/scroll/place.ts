import type { Position } from './positions';

/** How the reader came: to a page anew (link, typed address), or again (reload, back, forward). */
export type Visit = 'new' | 'return';

/** Where a page is to be shown: at an element, or at a position. */
export type ScrollTarget = { readonly fragment: string } | Position;

/**
 * Where a page opens (SPEC 2 "Page behaviour"): at the element its fragment names; without a fragment at
 * the last position of that URL for a reader who returns to it, else at the top: who follows a link
 * wants the beginning of the page. A reader who returns to a fragment and had read on from there gets
 * their own place back, as browsers do.
 * @param hash as in `location.hash`.
 * @param saved last position of that URL, the fragment counting as part of it.
 */
export function getScrollTarget(
  visit: Visit,
  hash: string,
  saved: Position | undefined,
): ScrollTarget {
  const names = hash.length > 1;
  if (names && (visit === 'new' || saved === undefined)) return { fragment: hash.slice(1) };
  return (visit === 'return' && saved) || { top: 0, mark: '' };
}
