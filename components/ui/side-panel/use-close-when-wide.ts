'use client';

import { type RefObject, useEffect } from 'react';

/** From here on a panel has no button: its content stands in a column, or in the nav bar (SPEC 9). */
const WIDE = '(min-width: 768px)';

/** Closes an open panel when the window grows wide, as when a phone is turned. */
export function useCloseWhenWide(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const wide = window.matchMedia(WIDE);
    const onChange = () => {
      if (wide.matches) panel.current?.hidePopover();
    };
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [panel, isOpen]);
}

/**
 * Tells a panel again that it is open when the reader opened it before React had the page: the browser
 * needs no script for that, and its `toggle` was heard by nobody.
 */
export function useOpenedBeforeHydration(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!panel.current?.matches(':popover-open')) return;
    const states = { oldState: 'closed', newState: 'open' };
    panel.current.dispatchEvent(new ToggleEvent('toggle', states));
  }, [panel]);
}
