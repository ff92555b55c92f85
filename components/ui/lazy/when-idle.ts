/** Delay of a run in ms, about one frame, in browsers without `requestIdleCallback` (Safari). */
const FRAME_MS = 16;

/** Longest run in ms in browsers without `requestIdleCallback`. */
const MAX_RUN_MS = 8;

/**
 * Runs once when the browser is idle, or after one frame where it cannot tell.
 * @param run Gets a function that says whether its time is over; it may go on in another call.
 * @param timeout Milliseconds after which a busy browser runs it all the same; without it, it
 *   waits.
 * @returns How to cancel.
 */
export function whenIdle(run: (isOver: () => boolean) => void, timeout?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback((deadline) => run(() => deadline.timeRemaining() < 1), {
      ...(timeout === undefined ? {} : { timeout }),
    });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(() => {
    const end = performance.now() + MAX_RUN_MS;
    run(() => performance.now() > end);
  }, FRAME_MS);
  return () => clearTimeout(id);
}
