import type { ApiState, ApiStore } from '@/lib/openapi/document/store';

/** How long updates of the navigation wait for further ones, in milliseconds (SPEC 9). */
export const NAV_DEBOUNCE_MS = 100;

/**
 * A function that runs `run` once, `wait` milliseconds after it was last called.
 * @param wait in milliseconds; default: the navigation's.
 */
export function debounce(run: () => void, wait: number = NAV_DEBOUNCE_MS): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, wait);
  };
}

/** The documents as the navigation knows them: a little behind the store, and not with every change of it. */
export type NavDocuments = {
  /**
   * The last ready state, else the present one: a document that did not load again is still the one on show. The
   * same object until the navigation is updated, as `useSyncExternalStore` demands.
   */
  readonly get: (name: string) => ApiState | undefined;
  /** Told after each update. @returns A function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Follows a store of documents for the API nav lists: publications that come close together are one
 * update, 100 ms after the last of them (SPEC 4, 9). It follows as long as the store lives.
 */
export function createNavDocuments(
  store: Pick<ApiStore, 'subscribe' | 'get' | 'getReady' | 'names'>,
): NavDocuments {
  const listeners = new Set<() => void>();
  let states: ReadonlyMap<string, ApiState | undefined> = new Map();
  const update = debounce(() => {
    states = new Map(store.names().map((name) => [name, store.getReady(name) ?? store.get(name)]));
    listeners.forEach((listener) => listener());
  });
  store.subscribe(update);
  return {
    get: (name) => states.get(name),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
