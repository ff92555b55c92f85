'use client';

import { useSyncExternalStore } from 'react';
import type { ApiState, ReadyState } from '@/lib/openapi/document/store';
import { apiStore } from './api-store';

/** State of a document in the store; `undefined` at build and until it was requested. */
export function useApiState(name: string): ApiState | undefined {
  return useSyncExternalStore(
    apiStore.subscribe,
    () => apiStore.get(name),
    () => undefined,
  );
}

/** Last ready state of a document, kept after a later failure; `undefined` before the first. */
export function useReadyState(name: string): ReadyState | undefined {
  return useSyncExternalStore(
    apiStore.subscribe,
    () => apiStore.getReady(name),
    () => undefined,
  );
}
