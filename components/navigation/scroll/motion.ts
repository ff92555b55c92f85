import { findEnclosingTarget } from './fragment-target';
import { positionAt, SCROLL_MS, fragmentScrollTop } from './fragment';

/** How long a page may take to come to rest around an element. */
const MAX_SETTLE_MS = 4000;

/** Pixels between the top of a column that stays beside the text and what a fragment names in it: 88 px in the window. */
const COLUMN_OFFSET = 32;

/** How readers scroll, and how they begin anything else: then a page must not move by itself. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The farthest the page scrolls, in pixels. */
export function maxScrollTop(): number {
  return document.documentElement.scrollHeight - innerHeight;
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
  for (const hand of READER_EVENTS)
    addEventListener(hand, end, { passive: true, capture: true, signal: ended.signal });
  return end;
}

/** The column that an element stands in where that stays beside the text, and so does not move with the page. */
export function getStickyColumn(element: Element): Element | undefined {
  const column = element.closest('[data-beside]');
  return column && getComputedStyle(column).position === 'sticky' ? column : undefined;
}

/**
 * Where the page is to be scrolled for an element, measured anew at each call. What stays beside the text shows within
 * its column; the page goes to the words that it belongs to.
 */
function createScrollGoal(target: HTMLElement): () => number {
  const column = getStickyColumn(target);
  if (column)
    column.scrollTop +=
      target.getBoundingClientRect().top - column.getBoundingClientRect().top - COLUMN_OFFSET;
  const pageTarget = column ? findEnclosingTarget(target.id.replace(/\.[^.]*$/, '')) : target;
  if (!pageTarget || getStickyColumn(pageTarget)) return () => scrollY;
  return () =>
    fragmentScrollTop(pageTarget.getBoundingClientRect().top, { scrollY, max: maxScrollTop() });
}

/**
 * Scrolls to an element in 100 ms, or at once for a reader who wants less motion. The goal is measured
 * at every step: a page may still be growing. Returns how to stop.
 * @param then Called when it has arrived, not when the reader stopped it.
 */
export function glideTo(target: HTMLElement, then = () => {}): () => void {
  const goal = createScrollGoal(target);
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

/** Keeps an element where a fragment has put it, while the page around it grows. Returns how to stop. */
export function holdAt(target: HTMLElement): () => void {
  const goal = createScrollGoal(target);
  const observer = new ResizeObserver(() => {
    if (target.isConnected && scrollY !== goal()) jumpTo(goal());
  });
  const timer = setTimeout(() => stop(), MAX_SETTLE_MS);
  const stop = untilReaderActs(() => {
    clearTimeout(timer);
    observer.disconnect();
  });
  observer.observe(document.body);
  return stop;
}
