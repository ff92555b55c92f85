import { createCopyClients } from './copy-clients';
import { CACHE_PREFIX, getCopyCache, type OfflineProgress, PACK_KEY } from './names';
import { openPack, type Pack } from './pack';
import type { RequestEvent, WorkerScope } from './worker-scope';

/** The copy of one build. */
export type OfflineCopy = {
  /** SHA-256 of the pack in hexadecimal, which names the build. */
  readonly build: string;
  /** Address of the pack. */
  readonly pack: string;
  /** `''` or like `/developer`. */
  readonly basePath: string;
};

/** Media types by the end of a file's name. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * Keeps the portal offline. A worker has the copy of one build: a new build is a new worker, which browsers install
 * when it has its whole copy. Pages come from the network, and from the copy where there is none. Nothing is stored
 * but the copy: no response to a page, and nothing of another host.
 */
export function startWorker(scope: WorkerScope, copy: OfflineCopy): void {
  const clients = createCopyClients(scope);
  const packs = new Map<string, Promise<Pack>>();
  const getPack = (build: string): Promise<Pack> => {
    const pack = packs.get(build) ?? readPack(scope, build);
    packs.set(build, pack);
    pack.catch(() => packs.delete(build));
    return pack;
  };
  const visit = async (event: RequestEvent): Promise<Response> => {
    try {
      return await scope.fetch(event.request);
    } catch {
      const pack = await getPack(copy.build);
      await clients.add(event.resultingClientId, copy.build);
      return respond(pack, event.request, copy.basePath);
    }
  };
  const load = async (event: RequestEvent): Promise<Response> => {
    const build = await clients.find(event.clientId);
    if (build === undefined) return scope.fetch(event.request);
    return respond(await getPack(build), event.request, copy.basePath);
  };
  scope.addEventListener('install', (event) => {
    event.waitUntil(downloadCopy(scope, copy).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => event.waitUntil(clients.clean(copy.build)));
  scope.addEventListener('fetch', (event) => {
    const { method, url, mode } = event.request;
    if (method !== 'GET' || new URL(url).origin !== scope.location.origin) return;
    event.respondWith(mode === 'navigate' ? visit(event) : load(event));
  });
}

/** Removes the worker and its copies: what its address has where the portal offers none. */
export function startRemoval(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const remove = async () => {
      const names = await scope.caches.keys();
      const own = names.filter((name) => name.startsWith(CACHE_PREFIX));
      await Promise.all(own.map((name) => scope.caches.delete(name)));
      await scope.registration.unregister();
    };
    event.waitUntil(remove());
  });
}

/**
 * Stores the pack of a build.
 * @throws where it does not arrive whole, so that the worker is not installed and the one before it stays.
 */
async function downloadCopy(scope: WorkerScope, { build, pack }: OfflineCopy): Promise<void> {
  const response = await scope.fetch(pack, { cache: 'no-store', credentials: 'omit' });
  if (!response.ok || !response.body) throw new Error(`${pack}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  let offlineBytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    offlineBytes += next.value.length;
    await announce(scope, { offlineBytes });
  }
  const blob = new Blob(parts);
  const sum = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  const hex = [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== build) throw new Error(`${pack}: another file than expected`);
  const cache = await scope.caches.open(getCopyCache(build));
  await cache.put(PACK_KEY, new Response(blob));
}

async function announce(scope: WorkerScope, progress: OfflineProgress): Promise<void> {
  for (const client of await scope.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(progress);
}

async function readPack(scope: WorkerScope, build: string): Promise<Pack> {
  const cache = await scope.caches.open(getCopyCache(build));
  const stored = await cache.match(PACK_KEY);
  if (!stored) throw new Error(`no copy of ${build}`);
  return openPack(await stored.blob());
}

/** Responds as a static host does: folders with their page, an address without slash with one that has it. */
function respond(pack: Pack, request: Request, basePath: string): Response {
  const { pathname, search } = new URL(request.url);
  const path = decodeURI(pathname).slice(basePath.length + 1);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const content = pack.read(file);
  if (content) return new Response(content, { headers: buildHeaders(file) });
  if (pack.read(`${path}/index.html`)) return Response.redirect(`${pathname}/${search}`);
  const page = [`${path.split('/')[0]}/404.html`, '404.html'].find((name) => pack.read(name));
  if (request.mode !== 'navigate' || page === undefined) return new Response('', { status: 404 });
  return new Response(pack.read(page), { status: 404, headers: buildHeaders(page) });
}

function buildHeaders(file: string): HeadersInit {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return { 'Content-Type': type };
}
