import { isPlainLinkClick } from '../is-plain-link-click';
import { MENU_ITEM } from './header-menus';
import { scrollToCurrent } from './scroll-to-current';
import { WIDE } from './wide';

/** Id of the pages in the header: menus of a bar, on phones a panel. */
export const PRIMARY_NAV = 'primary-nav';

/** Elements covered by the panel of the header; the banner above it stays in use. */
const BEHIND = 'main, footer, .skip, [data-shell="chat"]';

/**
 * Closes panels, which the browser opens as popovers: at a choice, on the way back, when the window grows wide, and
 * where the focus leaves one for what it covers. While the panel of the header is open, what is behind is inert,
 * and Tab goes round between its button and itself.
 */
export function listenForPanels(): void {
  addEventListener('click', (event) => {
    if (isPlainLinkClick(event)) findPanel(event.target)?.hidePopover();
  });
  addEventListener('popstate', closePanels);
  matchMedia(WIDE).addEventListener('change', closePanels);
  let openPanel: HTMLElement | undefined;
  const onToggle = (panel: HTMLElement, isOpen: boolean) => {
    if (isOpen) openPanel = panel;
    else if (openPanel === panel) openPanel = undefined;
    if (panel.id === PRIMARY_NAV) guardPage(panel, isOpen);
    else if (isOpen) scrollToCurrent(panel);
  };
  addEventListener(
    'toggle',
    ({ target, newState }) => {
      const panel = findPanel(target);
      // Lists in a panel have such an event, too.
      if (panel && panel === target) onToggle(panel, newState === 'open');
    },
    true,
  );
  // The browser opens a panel before this script has come, too.
  const opened = document.querySelector<HTMLElement>('[popover]:popover-open');
  if (opened) onToggle(opened, true);
  addEventListener('focusin', ({ target }) => {
    if (!openPanel || !(target instanceof Element)) return;
    if (openPanel !== findPanel(target) && target.getAttribute('popovertarget') !== openPanel.id)
      openPanel.hidePopover();
  });
  addEventListener('keydown', (event) => {
    if (openPanel?.id === PRIMARY_NAV) trapFocus(event, openPanel);
  });
}

function findPanel(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[popover]') ?? undefined;
}

/** Closes all, because going back right after opening one can precede its `toggle` event. */
function closePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover();
}

/** Puts the page behind the open panel out of reach; opens the list of the current page, and closes all with the panel. */
function guardPage(panel: HTMLElement, isOpen: boolean): void {
  for (const part of document.querySelectorAll(BEHIND)) part.toggleAttribute('inert', isOpen);
  for (const list of panel.querySelectorAll<HTMLDetailsElement>(`[${MENU_ITEM}] > details`))
    list.open = isOpen && list.matches('a[aria-current] + details');
}

/**
 * Moves the focus in a circle through the controls of a panel and its button when Tab is pressed, so that it cannot
 * leave them.
 */
function trapFocus(event: KeyboardEvent, panel: HTMLElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const within = panel.querySelectorAll<HTMLElement>('a[href], button, summary');
  const button = document.querySelectorAll<HTMLElement>(`[popovertarget="${panel.id}"]`);
  const stops = [...button, ...within].filter((stop) => stop.checkVisibility());
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? (at < 0 ? -1 : at - 1) : at + 1;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}
