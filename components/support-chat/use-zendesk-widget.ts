'use client';

import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/store/listeners';
import type { WidgetState, ZendeskWidget } from '@/lib/support-chat/widget';

let provided: ZendeskWidget | undefined;
const { subscribe, notify } = createListeners();

/** Sets the support widget of the page; `undefined` takes it away. `ZendeskWidgetProvider` does so. */
export function provideWidget(widget: ZendeskWidget | undefined): void {
  provided = widget;
  notify();
}

/** Opens the chat of the portal; does nothing where it has none. */
export function openChat(): void {
  provided?.open();
}

/** The support widget; `undefined` where the portal has none, and in pre-rendered HTML. */
export function useZendeskWidget(): ZendeskWidget | undefined {
  return useSyncExternalStore<ZendeskWidget | undefined>(
    subscribe,
    () => provided,
    () => undefined,
  );
}

/** Loading state of the widget; `idle` in pre-rendered HTML. */
export function useWidgetState(widget: ZendeskWidget | undefined): WidgetState {
  return useSyncExternalStore<WidgetState>(
    widget?.subscribe ?? subscribe,
    widget?.getState ?? getIdle,
    getIdle,
  );
}

const getIdle = () => 'idle' as const;
