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
