import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Key of the address that keeps the chosen form of a body: `?form=swiped-card`. */
const KEY = 'form';

/**
 * Name of the form that the address chooses (`BodyForm.name`); `null` in pre-rendered HTML and where
 * it chooses none. It may be the name of no form.
 */
export function useFormName(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(KEY),
    () => null,
  );
}

/**
 * Chooses a form, for the fields, the samples and the address.
 * @param fragment Fragment that the address has then: one of another form would choose that again.
 */
export function chooseForm(name: string, fragment = location.hash): void {
  const url = new URL(location.href);
  if (url.searchParams.get(KEY) === name) return;
  url.searchParams.set(KEY, name);
  url.hash = fragment;
  history.replaceState(null, '', url);
  listeners.forEach((listener) => listener());
}
