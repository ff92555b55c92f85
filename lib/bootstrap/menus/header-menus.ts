import { isPlainLinkClick } from '../is-plain-link-click';
import { isWide } from './wide';

/** Attribute of an item of the header that has a menu: a link, its button (`<details>`), and the menu. */
export const MENU_ITEM = 'data-menu-item';

/** Attribute of an item whose menu stays closed under the pointer. */
const DISMISSED = 'data-dismissed';

/**
 * Closes the menus of the header and leads arrow keys through them. The browser opens them: styles under the
 * pointer, `<details>` at a press. Escape closes them (WCAG 1.4.13) and gives the focus back; leaving one and a
 * choice close it, too. On phones, where they are lists of the panel, they stay as they are.
 */
export function listenForHeaderMenus(): void {
  const listenWide = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (item: HTMLElement, event: WindowEventMap[Type]) => void,
  ) =>
    addEventListener(type, (event) => {
      const item = isWide() ? findItem(event.target) : undefined;
      if (item) handle(item, event);
    });
  listenWide('click', (item, event) => {
    const isButton = event.target instanceof Element && event.target.closest('summary');
    // Before the browser opens or closes it.
    if (isButton) item.toggleAttribute(DISMISSED, findButton(item).open);
    else if (isPlainLinkClick(event)) close(item);
  });
  listenWide('focusout', (item, { relatedTarget }) => {
    if (findItem(relatedTarget) !== item) findButton(item).open = false;
  });
  listenWide('keydown', moveInMenu);
  // A menu opened by the pointer has no focus to receive the key.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelectorAll<HTMLElement>(`[${MENU_ITEM}]`).forEach(dismiss);
  });
  const forget = (item: HTMLElement, { relatedTarget }: PointerEvent) => {
    if (findItem(relatedTarget) !== item) item.removeAttribute(DISMISSED);
  };
  listenWide('pointerover', forget);
  listenWide('pointerout', forget);
}

function findItem(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>(`[${MENU_ITEM}]`) ?? undefined;
}

function findButton(item: HTMLElement): HTMLDetailsElement {
  const button = item.querySelector('details');
  if (!button) throw new Error(`A ${MENU_ITEM} has no button`);
  return button;
}

function close(item: HTMLElement): void {
  findButton(item).open = false;
  item.toggleAttribute(DISMISSED, true);
}

function dismiss(item: HTMLElement): void {
  close(item);
  if (item.querySelector('ul')?.contains(document.activeElement))
    item.querySelector('summary')?.focus();
}

/**
 * Moves the focus through an item of the header and its menu, as the disclosure navigation of the ARIA Authoring
 * Practices does: arrow down from the item opens the menu and goes to its first link, arrow up from that back to
 * the button; Home and End go to the first and the last link.
 */
function moveInMenu(item: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...item.querySelectorAll<HTMLElement>(':scope ul a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = getNext(event.key, at, links.length);
  if (next === undefined) return;
  event.preventDefault();
  if (at < 0) {
    findButton(item).open = true;
    item.removeAttribute(DISMISSED);
  }
  (next < 0 ? item.querySelector('summary') : links[next])?.focus();
}

/** Index of the link to go to, -1 for the button; `undefined` where the key does nothing. */
function getNext(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (at < 0) return undefined;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
