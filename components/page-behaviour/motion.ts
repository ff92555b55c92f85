import { positionAt, SCROLL_MS, toFragmentTop } from '@/lib/scroll/fragment';

/** How long a page may take to grow to a position, or to draw what a fragment names. */
export const PATIENCE_MS = 4000;

const HANDS = ['wheel', 'touchmove'] as const;

/** The farthest the page scrolls, in pixels. */
function maxTop(): number {
  return document.documentElement.scrollHeight - innerHeight;
}

/** Scrolls without an animation of the browser's own. */
export function jumpTo(top: number): void {
  scrollTo({ left: 0, top, behavior: 'instant' });
}

/** Stops when the reader takes over. Returns how to stop it otherwise. */
export function untilReaderScrolls(stop: () => void): () => void {
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    stop();
  };
  for (const hand of HANDS)
    addEventListener(hand, end, { once: true, passive: true, signal: ended.signal });
  return end;
}

/**
 * Scrolls to an element in 100 ms, or at once for a reader who wants less motion. The goal is measured
 * at every step: a page may still be growing. Returns how to stop.
 * @param then Called when it has arrived, not when the reader stopped it.
 */
export function glideTo(target: HTMLElement, then = () => {}): () => void {
  const goal = () => toFragmentTop(target.getBoundingClientRect().top, { scrollY, max: maxTop() });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jumpTo(goal());
    then();
    return () => {};
  }
  const from = scrollY;
  let start: number | undefined;
  let frame = 0;
  const stop = untilReaderScrolls(() => cancelAnimationFrame(frame));
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

/** Goes to a position, again whenever the page has grown, until it is reached. Returns how to stop. */
export function settleAt(top: number): () => void {
  jumpTo(top);
  if (maxTop() >= top) return () => {};
  const observer = new ResizeObserver(() => {
    jumpTo(top);
    if (maxTop() >= top) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = untilReaderScrolls(() => {
    clearTimeout(timer);
    observer.disconnect();
  });
  observer.observe(document.body);
  return stop;
}
