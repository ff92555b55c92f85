/** Attribute of the place in the footer that offers the offline copy: the address of its worker. */
export const OFFLINE = 'data-offline';

/** Path of the worker, without base path: the portal is its scope. */
export const WORKER_PATH = '/offline-worker.js';

/** Path of what a host says of its copy, an {@link OfflineInfo}. */
export const INFO_PATH = '/offline/info.json';

/** Path of the copy of a build. */
export const getPackPath = (build: string) => `/offline/${build.slice(0, 12)}.bin`;

/** Answer of a host about its copy. */
export type OfflineInfo = {
  /** SHA-256 of the pack in hexadecimal, which names the build; `null` where the portal offers no copy. */
  readonly build: string | null;
  /** Bytes of the pack. */
  readonly bytes: number;
};

/** Beginning of the names of all caches of the worker. */
export const CACHE_PREFIX = 'offline-';

/** Cache that keeps which build is the current one, and which pages come from which. */
export const STATE_CACHE = `${CACHE_PREFIX}state`;

/** Name of the cache with the copy of one build. */
export const getCopyCache = (build: string) => `${CACHE_PREFIX}copy-${build}`;

/** Key of the pack in its cache; no file of the portal has this address. */
export const PACK_KEY = '/offline-pack';

/** Progress of a download, as the worker tells its pages. */
export type OfflineProgress = { readonly offlineBytes: number };
