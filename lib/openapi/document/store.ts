import type { ApiIndex } from '../core/types';
import { hasOperations, hasPaths } from '../parse/parse-document';

/** Source of a ready document: saved at build, fetched live, or foreign (not the provider's). */
export type ApiOrigin = 'saved' | 'live' | 'foreign';

/** Reason why a document did not load: an HTTP status, 0 without a response, and a message. */
export type ApiFailure = { readonly status: number; readonly message: string };

/** State of one document (SPEC 4 "API document loading"). */
export type ApiState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: ApiFailure }
  | {
      readonly status: 'ready';
      readonly api: ApiIndex;
      readonly origin: ApiOrigin;
      /** Text it was parsed from: equal texts are the same document. */
      readonly text?: string;
    };

/** State of a document that has loaded. */
export type ReadyState = Extract<ApiState, { status: 'ready' }>;

/** Receives the name of a document and its new state after each publication. */
export type ApiListener = (name: string, state: ApiState) => void;

/** Documents (their paths and definitions) by name, `platform` among them (SPEC 3). */
export type ApiStore = {
  /** Saves a state and notifies all subscribers; `false` where nothing was published. */
  readonly publish: (name: string, state: ApiState) => boolean;
  /** Returns the same object until the next publication, as `useSyncExternalStore` demands. */
  readonly get: (name: string) => ApiState | undefined;
  /** Deletes the state of a name that another document takes over; notifies nobody. */
  readonly forget: (name: string) => void;
  /** Returns the last ready document of a name; a later failure does not remove it. */
  readonly getReady: (name: string) => ReadyState | undefined;
  /** Lists names in the order of their first publication. */
  readonly names: () => readonly string[];
  /** @returns A function that ends the subscription. */
  readonly subscribe: (listener: ApiListener) => () => void;
};

function isSameState(a: ApiState | undefined, b: ApiState): boolean {
  if (a === b) return true;
  if (a?.status === 'ready' && b.status === 'ready')
    return a.api === b.api && a.origin === b.origin;
  if (a?.status === 'failed' && b.status === 'failed') {
    return a.reason.status === b.reason.status && a.reason.message === b.reason.message;
  }
  return a?.status === 'loading' && b.status === 'loading';
}

function reportUncaught(error: unknown): void {
  // Thrown later, so that the caller goes on and the host reports an uncaught error.
  setTimeout(() => {
    throw error;
  });
}

function notifyListeners(
  listeners: ReadonlySet<ApiListener>,
  name: string,
  state: ApiState,
  onError: (error: unknown) => void,
): void {
  for (const listener of [...listeners]) {
    // A listener may end the subscription of another one.
    if (!listeners.has(listener)) continue;
    try {
      listener(name, state);
    } catch (error) {
      onError(error);
    }
  }
}

/** Whether a document has no paths, as a half-deployed one; a foreign one, no webhooks either. */
export function isEmptyApi({ api, origin }: ReadyState): boolean {
  return !(origin === 'foreign' ? hasOperations : hasPaths)(api.document);
}

/**
 * Creates a store of API documents by name. It publishes no ready document without paths (SPEC 4),
 * and no state equal to the current one. A subscriber that throws does not stop the others.
 * @param onError Receives what a subscriber throws; by default it is reported as an uncaught error.
 */
export function createApiStore(onError: (error: unknown) => void = reportUncaught): ApiStore {
  const states = new Map<string, ApiState>();
  const ready = new Map<string, ReadyState>();
  const listeners = new Set<ApiListener>();
  return {
    publish: (name, state) => {
      if (state.status === 'ready' && isEmptyApi(state)) return false;
      if (isSameState(states.get(name), state)) return false;
      states.set(name, state);
      if (state.status === 'ready') ready.set(name, state);
      notifyListeners(listeners, name, state, onError);
      return true;
    },
    get: (name) => states.get(name),
    forget: (name) => {
      ready.delete(name);
      states.delete(name);
    },
    getReady: (name) => ready.get(name),
    names: () => [...states.keys()],
    subscribe: (listener) => {
      // A function of its own, so that one listener can subscribe twice.
      const subscription: ApiListener = (name, state) => listener(name, state);
      listeners.add(subscription);
      return () => {
        listeners.delete(subscription);
      };
    },
  };
}
