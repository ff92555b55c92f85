import { toPlace, type Visit } from '@/lib/scroll/place';
import { toPageName } from '@/lib/scroll/positions';
import { copyAddress, getOwnLink } from './copy-address';
import { findTarget } from './fragment-target';
import { visitFragment } from './fragment-visit';
import { jumpTo } from './motion';
import { toClickedFragment } from './clicked-fragment';

/** How this document was come to. Where a browser does not say, it is a new visit. */
function toLoadVisit(): Visit {
  const [entry] = performance.getEntriesByType('navigation');
  const again = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  return again ? 'return' : 'new';
}

type Keeper = typeof import('./position-keeper') & {
  readonly kept: ReturnType<typeof import('./position-keeper').createPositionKeeper>;
};

let keeper: Keeper | undefined;

/** Fetches what keeps positions, which who only opens a page needs none of. Without it they are the browser's. */
async function loadKeeper(): Promise<void> {
  try {
    const loaded = await import('./position-keeper');
    keeper ??= { ...loaded, kept: loaded.createPositionKeeper() };
  } catch {
    // Tried again with the next position.
  }
}

type Handlers = {
  readonly follow: (event: MouseEvent) => void;
  readonly traverse: (event: PopStateEvent) => void;
  readonly keep: () => void;
  readonly leave: () => void;
};

/** Takes scrolling over from the browser for as long as the page lives. Returns how to give it back. */
function listen({ follow, traverse, keep, leave }: Handlers): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  // The browser restores a reload by itself only when it is told so before the page goes.
  const give = () => {
    history.scrollRestoration = 'auto';
    leave();
  };
  take();
  addEventListener('pageshow', take, { signal });
  addEventListener('pagehide', give, { signal });
  addEventListener('popstate', traverse, { signal });
  addEventListener('scroll', keep, { signal, passive: true });
  // Before Next's own handler, which would jump.
  addEventListener('click', follow, { signal, capture: true });
  return () => {
    ended.abort();
    give();
  };
}

/**
 * Scrolling of the whole portal (SPEC 2 "Page behaviour"). At a load the browser restores what it can;
 * from then on this does, because a browser restores before Next has drawn the page it goes back to.
 */
export function createPageScroll() {
  /** The page on show, its entry in Next's history, and how the reader is about to leave it. */
  const shown: { name?: string; state?: unknown; leaving: Visit } = { leaving: 'new' };
  let stop = () => {};
  /** The page is on its way to where its reader was: until then that is what is kept. */
  let isSettling = false;
  let status: Element | null = null;

  /** @param seen The browser has scrolled already; a reader who is on the way is left alone. */
  function open(visit: Visit, seen: boolean): void {
    const { name } = shown;
    if (visit === 'new' || keeper) show(visit, seen);
    else void loadKeeper().then(() => name === shown.name && show(visit, seen));
  }

  function show(visit: Visit, seen: boolean): void {
    stop();
    const place = toPlace(visit, location.hash, keeper?.kept.get(location));
    if ('fragment' in place) stop = visitFragment(location.hash, seen);
    else if (!seen && !keeper) jumpTo(place.top);
    else if (keeper && (!seen || keeper.isWhereRestored(place))) {
      isSettling = true;
      stop = keeper.settleAt(place, () => (isSettling = false));
    }
  }

  /** To be called when a page has been drawn, before it is painted. */
  function arrive(): void {
    const name = toPageName(location);
    const visit = shown.name === undefined ? toLoadVisit() : shown.leaving;
    const seen = shown.name === undefined;
    shown.leaving = 'new';
    if (name === shown.name) return;
    Object.assign(shown, { name, state: history.state });
    // Next has jumped to the fragment: from the top the scroll is seen.
    if (!seen) jumpTo(0);
    open(visit, seen);
  }

  function follow(event: MouseEvent): void {
    const hash = toClickedFragment(event);
    if (hash === undefined) return;
    const own = getOwnLink(event.target);
    if (own) {
      event.preventDefault();
      void copyAddress(own, status).then((isCopied) => isCopied || go(hash));
      return;
    }
    const known = findTarget(hash) !== null;
    if (known) event.preventDefault();
    // What the click closes (menu, search) gives the focus back first.
    setTimeout(() => go(hash));
  }

  function go(hash: string): void {
    stop();
    if (findTarget(hash)) stop = visitFragment(hash, false);
    else if (hash === '') jumpTo(0);
  }

  function traverse(event: PopStateEvent): void {
    const samePage = toPageName(location) === shown.name;
    if (event.state !== null) {
      shown.leaving = samePage ? 'new' : 'return';
      if (samePage) open('return', false);
    } else if (samePage && history.state === null) {
      // A fragment typed into the address bar. Without a state Next would not come back to this entry.
      history.replaceState(shown.state, '');
      open('new', true);
    }
  }

  const keep = () => {
    if (toPageName(location) !== shown.name || isSettling) return;
    if (keeper) keeper.kept.keep();
    else void loadKeeper().then(() => keeper && keep());
  };
  const leave = () => keeper?.kept.write();

  /** Listens from now on. Returns how to end it. @param said Where what was copied is said. */
  const start = (said: Element | null) => {
    status = said;
    const end = listen({ follow, traverse, keep, leave });
    return () => {
      stop();
      end();
    };
  };
  return { arrive, start };
}
