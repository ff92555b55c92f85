import type { ApiIndex } from '@/lib/openapi/core/types';
import { createApiStore } from '@/lib/openapi/document/store';

/** Documents of this browser tab: the provider's by id (`payment-gateway`), others by address. */
export const apiStore = createApiStore();

const arrivals = new WeakMap<ApiIndex, Date>();
let publications = 0;

apiStore.subscribe((_, state) => {
  publications += 1;
  if (state.status === 'ready') arrivals.set(state.api, new Date());
});

// Published at once: the bootstrap has rendered it before hydration (lib/bootstrap).
const pending = globalThis.portalPendingDocument;
if (pending?.rendered)
  apiStore.publish(pending.url, { status: 'ready', ...pending.rendered, origin: 'foreign' });

/** Time at which a document was loaded; `undefined` for one that was not loaded in this tab. */
export function getArrival(api: ApiIndex): Date | undefined {
  return arrivals.get(api);
}

/** Number of changes of the store, as a snapshot for `useSyncExternalStore`. */
export function countPublications(): number {
  return publications;
}
