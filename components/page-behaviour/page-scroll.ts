import type { Visit } from '@/lib/scroll/place';
import { toPageName } from '@/lib/scroll/page-name';
import { copyAddress, getOwnLink } from './copy-address';
import { findTarget } from './fragment-target';
import { createPlace } from './page-place';
import { jumpTo } from './motion';
import { toClickedFragment } from './clicked-fragment';

/** How this document was come to. Where a browser does not say, it is a new visit. */
function toLoadVisit(): Visit {
  const [entry] = performance.getEntriesByType('navigation');
  const again = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  return again ? 'return' : 'new';
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
  const place = createPlace(() => toPageName(location) === shown.name);
  let status: Element | null = null;

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
    place.open(visit, seen);
  }

  function follow(event: MouseEvent): void {
    const hash = toClickedFragment(event);
    if (hash === undefined) return;
    const own = getOwnLink(event.target);
    if (own) {
      event.preventDefault();
      void copyAddress(own, status).then((isCopied) => isCopied || place.go(hash));
      return;
    }
    const known = findTarget(hash) !== null;
    if (known) event.preventDefault();
    // What the click closes (menu, search) gives the focus back first.
    setTimeout(() => place.go(hash));
  }

  function traverse(event: PopStateEvent): void {
    const samePage = toPageName(location) === shown.name;
    if (event.state !== null) {
      shown.leaving = samePage ? 'new' : 'return';
      if (samePage) place.open('return', false);
    } else if (samePage && history.state === null) {
      // A fragment typed into the address bar. Without a state Next would not come back to this entry.
      history.replaceState(shown.state, '');
      place.open('new', true);
    }
  }

  /** Listens from now on. Returns how to end it. @param said Where what was copied is said. */
  const start = (said: Element | null) => {
    status = said;
    const end = listen({ follow, traverse, keep: place.keep, leave: place.leave });
    return () => {
      place.stop();
      end();
    };
  };
  return { arrive, start };
}
