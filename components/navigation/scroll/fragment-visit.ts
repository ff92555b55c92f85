import {
  findEnclosingTarget,
  findTarget,
  focusTarget,
  openHolder,
  reveal,
} from './fragment-target';
import { glideTo, holdAt, getStickyColumn, untilReaderActs } from './motion';

type Found = { readonly target: HTMLElement; readonly exact: boolean };

/**
 * What a fragment names, or the nearest place around it. `undefined`: neither is there, or a part has just
 * been opened that may yet draw it.
 */
function findOrOpen(hash: string): Found | undefined {
  const exact = findTarget(hash);
  if (exact) return { target: exact, exact: true };
  if (openHolder(hash)) return undefined;
  const enclosing = findEnclosingTarget(hash);
  return enclosing ? { target: enclosing, exact: false } : undefined;
}

/**
 * Lets the browser follow the fragment too, for `:target`. Only once the element is in place: the browser
 * jumps, and goes on jumping for some frames. Next's state stays on the entry, because without it Next
 * leaves the wrong page standing when the reader comes back.
 */
function markTarget(hash: string): void {
  const { state } = history;
  location.replace(hash);
  history.replaceState(state, '');
}

/** Scrolls to an element, and keeps it in its place while the page around it is still growing. */
function goTo(target: HTMLElement, then = () => {}): () => void {
  let letGo = () => {};
  const stop = glideTo(target, () => {
    then();
    letGo = holdAt(target);
  });
  return () => {
    stop();
    letGo();
  };
}

/** Goes to an element that the browser has not gone to by itself. Returns how to stop. */
function enter(hash: string, { target, exact }: Found): () => void {
  // With Next's own state: a second copy of the page in its hands is not needed for a fragment.
  if (location.hash !== hash) history.pushState(history.state, '', hash);
  const receiver = focusTarget(target);
  return goTo(target, () => {
    const isThere = exact && document.activeElement === receiver && location.hash === hash;
    // For what stays beside the text the browser would move the page, by where it would stand by itself.
    if (isThere && !getStickyColumn(target)) markTarget(hash);
  });
}

/**
 * Shows the element that a fragment names: at once, or as soon as a document loaded later has been drawn,
 * its parents opened one after the other; again when it is drawn anew. A name that nothing has leads to
 * the nearest place around it. It ends when the reader does something else.
 * @param visible The browser has followed the fragment itself: what it found needs no second entering.
 * Returns how to stop.
 */
export function visitFragment(hash: string, seen: boolean): () => void {
  if (hash.length < 2) return () => {};
  let visible: HTMLElement | undefined;
  let stop = () => {};
  const look = (isRetry: boolean) => {
    const found = findOrOpen(hash);
    if (!found || found.target === visible) return;
    stop();
    visible = found.target;
    reveal(visible);
    stop = seen && !isRetry && found.exact ? goTo(visible) : enter(hash, found);
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
