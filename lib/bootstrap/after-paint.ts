/** Milliseconds after which something is taken to be drawn, whatever the browser says. */
const MAX_PAINT_WAIT_MS = 1000;

/** Calls back when the next frame has been drawn. In a page nobody sees, soon. */
export function afterFrame(done: () => void): void {
  const call = once(done);
  requestAnimationFrame(() => requestAnimationFrame(call));
  // No frames are drawn in the background.
  setTimeout(call, document.visibilityState === 'hidden' ? 0 : MAX_PAINT_WAIT_MS);
}

/** Milliseconds from a frame to when all of it is on the screen: most of that work is done by other processes. */
const PRESENTATION_MS = 80;

/** Calls back when what was just drawn can be seen; `afterFrame` says when it was drawn. */
export function afterPresentation(done: () => void): void {
  setTimeout(done, document.visibilityState === 'hidden' ? 0 : PRESENTATION_MS);
}

/**
 * Calls back when what is there can be seen: a moment after the frame that follows the one that drew it. Scripts
 * that start sooner take the processor from those that paint. In a page nobody sees, soon.
 */
export function afterPaint(done: () => void): void {
  afterFrame(() => afterPresentation(done));
}

const FIRST_PAINT = 'first-contentful-paint';

/**
 * Calls back when the first of the page is on the screen, as the browser says it: drawing a page in a fresh browser
 * takes other processes longer than `afterPaint` waits, and whatever is fetched or run meanwhile takes theirs. Where
 * the browser does not tell, and in a page nobody sees, as `afterPaint` does.
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

/** A function that runs the first time it is called. */
export function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (hasRun) return;
    hasRun = true;
    run();
  };
}
