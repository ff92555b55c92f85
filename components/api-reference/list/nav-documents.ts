import type { ApiState, ApiStore } from '@/lib/openapi/document/store';
import { createListeners } from '@/lib/store/listeners';

/** Time that an update of the navigation waits for further ones, in ms (SPEC 9). */
export const NAV_DEBOUNCE_MS = 100;

/** Wraps a function so that it runs once, `NAV_DEBOUNCE_MS` after the last call. */
export function debounce(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, NAV_DEBOUNCE_MS);
  };
}

/** States of the documents in the navigation, which follow the store in debounced updates. */
export type NavDocuments = {
  /**
   * Last ready state of a document, else the current one: a failed reload keeps the loaded
   * document. The same object until the next update, as `useSyncExternalStore` demands.
   */
  readonly get: (name: string) => ApiState | undefined;
  /** Calls the listener after each update. @returns ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Follows a store of documents for the navigation's lists, as long as the store lives: publications
 * in quick succession are one update, 100 ms after the last (SPEC 4, 9).
 */
export function createNavDocuments(
  store: Pick<ApiStore, 'subscribe' | 'get' | 'getReady' | 'names'>,
): NavDocuments {
  const { subscribe, notify } = createListeners();
  let states: ReadonlyMap<string, ApiState | undefined> = new Map();
  const update = debounce(() => {
    states = new Map(store.names().map((name) => [name, store.getReady(name) ?? store.get(name)]));
    notify();
  });
  store.subscribe(update);
  return {
    get: (name) => states.get(name),
    subscribe,
  };
}
