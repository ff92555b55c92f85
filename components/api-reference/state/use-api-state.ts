'use client';

import { useSyncExternalStore } from 'react';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { ApiState, ReadyState } from '@/lib/openapi/document/store';
import { apiStore, countPublications } from './api-store';

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

/** State of one of the provider's documents. */
type DocumentStatus = {
  readonly state: ApiState | undefined;
  /** Last live document that differed from the saved copy, kept after a later failure. */
  readonly live: ApiIndex | undefined;
};

/** States of several documents, in their order. */
export function useApiStates(names: readonly string[]): readonly DocumentStatus[] {
  const publications = useSyncExternalStore(apiStore.subscribe, countPublications, () => 0);
  return names.map((name) => {
    // Hydration must render the same as the build, whatever is loaded by then.
    if (publications === 0) return { state: undefined, live: undefined };
    const ready = apiStore.getReady(name);
    return {
      state: apiStore.get(name),
      live: ready?.origin === 'live' ? ready.api : undefined,
    };
  });
}
