import { jumpTo, MAX_SETTLE_MS, maxScrollTop, untilReaderActs } from './motion';
import { createPositionStore, type Position } from './position-store';
import { revealAnchor, getAnchoredTop } from './scroll-anchor';

/** Scroll positions of all pages of this tab. */
export const savedPositions = createPositionStore();

/** Time in ms for a page to grow to a restored position: a live document may have to load first. */
const MAX_RESTORE_MS = 10_000;

/** Where a page stood when it was opened, and the largest position that it had then, in px. */
export type OpenedAt = { readonly top: number; readonly max: number };

/**
 * Scrolls to a position: to the anchor, opened if it was closed; without an anchor to the pixels.
 * Does so again whenever the page has changed, until the reader acts, or it has been there for as
 * long as a page may still settle: parts that load late, fonts among them, move what is below.
 * @param opened Where the browser has scrolled to; a reader who has moved since is left alone.
 * @param then Called when it is over, however it ended.
 * @returns How to stop.
 */
export function restorePosition(
  { top, mark: anchor }: Position,
  opened: OpenedAt | undefined,
  then: () => void,
): () => void {
  if (opened && !(opened.top === 0 || Math.abs(opened.top - Math.min(top, opened.max)) < 2)) {
    then();
    return () => {};
  }
  const getGoal = () => getAnchoredTop(anchor) ?? top;
  let isReached = false;
  let last = scrollY;
  const settle = () => {
    // The reader had opened the part around the anchor, and the page has rendered it closed.
    if (anchor !== '' && getAnchoredTop(anchor) === undefined) revealAnchor(anchor);
    jumpTo(getGoal());
    last = scrollY;
    const isThere = anchor === '' ? maxScrollTop() >= top : getAnchoredTop(anchor) !== undefined;
    if (isReached || !isThere) return;
    isReached = true;
    clearTimeout(timer);
    timer = setTimeout(() => stop(), top === 0 ? 0 : MAX_SETTLE_MS);
  };
  // A drag of the scroll bar is no event of the page; the browser's own scroll anchoring is no drag.
  const handleScroll = () => {
    const isMoved = [last, getGoal()].every((one) => Math.abs(scrollY - one) > 1);
    if (isReached && isMoved) stop();
  };
  const observer = new ResizeObserver(settle);
  let timer = setTimeout(() => stop(), MAX_RESTORE_MS);
  const stop = untilReaderActs(() => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('scroll', handleScroll, true);
    then();
  });
  observer.observe(document.body);
  // Before the listener that saves positions, which then saves this one.
  addEventListener('scroll', handleScroll, true);
  settle();
  return stop;
}
