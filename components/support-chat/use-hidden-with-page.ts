'use client';

import { type RefObject, useEffect } from 'react';
import type { ZendeskWidget } from '@/lib/support-chat/widget';

/**
 * Takes an open chat away with its button when the reader comes to a page without chat. Whether a page
 * has one is decided by CSS (`shell.css`) alone, so what is drawn is what counts.
 */
export function useHiddenWithPage(button: RefObject<HTMLElement | null>, widget: ZendeskWidget) {
  useEffect(() => {
    const element = button.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (widget.getState() !== 'idle' && !element.checkVisibility()) widget.hide();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [button, widget]);
}
