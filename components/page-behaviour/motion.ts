import { positionAt, SCROLL_MS, toFragmentTop } from '@/lib/scroll/fragment';
import type { Position } from '@/lib/scroll/positions';
import { loadMarks } from './position-keeper';

/** How long a page may take to come to rest around an element. */
const PATIENCE_MS = 4000;

/** How long it may take to grow to what its reader returns to: a document may have to come first. */
const RETURN_PATIENCE_MS = 10_000;

/** How readers scroll, and how they begin anything else: then a page must not move by itself. */
const HANDS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The farthest the page scrolls, in pixels. */
function maxTop(): number {
  return document.documentElement.scrollHeight - innerHeight;
}

/**
 * Whether the page is where a browser leaves it that was to restore a position: there, at the end of a page that is
 * too short for it, or still at the top.
 */
export function isWhereRestored(top: number): boolean {
  return scrollY === 0 || Math.abs(scrollY - Math.min(top, maxTop())) < 2;
}

/** Scrolls without an animation of the browser's own. */
export function jumpTo(top: number): void {
  scrollTo({ left: 0, top, behavior: 'instant' });
}

/** Stops when the reader takes over. Returns how to stop it otherwise. */
export function untilReaderActs(stop: () => void): () => void {
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    stop();
  };
  for (const hand of HANDS)
    addEventListener(hand, end, { passive: true, capture: true, signal: ended.signal });
  return end;
}

/**
 * Where the page is to be scrolled for an element, measured anew at each call. What stands in a column that
 * stays beside the text shows within it: the page need not move.
 */
function toGoal(target: HTMLElement): () => number {
  const column = target.closest('[data-beside]');
  if (column && getComputedStyle(column).position === 'sticky') {
    target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return () => scrollY;
  }
  return () => toFragmentTop(target.getBoundingClientRect().top, { scrollY, max: maxTop() });
}

/**
 * Scrolls to an element in 100 ms, or at once for a reader who wants less motion. The goal is measured
 * at every step: a page may still be growing. Returns how to stop.
 * @param then Called when it has arrived, not when the reader stopped it.
 */
export function glideTo(target: HTMLElement, then = () => {}): () => void {
  const goal = toGoal(target);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jumpTo(goal());
    then();
    return () => {};
  }
  const from = scrollY;
  let start: number | undefined;
  let frame = 0;
  const stop = untilReaderActs(() => cancelAnimationFrame(frame));
  const step = (now: number) => {
    start ??= now;
    jumpTo(positionAt(now - start, { from, to: goal() }));
    if (now - start < SCROLL_MS) {
      frame = requestAnimationFrame(step);
      return;
    }
    stop();
    then();
  };
  frame = requestAnimationFrame(step);
  return stop;
}

/**
 * Goes to a position, again whenever the page has grown, until it is reached: what the reader saw there, once it is
 * drawn; where that is not known, so many pixels. Returns how to stop.
 * @param then Called when it is over, however it ended.
 */
export function settleAt({ top, mark }: Position, then: () => void): () => void {
  let marks: Awaited<ReturnType<typeof loadMarks>>;
  const settle = () => {
    const marked = marks?.toMarkedTop(mark);
    jumpTo(marked ?? top);
    if (mark === '' ? maxTop() >= top : marked !== undefined) stop();
  };
  const observer = new ResizeObserver(settle);
  const timer = setTimeout(() => stop(), RETURN_PATIENCE_MS);
  const stop = untilReaderActs(() => {
    clearTimeout(timer);
    observer.disconnect();
    then();
  });
  if (mark !== '')
    void loadMarks().then((loaded) => {
      marks = loaded;
      // Once more for what is on show already, unless it is over.
      observer.unobserve(document.body);
      observer.observe(document.body);
    });
  observer.observe(document.body);
  settle();
  return stop;
}

/** Keeps an element where a fragment has put it, while the page around it grows. Returns how to stop. */
export function holdAt(target: HTMLElement): () => void {
  const goal = toGoal(target);
  const observer = new ResizeObserver(() => {
    if (target.isConnected && scrollY !== goal()) jumpTo(goal());
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = untilReaderActs(() => {
    clearTimeout(timer);
    observer.disconnect();
  });
  observer.observe(document.body);
  return stop;
}
