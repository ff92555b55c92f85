'use client';

import { type MouseEvent, useRef } from 'react';
import { closeSearch } from './search-store';

/**
 * Closes the dialog on a click beside it. The press must have begun there too: marking text with the
 * mouse often ends outside.
 */
export function useBackdrop() {
  const pressed = useRef(false);
  const isOnBackdrop = (event: MouseEvent) => event.target === event.currentTarget;
  return {
    onMouseDown: (event: MouseEvent) => {
      pressed.current = isOnBackdrop(event);
    },
    onClick: (event: MouseEvent) => {
      if (pressed.current && isOnBackdrop(event)) closeSearch();
    },
  };
}
