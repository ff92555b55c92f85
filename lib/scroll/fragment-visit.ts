import { scrollSmoothlyTo, pinElement, getStickyColumn, untilReaderActs } from './motion';
import {
  findEnclosingTarget,
  findTarget,
  focusTarget,
  openDetailsAround,
  requestRow,
  reveal,
} from './reveal-target';

type Found = { readonly target: HTMLElement; readonly exact: boolean };

/**
 * The element that a fragment names, or its nearest parent. `undefined` when neither exists, or
 * when a part was just opened that may render it.
 */
function findOrOpen(hash: string): Found | undefined {
  const exact = findTarget(hash);
  if (exact) return { target: exact, exact: true };
  if (requestRow(hash) || openDetailsAround(hash)) return undefined;
  const enclosing = findEnclosingTarget(hash);
  return enclosing ? { target: enclosing, exact: false } : undefined;
}

/**
 * Lets the browser follow the fragment too, for `:target`; only after the scroll, because the
 * browser jumps for some frames. Next's state stays on the entry: without it Next shows the wrong
 * page when the reader comes back.
 */
function markTarget(hash: string): void {
  const state: unknown = history.state;
  location.replace(hash);
  history.replaceState(state, '');
}

/** Scrolls to an element and keeps it there while the page around it grows. Returns how to stop. */
function goTo(target: HTMLElement, then = () => {}): () => void {
  let release = () => {};
  const stop = scrollSmoothlyTo(target, () => {
    then();
    release = pinElement(target);
  });
  return () => {
    stop();
    release();
  };
}

/** Goes to an element that the browser has not scrolled to. Returns how to stop. */
function enter(hash: string, { target, exact }: Found): () => void {
  // Next's state stays on the entry: a fragment is no other page.
  if (location.hash !== hash) history.pushState(history.state, '', hash);
  const receiver = focusTarget(target);
  return goTo(target, () => {
    const isThere = exact && document.activeElement === receiver && location.hash === hash;
    // For an element in a sticky column the browser would move the page.
    if (isThere && !getStickyColumn(target)) markTarget(hash);
  });
}

/**
 * Shows the element that a fragment names: at once, or when a live document has rendered it, its
 * parents opened one after the other; again when it is rendered anew. An unknown name leads to its
 * nearest parent. Ends when the reader acts.
 * @param hasScrolled Whether the browser has followed the fragment itself.
 * @returns How to stop.
 */
export function visitFragment(hash: string, hasScrolled: boolean): () => void {
  if (hash.length < 2) return () => {};
  let shown: HTMLElement | undefined;
  let stop = () => {};
  const look = (isRetry: boolean) => {
    const found = findOrOpen(hash);
    if (!found || found.target === shown) return;
    stop();
    shown = found.target;
    reveal(shown);
    stop = hasScrolled && !isRetry && found.exact ? goTo(shown) : enter(hash, found);
  };
  const observer = new MutationObserver(() => look(true));
  const end = untilReaderActs(() => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  look(false);
  return () => {
    end();
    stop();
  };
}
