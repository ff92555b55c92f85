const listeners = new Set<() => void>();
let count = 0;

function change(by: number): void {
  count += by;
  listeners.forEach((listener) => listener());
}

/** Counts a form that a reader fills in, until the returned function is called. */
export function countOpenForm(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether a reader fills in a form that sends a request. */
export const hasOpenForm = (): boolean => count > 0;

/** Calls back when a form opens or closes. Returns how to unsubscribe. */
export function subscribeOpenForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
