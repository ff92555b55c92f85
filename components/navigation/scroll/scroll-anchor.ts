import { FRAGMENT_OFFSET } from './fragment';
import { openHolder, reveal } from './fragment-target';

/** Longer ids are not kept. */
const MAX_ID_CHARS = 300;
/** Ids that React makes up name another element in the next drawing. */
const GENERATED_ID = /^[_:«]/;

/** Whether an element moves with the page: what is not drawn, or stands still, says nothing of where its reader is. */
function isScrolled(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  for (let around: Element | null = element; around; around = around.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(around).position)) return false;
  return true;
}

/**
 * The element nearest to the top of what the reader sees, and how many pixels it stands below the top of the window:
 * `120 body.amount`. Empty where the page names none.
 */
export function captureScrollAnchor(): string {
  let anchor = '';
  let smallestDistance = innerHeight;
  for (const element of document.querySelectorAll('main [id]')) {
    const { id } = element;
    const { top } = element.getBoundingClientRect();
    const distance = Math.abs(top - FRAGMENT_OFFSET);
    if (distance >= smallestDistance || id.length > MAX_ID_CHARS || GENERATED_ID.test(id)) continue;
    if (!isScrolled(element)) continue;
    smallestDistance = distance;
    anchor = `${top} ${id}`;
  }
  return anchor;
}

/** Where the page is to be scrolled to show an element where it was; `undefined` where it is not there. */
export function getAnchoredTop(anchor: string): number | undefined {
  const space = anchor.indexOf(' ');
  const element = document.getElementById(anchor.slice(space + 1));
  if (!element || !isScrolled(element)) return undefined;
  const top = scrollY + element.getBoundingClientRect().top - Number(anchor.slice(0, space));
  return Number.isFinite(top) ? Math.max(0, top) : undefined;
}

/** Opens what is closed around an element that is to be shown where it was, or what will draw it. */
export function revealAnchor(anchor: string): void {
  const id = anchor.slice(anchor.indexOf(' ') + 1);
  const element = document.getElementById(id);
  if (element) reveal(element);
  else openHolder(id);
}
