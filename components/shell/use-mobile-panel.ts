'use client';

import { type RefObject, type ToggleEvent, useEffect, useState } from 'react';
import { useCloseWhenWide } from '@/components/side-panel/use-close-when-wide';
import { useOpenedBeforeHydration } from '@/components/side-panel/use-opened-early';
import { trapFocus } from './keep-focus';
import { MOBILE_NAV_ID } from './mobile-nav-id';

/** What the open panel covers. The banner stays in view above it, so it stays in use. */
const BEHIND = 'main, footer, .skip, [data-shell="nav"], [data-shell="chat"]';

function setBehind(inert: boolean): void {
  for (const element of document.querySelectorAll(BEHIND)) element.toggleAttribute('inert', inert);
}

/** What must hold while the panel is open; returns how to undo it. */
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
 * The open panel: what is behind is out of reach, Tab goes round between its button and itself, and it
 * closes on the next page and where the window grows wide. The browser does the opening, Escape included.
 */
export function useMobilePanel(panel: RefObject<HTMLElement | null>, path: string) {
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn !== undefined;
  const close = () => panel.current?.hidePopover();
  useOpenedBeforeHydration(panel);
  useCloseWhenWide(panel, isOpen);
  useEffect(() => (isOpen && panel.current ? guard(panel.current) : undefined), [isOpen, panel]);
  useEffect(() => {
    // Who opens it and goes back at once is there before `toggle` has said that it is open.
    const onBack = () => panel.current?.hidePopover();
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [panel]);
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
