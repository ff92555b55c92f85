import { useSyncExternalStore } from 'react';
import { findTarget } from '@/lib/scroll/fragment-target';

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

/** Name of the form with the field that the fragment of the address names; `undefined` for none. */
function getFragmentForm(): string | undefined {
  return findTarget(location.hash)?.closest<HTMLElement>('[data-form]')?.dataset.form;
}

/** Chooses the form that a fragment has shown before hydration. */
export function adoptFragmentForm(): void {
  const form = getFragmentForm();
  if (form !== undefined) chooseForm(form);
}

/**
 * Chooses a form, for the fields, the samples and the address. A fragment that names a field of
 * another form leaves the address, as it would choose that form again.
 */
export function chooseForm(name: string): void {
  const url = new URL(location.href);
  if (url.searchParams.get(KEY) === name) return;
  url.searchParams.set(KEY, name);
  const form = getFragmentForm();
  if (form !== undefined && form !== name) url.hash = '';
  history.replaceState(null, '', url);
  listeners.forEach((listener) => listener());
}
