'use client';

import { useSyncExternalStore } from 'react';
import type { WidgetState, ZendeskWidget } from '@/lib/support-chat/widget';

let provided: ZendeskWidget | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sets the support widget of the page; `undefined` takes it away. `ZendeskWidgetProvider` does so. */
export function provideWidget(widget: ZendeskWidget | undefined): void {
  provided = widget;
  listeners.forEach((listener) => listener());
}

/** The support widget; `undefined` where the portal has none, and until it is loaded. */
export function useZendeskWidget(): ZendeskWidget | undefined {
  return useSyncExternalStore<ZendeskWidget | undefined>(
    subscribe,
    () => provided,
    () => undefined,
  );
}

/** Loading state of the widget; `idle` in pre-rendered HTML. */
export function useWidgetState(widget: ZendeskWidget): WidgetState {
  return useSyncExternalStore(widget.subscribe, widget.getState, () => 'idle');
}
