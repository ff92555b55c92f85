import { getScrollTarget, type Visit } from '@/lib/scroll/place';
import { findTarget } from './fragment-target';
import { visitFragment } from './fragment-visit';
import { jumpTo } from './motion';

let restoreModule: typeof import('./kept-position') | undefined;

/** Fetches what keeps positions, which who only opens a page needs none of. Without it they are the browser's. */
async function loadRestoreModule(): Promise<void> {
  try {
    restoreModule = await import('./kept-position');
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
