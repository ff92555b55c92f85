'use client';

import { useSyncExternalStore } from 'react';
import type { ApiState } from '@/lib/openapi/document/store';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { apiStore, countPublications } from './api-store';

/** How one of the provider's documents stands. */
export type DocumentStatus = {
  readonly state: ApiState | undefined;
  /** The last live one that differed from the saved copy; a later failure does not take it away. */
  readonly live: ApiIndex | undefined;
};

/** How several documents stand, in their order. */
export function useApiStates(names: readonly string[]): readonly DocumentStatus[] {
  const publications = useSyncExternalStore(apiStore.subscribe, countPublications, () => 0);
  return names.map((name) => {
    // While React takes the HTML over, it is drawn as at build, whatever has arrived.
    if (publications === 0) return { state: undefined, live: undefined };
    const ready = apiStore.getReady(name);
    return {
      state: apiStore.get(name),
      live: ready?.origin === 'live' ? ready.api : undefined,
    };
  });
}
