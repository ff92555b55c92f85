import { FRAGMENT_OFFSET } from '@/lib/scroll/fragment';
import { openHolder, reveal } from './fragment-target';

/** Longer ids are not kept. */
const LONGEST_ID = 300;
/** Ids that React makes up name another element in the next drawing. */
const MADE_UP = /^[_:«]/;

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
export function readMark(): string {
  let mark = '';
  let nearest = innerHeight;
  for (const element of document.querySelectorAll('main [id]')) {
    const { id } = element;
    const { top } = element.getBoundingClientRect();
    const distance = Math.abs(top - FRAGMENT_OFFSET);
    if (distance >= nearest || id.length > LONGEST_ID || MADE_UP.test(id)) continue;
    if (!isScrolled(element)) continue;
    nearest = distance;
    mark = `${top} ${id}`;
  }
  return mark;
}

/** Where the page is to be scrolled to show an element where it was; `undefined` where it is not there. */
export function toMarkedTop(mark: string): number | undefined {
  const space = mark.indexOf(' ');
  const element = document.getElementById(mark.slice(space + 1));
  if (!element || !isScrolled(element)) return undefined;
  const top = scrollY + element.getBoundingClientRect().top - Number(mark.slice(0, space));
  return Number.isFinite(top) ? Math.max(0, top) : undefined;
}

/** Opens what is closed around an element that is to be shown where it was, or what will draw it. */
export function openMarked(mark: string): void {
  const id = mark.slice(mark.indexOf(' ') + 1);
  const element = document.getElementById(id);
  if (element) reveal(element);
  else openHolder(id);
}
