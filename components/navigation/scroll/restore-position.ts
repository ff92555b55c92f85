import type { Position } from './positions';
import { revealAnchor, getAnchoredTop } from './scroll-anchor';
import { jumpTo, maxScrollTop, untilReaderActs } from './motion';
import { createPositionStore } from './position-store';

/** One for all pages of the tab. */
export const savedPositions = createPositionStore();

/** How long a page may take to grow to what its reader returns to: a document may have to come first. */
const MAX_RESTORE_MS = 10_000;

/**
 * Whether the page is where a browser leaves it that was to restore a position: there, at the end of a page that is
 * too short for it, or still at the top.
 */
function isWhereRestored(top: number): boolean {
  return scrollY === 0 || Math.abs(scrollY - Math.min(top, maxScrollTop())) < 2;
}

/**
 * Goes to a position, again whenever the page has grown, until it is reached: what the reader saw there, once it is
 * drawn, opened as it was; where that is not known, so many pixels. Returns how to stop.
 * @param visible The browser has scrolled already; a reader who is on the way is left alone.
 * @param then Called when it is over, however it ended.
 */
export function restorePosition(
  { top, mark: anchor }: Position,
  seen: boolean,
  then: () => void,
): () => void {
  if (seen && !isWhereRestored(top)) {
    then();
    return () => {};
  }
  const settle = () => {
    // The reader had opened what they read, and the page is drawn anew.
    if (anchor !== '' && getAnchoredTop(anchor) === undefined) revealAnchor(anchor);
    const anchoredTop = getAnchoredTop(anchor);
    jumpTo(anchoredTop ?? top);
    if (anchor === '' ? maxScrollTop() >= top : anchoredTop !== undefined) stop();
  };
  const observer = new ResizeObserver(settle);
  const timer = setTimeout(() => stop(), MAX_RESTORE_MS);
  const stop = untilReaderActs(() => {
    clearTimeout(timer);
    observer.disconnect();
    then();
  });
  observer.observe(document.body);
  settle();
  return stop;
}
