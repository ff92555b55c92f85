import { afterPaint } from './after-paint';

/**
 * On the root element until the first frame is drawn: styles leave closed menus out of it, and where its value is
 * `critical` all that is below the screen.
 */
const FIRST_FRAME = 'data-first-frame';

/**
 * Keeps what no screen shows yet out of the first frame, so that a long operation is there as soon as a short one.
 * What is below the screen (`content-visibility`, in the styles of lists and of fields) has a guessed height until
 * then; so not where the address leads to a place in the page, nor where the browser goes back to one. When the
 * first frame of the whole page is seen, all of it is laid out.
 * @param isNamedParameter Whether the page shows a named document: what is drawn of it first is small.
 */
export function limitFirstFrame(isNamed: boolean): void {
  const root = document.documentElement;
  const isCriticalOnly = !isNamed && location.hash === '' && isNewVisit();
  root.setAttribute(FIRST_FRAME, isCriticalOnly ? 'critical' : 'whole');
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
