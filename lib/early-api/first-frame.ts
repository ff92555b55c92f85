/** On the root element until the first frame is drawn: styles leave out of it what no screen shows yet. */
const FIRST_FRAME = 'data-first-frame';

/**
 * Keeps what is below the screen out of the first frame (`content-visibility`, in the styles of lists and of
 * fields), so that a long operation is there as soon as a short one. Until then heights are guessed; so not where
 * the address leads to a place in the page, nor where the browser goes back to one. It ends with the first frame
 * of the whole page: all of it is laid out.
 */
export function leanFirstFrame(): void {
  const root = document.documentElement;
  if (location.hash !== '' || !isNewVisit()) return;
  root.setAttribute(FIRST_FRAME, '');
  whenParsed().then(() => afterFrame(() => root.removeAttribute(FIRST_FRAME)));
}

/** Settles when all of the page's HTML has been read. */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/** Calls back when the next frame has been drawn. In a page nobody sees, soon. */
function afterFrame(done: () => void): void {
  const call = once(done);
  requestAnimationFrame(() => requestAnimationFrame(call));
  // No frames are drawn in the background.
  setTimeout(call, document.visibilityState === 'hidden' ? 0 : 1000);
}

/** Milliseconds from a frame to when all of it is on the screen: most of that work is done by other processes. */
const REST = 80;

/**
 * Calls back when what is there can be seen: a moment after the frame that follows the one that drew it. Scripts
 * that start sooner take the processor from those that paint. In a page nobody sees, soon.
 */
export function afterPaint(done: () => void): void {
  afterFrame(() => setTimeout(done, document.visibilityState === 'hidden' ? 0 : REST));
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
