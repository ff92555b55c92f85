import { CACHE_PREFIX, CLIENTS_CACHE, getCopyCache } from './names';
import type { WorkerScope } from './worker-scope';

/** Time after which a page that is not open any more is forgotten, in ms: one that is about to open is not listed. */
const OPENING_MS = 60_000;

/** What is stored of a page: its build, and when it was opened, in ms. */
type Entry = { readonly build: string; readonly time: number };

async function readEntry(stored: Response): Promise<Entry> {
  const entry: Entry = await stored.json();
  return entry;
}

/**
 * Keeps which pages come from which copy, across restarts of the worker: all that such a page asks for comes from the
 * same copy, and a page from the network asks the network alone. So no page ever mixes two builds.
 */
export function createCopyClients(scope: WorkerScope) {
  const known = new Map<string, string | undefined>();
  const keyOf = (client: string) => `/${encodeURIComponent(client)}`;
  const open = () => scope.caches.open(CLIENTS_CACHE);

  /** Says that a page comes from the copy of a build. */
  const add = async (client: string, build: string): Promise<void> => {
    known.set(client, build);
    const cache = await open();
    const entry: Entry = { build, time: Date.now() };
    await cache.put(keyOf(client), Response.json(entry));
  };

  /** Build of the copy that a page comes from; `undefined` for the network. */
  const find = async (client: string): Promise<string | undefined> => {
    if (known.has(client)) return known.get(client);
    const stored = await (await open()).match(keyOf(client));
    const build = stored && (await readEntry(stored)).build;
    known.set(client, build);
    return build;
  };

  /** Forgets closed pages, then deletes each copy that is neither the current one nor that of an open page. */
  const clean = async (current: string): Promise<void> => {
    const cache = await open();
    const clients = await scope.clients.matchAll({ includeUncontrolled: true });
    const alive = new Set(clients.map(({ id }) => keyOf(id)));
    const kept = new Set([CLIENTS_CACHE, getCopyCache(current)]);
    for (const request of await cache.keys()) {
      const stored = await cache.match(request);
      if (!stored) continue;
      const { build, time } = await readEntry(stored);
      const isAlive = alive.has(new URL(request.url).pathname) || Date.now() - time < OPENING_MS;
      if (isAlive) kept.add(getCopyCache(build));
      else await cache.delete(request);
    }
    const names = await scope.caches.keys();
    const unused = names.filter((name) => name.startsWith(CACHE_PREFIX) && !kept.has(name));
    await Promise.all(unused.map((name) => scope.caches.delete(name)));
  };

  return { add, find, clean };
}
