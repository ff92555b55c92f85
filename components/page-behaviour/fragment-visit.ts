import { focusTarget, reveal, whenPresent } from './fragment-target';
import { glideTo, jumpTo, PATIENCE_MS, untilReaderScrolls } from './motion';

/**
 * Makes `hash` the fragment of the address the way the browser itself does: `:target`, the place from
 * which Tab goes on, and a history entry when it is another one. Next's state moves on to the new entry,
 * because without it Next leaves the wrong page standing when the reader comes back.
 */
function enterFragment(hash: string): void {
  const { state } = history;
  const from = scrollY;
  if (location.hash === hash) location.replace(hash);
  else location.hash = hash;
  history.replaceState(state, '');
  jumpTo(from);
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
    if (!seen || late) {
      enterFragment(hash);
      focusTarget(target);
    }
    glide = glideTo(target);
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
