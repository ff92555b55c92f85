'use client';

import { useSyncExternalStore } from 'react';
import type { ApiState } from '@/lib/openapi/store';
import { apiStore } from './api-store';

/** What the store holds under a name; `undefined` before anything was asked for, and at build. */
export function useApiState(name: string): ApiState | undefined {
  return useSyncExternalStore(
    apiStore.subscribe,
    () => apiStore.get(name),
    () => undefined,
  );
}
