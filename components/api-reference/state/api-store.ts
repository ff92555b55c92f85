import { createApiStore } from '@/lib/openapi/document/store';
import type { ApiIndex } from '@/lib/openapi/core/types';

/** The documents of this browser tab: the provider's own by their names (`payment-gateway`, `platform`), others by where they are. */
export const apiStore = createApiStore();

const arrivals = new WeakMap<ApiIndex, Date>();
let publications = 0;

apiStore.subscribe((_, state) => {
  publications += 1;
  if (state.status === 'ready') arrivals.set(state.api, new Date());
});

// Drawn before the page came to life (lib/bootstrap): known from the first drawing on.
const pending = globalThis.portalPendingDocument;
if (pending?.rendered)
  apiStore.publish(pending.url, { status: 'ready', ...pending.rendered, origin: 'foreign' });

/** When a document arrived here; `undefined` for one that was not loaded in this tab. */
export function getArrival(api: ApiIndex): Date | undefined {
  return arrivals.get(api);
}

/** How often the store has changed. */
export function countPublications(): number {
  return publications;
}
