'use client';

import { useSyncExternalStore } from 'react';
import type { ApiState } from '@/lib/openapi/document/store';
import { apiStore, countPublications } from './api-store';

/** The same as `useApiState`, of several documents in their order. */
export function useApiStates(names: readonly string[]): readonly (ApiState | undefined)[] {
  const publications = useSyncExternalStore(apiStore.subscribe, countPublications, () => 0);
  // While React takes the HTML over, it is drawn as at build, whatever has arrived.
  return names.map((name) => (publications === 0 ? undefined : apiStore.get(name)));
}
