import { positionAt, SCROLL_MS, fragmentScrollTop } from './fragment';
import { findEnclosingTarget } from './reveal-target';

/** Time in ms during which a page may still grow around an element. */
export const MAX_SETTLE_MS = 4000;

/** Pixels between the top of a sticky column and an element shown in it: 88 px in the window. */
const COLUMN_OFFSET = 32;

/** Events of a reader who scrolls or acts: from then on the page must not move by itself. */
const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Largest scroll position of the page in px. */
export function maxScrollTop(): number {
  return document.documentElement.scrollHeight - innerHeight;
}

/** Scrolls to a position in px at once, without the browser's animation. */
export function jumpTo(top: number): void {
  scrollTo({ left: 0, top, behavior: 'instant' });
}

/** Calls `stop` once the reader acts. Returns how to stop before. */
export function untilReaderActs(stop: () => void): () => void {
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    stop();
  };
  for (const type of READER_EVENTS)
    addEventListener(type, end, { passive: true, capture: true, signal: ended.signal });
  return end;
}

/** The sticky column around an element; `undefined` for an element that scrolls with the page. */
export function getStickyColumn(element: Element): Element | undefined {
  const column = element.closest('[data-beside]');
  return column && getComputedStyle(column).position === 'sticky' ? column : undefined;
}

/**
 * Creates a function that measures the scroll position for an element. In a sticky column, the
 * column scrolls to the element and the page to the text that it belongs to.
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
 * Scrolls to an element in 100 ms, or at once for a reader who wants less motion. Measures the goal
 * at every step, because the page may still grow.
 * @param then Called on arrival, not when the reader has stopped it.
 * @returns How to stop.
 */
export function scrollSmoothlyTo(target: HTMLElement, then = () => {}): () => void {
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

/** Keeps an element at its scroll position while the page around it grows. Returns how to stop. */
export function pinElement(target: HTMLElement): () => void {
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
