'use client';

import { type RefObject, useEffect } from 'react';

/** Windows without panels (SPEC 9): `--wide` of app/breakpoints.css. */
export const WIDE = '(min-width: 768px)';

/** Closes an open panel when the window grows wide, for example when a phone is turned. */
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
 * Repeats the `toggle` event of a panel opened before hydration: the browser opens it without a
 * script, and no handler was there yet.
 */
export function useOpenedBeforeHydration(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!panel.current?.matches(':popover-open')) return;
    const states = { oldState: 'closed', newState: 'open' };
    panel.current.dispatchEvent(new ToggleEvent('toggle', states));
  }, [panel]);
}
