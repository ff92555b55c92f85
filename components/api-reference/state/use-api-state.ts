'use client';

import { useSyncExternalStore } from 'react';
import type { ApiState, ReadyState } from '@/lib/openapi/document/store';
import { apiStore } from './api-store';

/** What the store holds under a name; `undefined` before anything was asked for, and at build. */
export function useApiState(name: string): ApiState | undefined {
  return useSyncExternalStore(
    apiStore.subscribe,
    () => apiStore.get(name),
    () => undefined,
  );
}

/** The last document that was ready under a name: a later failure does not take it from the reader. */
export function useReadyState(name: string): ReadyState | undefined {
  return useSyncExternalStore(
    apiStore.subscribe,
    () => apiStore.getReady(name),
    () => undefined,
  );
}
