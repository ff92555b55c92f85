'use client';

import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `onLost` when the element that has the focus is taken away: the focus would fall to the page,
 * where the panel hears no key. What it returns belongs to the element around all that may go.
 */
export function useLostFocus(onLost: () => void) {
  const held = useRef<Element>(null);
  // React tells nobody of a blur it causes itself, so what has gone is still held here.
  useLayoutEffect(() => {
    if (held.current?.isConnected !== false) return;
    held.current = null;
    onLost();
  });
  return {
    onFocus: (event: FocusEvent) => {
      held.current = event.target;
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
