import { createApiStore } from '@/lib/openapi/document/store';
import type { ApiIndex } from '@/lib/openapi/types';

/** The documents of this browser tab, by name: the provider's own (`payment-gateway`, `platform`) and one named in the address. */
export const apiStore = createApiStore();

/** Name of the document that `?swaggerUri=` asks for. */
export const NAMED = 'named';

const arrivals = new WeakMap<ApiIndex, Date>();
let publications = 0;

apiStore.subscribe((_, state) => {
  publications += 1;
  if (state.status === 'ready') arrivals.set(state.api, new Date());
});

// Drawn before the page came to life (lib/early-api): known from the first drawing on.
const early = globalThis.portalEarlyDocument?.drawn;
if (early) apiStore.publish(NAMED, { status: 'ready', api: early.api, origin: 'foreign' });

/** When a document arrived here; `undefined` for one that was not loaded in this tab. */
export function getArrival(api: ApiIndex): Date | undefined {
  return arrivals.get(api);
}

/** How often the store has changed. */
export function countPublications(): number {
  return publications;
}
