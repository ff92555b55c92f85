'use client';

import { useSyncExternalStore } from 'react';

/** Parameter of the address that holds the chosen outcome. */
const PARAMETER = 'outcome';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Name of the outcome that the address asks for; `undefined` in pre-rendered HTML and for none. */
export function useChosenOutcome(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => new URLSearchParams(location.search).get(PARAMETER) ?? undefined,
    () => undefined,
  );
}

/** Puts the name of an outcome into the address, beside what stands there. */
export function chooseOutcome(name: string): void {
  const url = new URL(location.href);
  url.searchParams.set(PARAMETER, name);
  history.replaceState(null, '', url);
  listeners.forEach((listener) => listener());
}
