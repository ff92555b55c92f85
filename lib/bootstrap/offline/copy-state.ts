import { CACHE_PREFIX, getCopyCache, STATE_CACHE } from './names';
import type { WorkerScope } from './worker-scope';

/** Time after which a page that is not open any more is forgotten, in ms: one that is about to open is not listed. */
const OPENING_MS = 60_000;

/** Key of the current build; those of pages begin with {@link PAGES}. */
const CURRENT = '/current';
const PAGES = '/pages/';

/** Record of a page, or of the current build: its build, and when that was stored, in ms. */
type Entry = { readonly build: string; readonly time: number };

async function readEntry(stored: Response): Promise<Entry> {
  const entry: Entry = await stored.json();
  return entry;
}

/** Deletes the caches of the offline copy, but for those in `kept`; others of the origin stay. */
export async function deleteCaches(
  caches: CacheStorage,
  kept: ReadonlySet<string> = new Set(),
): Promise<void> {
  const names = await caches.keys();
  const unused = names.filter((name) => name.startsWith(CACHE_PREFIX) && !kept.has(name));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/**
 * Keeps which build is the current one and which pages come from which copy, across restarts of the worker: all that
 * such a page asks for comes from the same copy, and a page from the network asks the network alone. So no page ever
 * mixes two builds.
 */
export function createCopyState(scope: WorkerScope) {
  const known = new Map<string, string | undefined>();
  const keyOf = (client: string) => PAGES + encodeURIComponent(client);
  const open = () => scope.caches.open(STATE_CACHE);

  const write = async (key: string, build: string): Promise<void> => {
    known.set(key, build);
    const entry: Entry = { build, time: Date.now() };
    await (await open()).put(key, Response.json(entry));
  };
  const read = async (key: string): Promise<string | undefined> => {
    if (known.has(key)) return known.get(key);
    // Opening the cache would make it again for a reader who has removed the copy.
    const stored = await scope.caches.match(key, { cacheName: STATE_CACHE });
    const build = stored && (await readEntry(stored)).build;
    known.set(key, build);
    return build;
  };

  /** Forgets closed pages, then deletes each copy that is neither the current one nor that of an open page. */
  const clean = async (): Promise<void> => {
    const cache = await open();
    const clients = await scope.clients.matchAll({ includeUncontrolled: true });
    const alive = new Set([CURRENT, ...clients.map(({ id }) => keyOf(id))]);
    const kept = new Set([STATE_CACHE]);
    for (const request of await cache.keys()) {
      const stored = await cache.match(request);
      if (!stored) continue;
      const { build, time } = await readEntry(stored);
      const isAlive = alive.has(new URL(request.url).pathname) || Date.now() - time < OPENING_MS;
      if (isAlive) kept.add(getCopyCache(build));
      else await cache.delete(request);
    }
    await deleteCaches(scope.caches, kept);
  };

  return {
    /** Build of the copy that the next page comes from where there is no network; `undefined` before the first. */
    readCurrent: () => read(CURRENT),
    /** Makes a build the current one: its whole copy is stored. */
    setCurrent: (build: string) => write(CURRENT, build),
    /** Build of the copy that a page comes from; `undefined` for the network. */
    findPage: (client: string) => read(keyOf(client)),
    /** Says that a page comes from the copy of a build. */
    addPage: (client: string, build: string) => write(keyOf(client), build),
    clean,
    /** Removes everything. */
    remove: async (): Promise<void> => {
      known.clear();
      await deleteCaches(scope.caches);
    },
  };
}
