import { hasOperations, hasPaths } from '../parse/parse-document';
import type { ApiIndex } from '../core/types';

/** Where a ready document came from: kept at build, fetched live, or not the provider's own. */
export type ApiOrigin = 'saved' | 'live' | 'foreign';

/** Why a document did not load: an HTTP status, or 0 where there was no answer; and the message for it. */
export type ApiFailure = { readonly status: number; readonly message: string };

/** What is known of one document (SPEC 4 "API document loading"). */
export type ApiState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: ApiFailure }
  | {
      readonly status: 'ready';
      readonly api: ApiIndex;
      readonly origin: ApiOrigin;
      /** What it was read from: the same text is the same document. */
      readonly text?: string;
    };

export type ReadyState = Extract<ApiState, { status: 'ready' }>;

/** Called with the name and its new state after each publication. */
export type ApiListener = (name: string, state: ApiState) => void;

/** Documents (their paths and definitions) by name, `platform` among them (SPEC 3). */
export type ApiStore = {
  /** Keeps a state and tells every subscriber. `false`: nothing was published. */
  readonly publish: (name: string, state: ApiState) => boolean;
  /** The same object until the next publication under this name, as `useSyncExternalStore` demands. */
  readonly get: (name: string) => ApiState | undefined;
  /** Forgets what a name stands for: it is another document from now on. Nobody is told: a state follows. */
  readonly forget: (name: string) => void;
  /** The last ready document of a name; a later failure does not take it away (DESIGN 4). */
  readonly getReady: (name: string) => ReadyState | undefined;
  /** Names published so far, in the order of their first publication. */
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
  // Out of the caller's way, but not swallowed: the host reports it as an uncaught error.
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
    // One that was unsubscribed by another during this round is not called any more.
    if (!listeners.has(listener)) continue;
    try {
      listener(name, state);
    } catch (error) {
      onError(error);
    }
  }
}

/** A half-deployed document must not take the saved one's place; one with webhooks alone may be whole. */
export function isEmptyApi({ api, origin }: ReadyState): boolean {
  return !(origin === 'foreign' ? hasOperations : hasPaths)(api.document);
}

/**
 * A store of API documents by name. A ready document without paths is not published (SPEC 4), nor
 * is a state equal to the present one. A subscriber that throws does not keep others from hearing.
 * @param onError Gets what a subscriber throws. Default: reported as an uncaught error, later.
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
      // Each subscription is its own, even of one function twice.
      const subscription: ApiListener = (name, state) => listener(name, state);
      listeners.add(subscription);
      return () => {
        listeners.delete(subscription);
      };
    },
  };
}
