import type { Position } from './positions';
import { findTarget } from './fragment-target';
import { visitFragment } from './fragment-visit';
import { jumpTo } from './motion';

let restoreModule: typeof import('./restore-position') | undefined;

/** Fetches what keeps positions, which who only opens a page needs none of. Without it they are the browser's. */
async function loadRestoreModule(): Promise<void> {
  try {
    restoreModule = await import('./restore-position');
  } catch {
    // Tried again with the next position.
  }
}

/**
 * Takes the reader to places of the page on show.
 * @param isOnShow Whether the page of the address has been drawn: on the way to another one nothing is kept, or shown.
 */
export function createTargetScroller(isOnShow: () => boolean) {
  let stop = () => {};
  /** The page is on its way to where its reader was: until then that is what is kept. */
  let isSettling = false;

  function show(visit: Visit, seen: boolean): void {
    stop();
    const target = getScrollTarget(
      visit,
      location.hash,
      restoreModule?.savedPositions.get(location),
    );
    if ('fragment' in target) stop = visitFragment(location.hash, seen);
    else if (restoreModule) {
      isSettling = true;
      stop = restoreModule.restorePosition(target, seen, () => (isSettling = false));
    }
  }

  const save = () => {
    if (!isOnShow() || isSettling) return;
    if (restoreModule) restoreModule.savedPositions.keep();
    else void loadRestoreModule().then(() => restoreModule && save());
  };

  return {
    /** @param visible The browser has scrolled already; a reader who is on the way is left alone. */
    open: (visit: Visit, seen: boolean) => {
      const { href } = location;
      if (visit === 'new' || restoreModule) show(visit, seen);
      else void loadRestoreModule().then(() => href === location.href && show(visit, seen));
    },
    /** Follows a fragment that the page has; an empty one leads to the top. */
    go: (hash: string) => {
      stop();
      if (findTarget(hash)) stop = visitFragment(hash, false);
      else if (hash === '') jumpTo(0);
    },
    /** Takes down where the page is scrolled to. */
    keep: save,
    /** To be called when the page goes. */
    leave: () => restoreModule?.savedPositions.write(),
    stop: () => stop(),
  };
}

/** How the reader came: to a page anew (link, typed address), or again (reload, back, forward). */
export type Visit = 'new' | 'return';

/** Where a page is to be shown: at an element, or at a position. */
type ScrollTarget = { readonly fragment: string } | Position;

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
