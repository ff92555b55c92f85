'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { WidgetState, ZendeskWidget } from '@/lib/support-chat/widget';

/** Context of the support widget, set by `ZendeskWidgetProvider`. */
export const ZendeskWidgetContext = createContext<ZendeskWidget | undefined>(undefined);

/** The support widget; `undefined` where the portal has none. */
export function useZendeskWidget(): ZendeskWidget | undefined {
  return useContext(ZendeskWidgetContext);
}

/** Loading state of the widget; `idle` in pre-rendered HTML. */
export function useWidgetState(widget: ZendeskWidget): WidgetState {
  return useSyncExternalStore(widget.subscribe, widget.getState, () => 'idle');
}
