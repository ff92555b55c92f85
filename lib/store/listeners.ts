/** Listeners to a value outside of React, as `useSyncExternalStore` takes them. */
export type Listeners = {
  /** Calls back after each change. Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells all of them that the value has changed. */
  readonly notify: () => void;
};

/** Creates listeners to one value that several scripts of a page share: an event of the window tells of changes. */
export function createSharedListeners(event: string): Listeners {
  return {
    subscribe: (listener) => {
      addEventListener(event, listener);
      return () => removeEventListener(event, listener);
    },
    notify: () => void dispatchEvent(new Event(event)),
  };
}

/** Creates the listeners to one value; none at first. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => listeners.forEach((listener) => listener()),
  };
}
