import * as words from '@/.generated/words/ui/remark';
import { isRemarkKey } from '@/lib/bootstrap/remark/offer-remarks';
import { readRange } from '@/lib/bootstrap/remark/read-range';
import { printRemarkLink } from '@/lib/bootstrap/remark/remark-link';
import {
  areSame,
  findHeadingId,
  findHeadingInView,
  getElement,
  getSelectedRange,
  getTextBefore,
  widenToWords,
} from '@/lib/bootstrap/remark/selected-place';
import { printTextFragment } from '@/lib/bootstrap/remark/text-fragment';
import { PAGE_PAYLOAD } from '@/lib/bootstrap/start/page-start';
import { buildRemarkMenu, placeBelow } from './remark-menu';

/** Time in ms without a change after which a selection is made; a finger moves its ends for longer. */
const SETTLED_MS = 250;

const ANNOUNCED_FOR_MS = 4000;

/** Id of the build that made this page; empty where Next starts it. */
function readBuild(): string {
  const address = document.querySelector(`[${PAGE_PAYLOAD}]`)?.getAttribute(PAGE_PAYLOAD) ?? '';
  return new URL(address, location.href).searchParams.get('v') ?? '';
}

/** Link of a remark on a range. */
function printLink(to: string, range: Range): string {
  const wide = widenToWords(range);
  return printRemarkLink(to, {
    title: document.querySelector('h1')?.textContent.trim() ?? document.title,
    text: readRange(range),
    page: location,
    id: findHeadingId(range),
    directive: printTextFragment(readRange(wide), readRange(getTextBefore(wide))),
    build: readBuild(),
    lang: document.documentElement.lang,
  });
}

/** Says to screen readers that there is a menu, which is far away in the order of the page. */
function announce(): void {
  const status = document.querySelector('[data-said]');
  if (!status) return;
  status.textContent = words.offered(words.keys);
  setTimeout(() => {
    status.textContent = '';
  }, ANNOUNCED_FOR_MS);
}

/** Moves the focus to an element, also to one that takes it only now: Tab goes on from there. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** The menu on show, what it is about, and what had the focus before it. */
type Shown = {
  readonly menu: HTMLElement;
  readonly range: Range;
  readonly before: Element | null;
  /** Path of its page. */
  readonly path: string;
};

/** Creates the menu of the selection. */
function createMenu(to: string) {
  let shown: Shown | undefined;
  /** What its reader has left it for: it does not come back by itself as long as that stays selected. */
  let left: Range | undefined;
  const hide = () => {
    observer.disconnect();
    shown?.menu.remove();
    shown = undefined;
  };
  // The router has shown another page, or what was selected is gone.
  const observer = new MutationObserver(() => {
    if (shown?.range.collapsed || shown?.path !== location.pathname) hide();
  });
  /** Hides the menu, from which the focus goes back to where it was, or to the text. */
  const leave = () => {
    if (!shown) return;
    const { menu, range, before } = shown;
    left = range;
    const text = getElement(range.endContainer);
    const target = before instanceof HTMLElement && before.tabIndex >= 0 ? before : text;
    if (menu.contains(document.activeElement) && target instanceof HTMLElement) focus(target);
    hide();
  };
  /** Shows it below what is selected, once its reader asks for it or has not left it; hides it where that is nothing. */
  const show = (isAsked = false) => {
    const range = getSelectedRange(getSelection());
    if (!range) left = undefined;
    if (!range) return hide();
    if (shown && areSame(shown.range, range)) return;
    if (!isAsked && left && areSame(left, range)) return;
    left = undefined;
    hide();
    const menu = buildRemarkMenu(to, printLink(to, range));
    shown = { menu, range, before: document.activeElement, path: location.pathname };
    // The selection stays, so that a reader sees what the remark is about.
    menu.addEventListener('mousedown', (event) => event.preventDefault());
    menu.addEventListener('click', () => setTimeout(leave));
    menu.addEventListener('keydown', ({ key }) => key === 'Tab' && leave());
    document.body.append(menu);
    placeBelow(menu, range);
    observer.observe(document.body, { childList: true, subtree: true });
  };
  return {
    hide,
    leave,
    show,
    getMenu: () => shown?.menu,
    place: () => shown && placeBelow(shown.menu, shown.range),
  };
}

/**
 * Offers a remark on what is selected in an article, or at the press of its key on the heading that is read. The page
 * sends nothing: the reader follows a link.
 * @param to address of new issues of a tracker, or a mail address.
 */
export function offerRemark(to: string): void {
  const { hide, leave, show, getMenu, place } = createMenu(to);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [isPressed, isAnnounced] = [false, false];
  const settle = () => {
    if (isPressed || getMenu()?.matches(':active, :focus-within')) return;
    show();
    if (!getMenu() || isAnnounced) return;
    isAnnounced = true;
    announce();
  };
  const settleLater = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(settle, ms);
  };
  const begin = (event: Event) => {
    event.preventDefault();
    const selection = getSelection();
    const heading = findHeadingInView();
    if (selection?.isCollapsed && heading) selection.selectAllChildren(heading);
    show(true);
    getMenu()?.querySelector('a')?.focus();
  };
  document.addEventListener('selectionchange', () => settleLater(SETTLED_MS));
  document.addEventListener('keydown', (event) => {
    // What the menu was left for is still selected: it does not come back.
    if (event.key === 'Escape' || event.key === 'Tab') clearTimeout(timer);
    if (isRemarkKey(event)) begin(event);
    else if (event.key === 'Escape') leave();
  });
  addEventListener('pointerdown', ({ pointerType }) => void (isPressed = pointerType === 'mouse'));
  addEventListener('pointerup', () => {
    isPressed = false;
    settleLater(0);
  });
  addEventListener('popstate', hide);
  addEventListener('resize', place);
}
