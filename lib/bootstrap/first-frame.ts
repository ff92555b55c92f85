import { readVisit } from '@/lib/scroll/read-visit';
import { afterPaint } from './after-paint';

/**
 * Attribute of the root element until the first frame is painted: styles leave closed menus out of
 * that frame and, where its value is `critical`, everything below the screen.
 */
const FIRST_FRAME = 'data-first-frame';

/**
 * Keeps content below the screen out of the first frame, so that a long operation shows as soon as
 * a short one. Until that frame is painted, `content-visibility` estimates heights; so all is laid
 * out where the address has a fragment, or the browser restores a scroll position.
 * @param isNamed whether the page shows a named document, of which little is rendered at first.
 */
export function limitFirstFrame(isNamed: boolean): void {
  const root = document.documentElement;
  const isCriticalOnly = !isNamed && location.hash === '' && isNewVisit();
  root.setAttribute(FIRST_FRAME, isCriticalOnly ? 'critical' : 'whole');
  void whenParsed().then(() => afterPaint(() => root.removeAttribute(FIRST_FRAME)));
}

/** Resolves when the page's HTML has been parsed. */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

function isNewVisit(): boolean {
  return readVisit()?.type === 'navigate';
}
