/** Longest wait for the browser to report a frame or paint, in ms. */
const MAX_PAINT_WAIT_MS = 1000;

/** Calls back once the next frame has been rendered; soon in a hidden page. */
export function afterFrame(done: () => void): void {
  const call = once(done);
  requestAnimationFrame(() => requestAnimationFrame(call));
  // Browsers render no frames of a hidden page.
  setTimeout(call, document.visibilityState === 'hidden' ? 0 : MAX_PAINT_WAIT_MS);
}

/** Time from a rendered frame to its display, in ms: other processes do most of that work. */
const PRESENTATION_MS = 80;

/** Calls back when a frame that `afterFrame` reported is on the screen; soon in a hidden page. */
export function afterPresentation(done: () => void): void {
  setTimeout(done, document.visibilityState === 'hidden' ? 0 : PRESENTATION_MS);
}

/**
 * Calls back when the current content is on the screen; soon in a hidden page. Scripts that start
 * sooner take the processor from the processes that paint.
 */
export function afterPaint(done: () => void): void {
  afterFrame(() => afterPresentation(done));
}

const FIRST_PAINT = 'first-contentful-paint';

/**
 * Calls back at the first contentful paint that the browser reports: in a fresh browser that is
 * later than `afterPaint`. Falls back to `afterPaint` in a hidden page and where paints are not
 * reported.
 */
export function afterFirstPaint(done: () => void): void {
  const isSupported = globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint');
  if (!isSupported || document.visibilityState === 'hidden') return afterPaint(done);
  const call = once(done);
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(FIRST_PAINT).length === 0) return;
    observer.disconnect();
    call();
  });
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(call, MAX_PAINT_WAIT_MS);
}

/** Wraps a function so that only its first call runs it. */
export function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
}
