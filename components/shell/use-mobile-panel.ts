'use client';

import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';
import { keepFocus } from './keep-focus';
import { MOBILE_NAV_ID } from './mobile-nav-id';

/** What the open panel covers. The banner stays in view above it, so it stays in use. */
const BEHIND = 'main, footer, .skip, [data-shell="nav"], [data-shell="chat"]';

/** From here on the nav bar takes over (SPEC 9). */
const WIDE = '(min-width: 768px)';

function setBehind(inert: boolean): void {
  for (const element of document.querySelectorAll(BEHIND)) element.toggleAttribute('inert', inert);
}

/** What must hold while the panel is open; returns how to undo it. */
function guard(panel: HTMLElement): () => void {
  const toggle = document.querySelector(`[popovertarget="${MOBILE_NAV_ID}"]`);
  const onKey = (event: KeyboardEvent) => keepFocus(event, toggle ? [toggle, panel] : [panel]);
  const wide = window.matchMedia(WIDE);
  const onWide = () => {
    if (wide.matches) panel.hidePopover();
  };
  setBehind(true);
  document.addEventListener('keydown', onKey);
  wide.addEventListener('change', onWide);
  return () => {
    setBehind(false);
    document.removeEventListener('keydown', onKey);
    wide.removeEventListener('change', onWide);
  };
}

/**
 * The open panel: what is behind is out of reach, Tab goes round between its button and itself, and it
 * closes on the next page and where the window grows wide. The browser does the opening, Escape included.
 */
export function useMobilePanel(panel: RefObject<HTMLElement | null>, path: string) {
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn !== undefined;
  const close = () => panel.current?.hidePopover();
  useEffect(() => (isOpen && panel.current ? guard(panel.current) : undefined), [isOpen, panel]);
  useEffect(() => {
    if (openOn !== undefined && openOn !== path) panel.current?.hidePopover();
  }, [openOn, panel, path]);
  const onToggle = (event: ToggleEvent) => {
    // `toggle` of a sub-list arrives here, too.
    if (event.target !== event.currentTarget) return;
    setOpenOn(event.newState === 'open' ? path : undefined);
  };
  return { isOpen, close, onToggle };
}
