import { useSyncExternalStore } from 'react';
import { createListeners } from '@/lib/store/listeners';

/** A choice that stands in the query of the address. */
type AddressParameter = {
  /** The choice; `null` in pre-rendered HTML and for none. It may be no value that a page knows. */
  readonly useValue: () => string | null;
  /**
   * Puts a choice into the address, in the place of the last one and beside what stands there.
   * @param edit Changes what else the address holds.
   */
  readonly choose: (value: string, edit?: (url: URL) => void) => void;
};

/** Creates the choice that a key of the query holds: `?form=swiped-card`. */
export function createAddressParameter(key: string): AddressParameter {
  const listeners = createListeners();
  const subscribe = (listener: () => void) => {
    const unsubscribe = listeners.subscribe(listener);
    addEventListener('popstate', listener);
    return () => {
      unsubscribe();
      removeEventListener('popstate', listener);
    };
  };
  const get = () => new URLSearchParams(location.search).get(key);
  return {
    useValue: () => useSyncExternalStore(subscribe, get, () => null),
    choose: (value, edit) => {
      if (get() === value) return;
      const url = new URL(location.href);
      url.searchParams.set(key, value);
      edit?.(url);
      history.replaceState(null, '', url);
      listeners.notify();
    },
  };
}
