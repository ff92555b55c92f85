/**
 * On the root element until the first frame is drawn: styles leave closed menus out of it, and where its value is
 * `lean` all that is below the screen.
 */
const FIRST_FRAME = 'data-first-frame';

/**
 * Keeps what no screen shows yet out of the first frame, so that a long operation is there as soon as a short one.
 * What is below the screen (`content-visibility`, in the styles of lists and of fields) has a guessed height until
 * then; so not where the address leads to a place in the page, nor where the browser goes back to one. When the
 * first frame of the whole page is seen, all of it is laid out.
 * @param isNamed Whether the page shows a named document: what is drawn of it first is small.
 */
export function leanFirstFrame(isNamed: boolean): void {
  const root = document.documentElement;
  const isLean = !isNamed && location.hash === '' && isNewVisit();
  root.setAttribute(FIRST_FRAME, isLean ? 'lean' : 'whole');
  whenParsed().then(() => afterPaint(() => root.removeAttribute(FIRST_FRAME)));
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
