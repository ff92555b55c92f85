import { copyAddress, getSelfLink } from './copy-address';
import { jumpTo } from './motion';
import { announceAddress, getPageName } from './page-name';
import { readVisit } from './read-visit';
import { findTarget } from './reveal-target';
import { createTargetScroller, type Visit } from './target-scroller';

/** How the reader came to this document; a new visit where the browser does not say. */
function getLoadVisit(): Visit {
  return (readVisit()?.type ?? 'navigate') === 'navigate' ? 'new' : 'return';
}

type Handlers = {
  readonly follow: (event: MouseEvent) => void;
  readonly traverse: (event: PopStateEvent) => void;
  readonly resume: () => void;
  readonly save: () => void;
  readonly leave: () => void;
};

/** Takes over scrolling from the browser while the page lives. */
function listen({ follow, traverse, resume, save, leave }: Handlers): void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  // The browser restores the position after a reload only with `auto` set before the page goes.
  const give = () => {
    history.scrollRestoration = 'auto';
    leave();
  };
  // WebKit leaves a page that it kept whole at its top: where `auto` is taken back, it restores nothing.
  const show = ({ persisted }: PageTransitionEvent) => {
    take();
    if (persisted) resume();
  };
  take();
  addEventListener('pageshow', show);
  addEventListener('pagehide', give);
  addEventListener('popstate', traverse);
  addEventListener('scroll', save, { passive: true });
  // Capture runs before Next's own handler, which would jump.
  addEventListener('click', follow, { capture: true });
}

/**
 * Creates a function that tells a step back or forward from a fragment typed into the address bar, when the
 * entry has no state: those of a page that React has not started have none. An address without a fragment
 * cannot be typed without a load; without the Navigation API, one with a fragment counts as typed.
 */
function createTraversalTest(): () => boolean {
  let type: string | undefined;
  globalThis.navigation?.addEventListener('navigate', (event) => {
    type = event.navigationType;
  });
  return () => location.hash.length < 2 || type === 'traverse';
}

/** The page on show, its path and history state of Next, and how the reader is about to leave it. */
type CurrentPage = { name?: string; path?: string; state?: unknown; leaving: Visit };

/**
 * Takes over scrolling of the whole portal (SPEC 2 "Page behaviour"). At a load the browser restores
 * positions; after that this does, because a browser restores before Next has rendered the page.
 */
export function createPageScroll() {
  const currentPage: CurrentPage = { leaving: 'new' };
  const scroller = createTargetScroller(() => getPageName(location) === currentPage.name);
  const isTraversal = createTraversalTest();

  /** Called when a page is rendered, before its paint. */
  function arrive(): void {
    const name = getPageName(location);
    const isLoad = currentPage.name === undefined;
    const visit = isLoad ? getLoadVisit() : currentPage.leaving;
    currentPage.leaving = 'new';
    currentPage.state = history.state;
    if (name === currentPage.name) return;
    currentPage.name = name;
    currentPage.path = location.pathname;
    // Next has jumped to the fragment: a scroll from the top can be seen.
    if (!isLoad) jumpTo(0);
    scroller.open(visit, isLoad);
  }

  function follow(event: MouseEvent): void {
    const hash = getClickedFragment(event);
    if (hash === undefined) return;
    const selfLink = getSelfLink(event.target);
    if (selfLink) {
      event.preventDefault();
      void copyAddress(selfLink).then((isCopied) => isCopied || scroller.go(hash));
      return;
    }
    const exists = findTarget(hash) !== null;
    if (exists) event.preventDefault();
    // A menu or dialog that the click closes gives the focus back first.
    setTimeout(() => scroller.go(hash));
  }

  function traverse(event: PopStateEvent): void {
    const samePage = getPageName(location) === currentPage.name;
    if (event.state !== null) {
      currentPage.leaving = samePage ? 'new' : 'return';
      if (samePage) scroller.open('return', false);
      else if (location.pathname === currentPage.path) announceAddress();
    } else if (samePage && history.state === null) {
      // Without a state Next would not return to this entry.
      history.replaceState(currentPage.state, '');
      if (isTraversal()) scroller.open('return', false);
      else scroller.open('new', true);
    }
  }

  const resume = () => scroller.open('return', true);
  listen({ follow, traverse, resume, save: scroller.save, leave: scroller.leave });
  return { arrive };
}

/**
 * Fragment that a click leads to on the current page, empty for the page itself; `undefined` when
 * the click does anything else (another page, a new tab, a download).
 */
export function getClickedFragment(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return undefined;
  const samePage = link.origin === location.origin && getPageName(link) === getPageName(location);
  return samePage ? link.hash : undefined;
}
