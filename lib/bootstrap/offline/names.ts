/** Attribute of the place in the footer that offers the offline copy: the address of its worker. */
export const OFFLINE = 'data-offline';

/** Path of the worker, without base path: the portal is its scope. */
export const WORKER_PATH = '/offline-worker.js';

/** Beginning of the names of all caches of the worker. */
export const CACHE_PREFIX = 'offline-';

/** Cache that keeps which pages come from which copy. */
export const CLIENTS_CACHE = `${CACHE_PREFIX}clients`;

/** Name of the cache with the copy of one build. */
export const getCopyCache = (build: string) => `${CACHE_PREFIX}copy-${build}`;

/** Key of the pack in its cache; no file of the portal has this address. */
export const PACK_KEY = '/offline-pack';

/** Progress of a download, as the worker tells its pages. */
export type OfflineProgress = { readonly offlineBytes: number };
