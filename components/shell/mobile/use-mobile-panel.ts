'use client';

import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';
import {
  useCloseWhenWide,
  useOpenedBeforeHydration,
} from '@/components/ui/side-panel/use-close-when-wide';
import { MOBILE_NAV_ID } from './mobile-nav-toggle';

/** Elements covered by the open panel; the banner above it stays in use. */
const BEHIND = 'main, footer, .skip, [data-shell="nav"], [data-shell="chat"]';

function setBehind(inert: boolean): void {
  for (const element of document.querySelectorAll(BEHIND)) element.toggleAttribute('inert', inert);
}

/** Makes what is behind the open panel inert and traps the focus; returns how to undo that. */
function guard(panel: HTMLElement): () => void {
  const toggle = document.querySelector(`[popovertarget="${MOBILE_NAV_ID}"]`);
  const onKey = (event: KeyboardEvent) => trapFocus(event, toggle ? [toggle, panel] : [panel]);
  setBehind(true);
  document.addEventListener('keydown', onKey);
  return () => {
    setBehind(false);
    document.removeEventListener('keydown', onKey);
  };
}

/**
 * State of the mobile panel. While it is open, what is behind is inert, and Tab goes round between
 * its button and itself. It closes on the next page and when the window grows wide; the browser
 * does the rest.
 */
export function useMobilePanel(panel: RefObject<HTMLElement | null>, path: string) {
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn !== undefined;
  const close = () => panel.current?.hidePopover();
  useOpenedBeforeHydration(panel);
  useCloseWhenWide(panel, isOpen);
  useEffect(() => (isOpen && panel.current ? guard(panel.current) : undefined), [isOpen, panel]);
  useEffect(() => {
    // Going back right after opening can precede the `toggle` event that says it is open.
    const onBack = () => panel.current?.hidePopover();
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [panel]);
  useEffect(() => {
    if (openOn !== undefined && openOn !== path) panel.current?.hidePopover();
  }, [openOn, panel, path]);
  const onToggle = (event: ToggleEvent) => {
    // The `toggle` event of a sub-list arrives here, too.
    if (event.target !== event.currentTarget) return;
    setOpenOn(event.newState === 'open' ? path : undefined);
  };
  return { isOpen, close, onToggle };
}

/** Whether an element is outside of every closed `<details>`, or is its summary. */
function isVisible(element: Element): boolean {
  const closed = element.closest('details:not([open])');
  if (!closed) return true;
  const isOpener = element.matches('summary') && element.parentElement === closed;
  return isOpener && (!closed.parentElement || isVisible(closed.parentElement));
}

function listTabStops(parts: readonly Element[]): readonly HTMLElement[] {
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.matches('a[href], button, summary') && isVisible(element));
}

/**
 * Moves the focus in a circle through the controls of these elements when Tab is pressed, so that
 * it cannot leave them.
 */
export function trapFocus(event: KeyboardEvent, parts: readonly Element[]): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = listTabStops(parts);
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = event.shiftKey ? (at < 0 ? -1 : at - 1) : at + 1;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}
