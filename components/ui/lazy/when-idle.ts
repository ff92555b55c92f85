/** Milliseconds of rest before a run where the browser cannot say when it is idle, as in Safari: about a frame. */
const FRAME_MS = 16;

/** Milliseconds a run may take there. */
const MAX_RUN_MS = 8;

/**
 * Runs once, when the browser has nothing else to do, or a moment later where it cannot tell.
 * @param run Is told how to ask whether its time is over; it may go on in another call.
 * @param timeout Milliseconds after which a busy browser runs it all the same; without it, it waits.
 * @returns How to call it off.
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
