'use client';

import { type RefObject, useEffect } from 'react';

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
