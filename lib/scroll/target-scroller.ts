import { visitFragment } from './fragment-visit';
import { jumpTo, maxScrollTop } from './motion';
import type { Position } from './position-store';
import type { OpenedAt } from './restore-position';
import { findTarget } from './reveal-target';
import { hasStoredPositions } from './stored-positions';

let restoreModule: typeof import('./restore-position') | undefined;

/** Loads the code that restores positions, on first use. Without it the browser restores them. */
async function loadRestoreModule(): Promise<void> {
  try {
    restoreModule = await import('./restore-position');
  } catch {
    // The next position tries again.
  }
}

/**
 * Scrolls the current page to fragments and saved positions.
 * @param isRendered Whether the page of the address is rendered; before that no position is saved.
 */
export function createTargetScroller(isRendered: () => boolean) {
  let stop = () => {};
  /** Whether a position is being restored: until it is reached, it stays the saved one. */
  let isSettling = false;

  /** Ends what the last target has started. */
  function end(): void {
    stop();
    isSettling = false;
  }

  function show(visit: Visit, opened?: OpenedAt): void {
    end();
    const target = getScrollTarget(
      visit,
      location.hash,
      restoreModule?.savedPositions.get(location),
    );
    if ('fragment' in target) stop = visitFragment(location.hash, opened !== undefined);
    else if (restoreModule) {
      isSettling = true;
      stop = restoreModule.restorePosition(target, opened, () => (isSettling = false));
    }
  }

  const save = () => {
    if (!isRendered() || isSettling) return;
    const { href } = location;
    if (restoreModule) restoreModule.savedPositions.save();
    else void loadRestoreModule().then(() => restoreModule && href === location.href && save());
  };

  return {
    /** Opens the page at its target; `hasScrolled`: the browser has scrolled already. */
    open: (visit: Visit, hasScrolled: boolean) => {
      const { hash, href } = location;
      // Until the code is loaded, the live document may have changed how long the page is.
      const opened = hasScrolled ? { top: scrollY, max: maxScrollTop() } : undefined;
      const mayRestore = visit === 'return' || (hash.length < 2 && hasStoredPositions());
      end();
      if (restoreModule || !mayRestore) return show(visit, opened);
      isSettling = true;
      void loadRestoreModule().then(() => href === location.href && show(visit, opened));
    },
    /** Scrolls to a fragment of the page; an empty one leads to the top. */
    go: (hash: string) => {
      end();
      if (findTarget(hash)) stop = visitFragment(hash, false);
      else if (hash === '') jumpTo(0);
    },
    /** Saves the scroll position of the page. */
    save,
    /** Writes the positions to storage when the page goes. */
    leave: () => restoreModule?.savedPositions.write(),
  };
}

/** How the reader came to a page: anew (link, typed address), or again (reload, back, forward). */
export type Visit = 'new' | 'return';

/** Where a page opens: at an element, or at a position. */
type ScrollTarget = { readonly fragment: string } | Position;

/**
 * Where a page opens (SPEC 2 "Page behaviour"): at the element that its fragment names; without a
 * fragment at the last position of that URL, at a first visit at its top. Who reloads or goes back
 * finds the last position with a fragment, too, as in browsers.
 * @param hash As in `location.hash`.
 * @param saved Last position of that URL, fragment included.
 */
export function getScrollTarget(
  visit: Visit,
  hash: string,
  saved: Position | undefined,
): ScrollTarget {
  const names = hash.length > 1;
  if (names && (visit === 'new' || saved === undefined)) return { fragment: hash.slice(1) };
  return saved ?? { top: 0, mark: '' };
}
