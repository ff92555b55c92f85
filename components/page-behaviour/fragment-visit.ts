import { focusTarget, reveal, whenPresent } from './fragment-target';
import { glideTo, PATIENCE_MS, untilReaderScrolls } from './motion';

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

/** Scrolls to an element that the browser has not gone to by itself. Returns how to stop. */
function enter(hash: string, target: HTMLElement): () => void {
  // With Next's own state: a second copy of the page in its hands is not needed for a fragment.
  if (location.hash !== hash) history.pushState(history.state, '', hash);
  const receiver = focusTarget(target);
  return glideTo(target, () => {
    if (document.activeElement === receiver && location.hash === hash) markTarget(hash);
  });
}

/**
 * Shows the element that a fragment names, as soon as the page has it.
 * @param seen The browser has followed the fragment itself: what it found needs no second entering.
 * Returns how to stop.
 */
export function visitFragment(hash: string, seen: boolean): () => void {
  let glide = () => {};
  let late = false;
  const forget = whenPresent(hash, (target) => {
    reveal(target);
    glide = seen && !late ? glideTo(target) : enter(hash, target);
  });
  late = true;
  const timer = setTimeout(() => end(), PATIENCE_MS);
  const end = untilReaderScrolls(() => {
    clearTimeout(timer);
    forget();
  });
  return () => {
    end();
    glide();
  };
}
