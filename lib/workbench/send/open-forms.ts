import { createListeners } from '@/lib/store/listeners';

const { subscribe, notify } = createListeners();
let count = 0;

function change(by: number): void {
  count += by;
  notify();
}

/** Counts a form that a reader fills in, until the returned function is called. */
export function countOpenForm(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether a reader fills in a form that sends a request. */
export const hasOpenForm = (): boolean => count > 0;

/** Calls back when a form opens or closes. Returns how to unsubscribe. */
export const subscribeOpenForms = subscribe;
