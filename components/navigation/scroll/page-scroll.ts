import { getPageName } from './page-name';
import { copyAddress, getSelfLink } from './copy-address';
import { findTarget } from './fragment-target';
import { jumpTo } from './motion';
import { createTargetScroller, type Visit } from './target-scroller';

/** How this document was come to. Where a browser does not say, it is a new visit. */
function getLoadVisit(): Visit {
  const [entry] = performance.getEntriesByType('navigation');
  const again = entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
  return again ? 'return' : 'new';
}

type Handlers = {
  readonly follow: (event: MouseEvent) => void;
  readonly traverse: (event: PopStateEvent) => void;
  readonly save: () => void;
  readonly leave: () => void;
};

/** Takes scrolling over from the browser for as long as the page lives. Returns how to give it back. */
function listen({ follow, traverse, save, leave }: Handlers): () => void {
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
  addEventListener('scroll', save, { signal, passive: true });
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
  const currentPage: { name?: string; state?: unknown; leaving: Visit } = { leaving: 'new' };
  const scroller = createTargetScroller(() => getPageName(location) === currentPage.name);
  let status: Element | null = null;

  /** To be called when a page has been drawn, before it is painted. */
  function arrive(): void {
    const name = getPageName(location);
    const visit = currentPage.name === undefined ? getLoadVisit() : currentPage.leaving;
    const seen = currentPage.name === undefined;
    currentPage.leaving = 'new';
    if (name === currentPage.name) return;
    Object.assign(currentPage, { name, state: history.state });
    // Next has jumped to the fragment: from the top the scroll is seen.
    if (!seen) jumpTo(0);
    scroller.open(visit, seen);
  }

  function follow(event: MouseEvent): void {
    const hash = getClickedFragment(event);
    if (hash === undefined) return;
    const selfLink = getSelfLink(event.target);
    if (selfLink) {
      event.preventDefault();
      void copyAddress(selfLink, status).then((isCopied) => isCopied || scroller.go(hash));
      return;
    }
    const exists = findTarget(hash) !== null;
    if (exists) event.preventDefault();
    // What the click closes (menu, search) gives the focus back first.
    setTimeout(() => scroller.go(hash));
  }

  function traverse(event: PopStateEvent): void {
    const samePage = getPageName(location) === currentPage.name;
    if (event.state !== null) {
      currentPage.leaving = samePage ? 'new' : 'return';
      if (samePage) scroller.open('return', false);
    } else if (samePage && history.state === null) {
      // A fragment typed into the address bar. Without a state Next would not come back to this entry.
      history.replaceState(currentPage.state, '');
      scroller.open('new', true);
    }
  }

  /** Listens from now on. Returns how to end it. @param statusElement Where what was copied is said. */
  const start = (statusElement: Element | null) => {
    status = statusElement;
    const end = listen({ follow, traverse, save: scroller.keep, leave: scroller.leave });
    return () => {
      scroller.stop();
      end();
    };
  };
  return { arrive, start };
}

/**
 * The fragment that a click leads to on the page on show, empty for the page itself; `undefined` when the
 * click does anything else (another page, a new tab, a download).
 */
export function getClickedFragment(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return undefined;
  const samePage = link.origin === location.origin && getPageName(link) === getPageName(location);
  return samePage ? link.hash : undefined;
}
