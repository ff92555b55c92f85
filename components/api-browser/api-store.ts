import { createApiStore } from '@/lib/openapi/store';

/** The documents of this browser tab, by name: the provider's own (`payment-gateway`, `platform`) and one named in the address. */
export const apiStore = createApiStore();

/** Name of the document that `?swaggerUri=` asks for. */
export const NAMED = 'named';
