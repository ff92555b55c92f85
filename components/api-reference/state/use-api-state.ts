'use client';

import { useState, useSyncExternalStore } from 'react';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { ApiState, ReadyState } from '@/lib/openapi/document/store';
import { hasOpenForm, subscribeOpenForms } from '@/lib/workbench/send/open-forms';
import { apiStore, countPublications } from './api-store';

/** State of a document in the store; `undefined` at build and until it was requested. */
export function useApiState(name: string): ApiState | undefined {
  return useSyncExternalStore(
    apiStore.subscribe,
    () => apiStore.get(name),
    () => undefined,
  );
}

/**
 * Last ready state of a document, kept after a later failure; `undefined` before the first. A later one waits while a
 * form of the page is open: its article would take away what the reader types, and what is on its way.
 */
export function useReadyState(name: string): ReadyState | undefined {
  const ready = useSyncExternalStore(
    apiStore.subscribe,
    () => apiStore.getReady(name),
    () => undefined,
  );
  const isWaiting = useSyncExternalStore(subscribeOpenForms, hasOpenForm, () => false);
  const [shown, setShown] = useState({ name, ready });
  if (isWaiting && shown.name === name) return shown.ready;
  if (shown.name !== name || shown.ready !== ready) setShown({ name, ready });
  return ready;
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
