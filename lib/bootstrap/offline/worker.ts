import { createCopyState } from './copy-state';
import {
  getCopyCache,
  getPackPath,
  INFO_PATH,
  type OfflineInfo,
  type OfflineProgress,
  PACK_KEY,
} from './names';
import { openPack, type Pack } from './pack';
import type { RequestEvent, WorkerScope } from './worker-scope';

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
 * Keeps the portal offline. Pages come from the network, and from the copy where there is none. After a page from the
 * network the host is asked which build its copy has: another one is stored whole and then takes the place of the
 * current one, and a portal that offers none any more has its copies removed. Nothing is stored but copies: no response
 * to a page, and nothing of another host.
 */
export function startWorker(scope: WorkerScope): void {
  const state = createCopyState(scope);
  const root = new URL(scope.registration.scope).pathname.replace(/\/$/, '');
  const packs = new Map<string, Promise<Pack>>();
  const getPack = (build: string): Promise<Pack> => {
    const pack = packs.get(build) ?? readPack(scope, build);
    packs.set(build, pack);
    pack.catch(() => packs.delete(build));
    return pack;
  };
  const update = async (): Promise<void> => {
    const { build } = await fetchInfo(scope, root);
    if (build === null) {
      await state.remove();
      await scope.registration.unregister();
      return;
    }
    if (build === (await state.readCurrent())) return;
    await downloadCopy(scope, build, root);
    await state.setCurrent(build);
    await state.clean();
  };
  let updating: Promise<void> | undefined;
  /** Updates, one at a time: without a connection, or with half a copy, the current one stays. */
  const tryUpdate = async (): Promise<void> => {
    updating ??= update();
    await updating.catch(() => undefined);
    updating = undefined;
  };
  const visit = async (event: RequestEvent): Promise<Response> => {
    try {
      const response = await scope.fetch(event.request);
      event.waitUntil(tryUpdate());
      return response;
    } catch (error) {
      const build = await state.readCurrent();
      if (build === undefined) throw error;
      const pack = await getPack(build);
      await state.addPage(event.resultingClientId, build);
      return respond(pack, event.request, root);
    }
  };
  const load = async (event: RequestEvent): Promise<Response> => {
    const build = await state.findPage(event.clientId);
    if (build === undefined) return scope.fetch(event.request);
    return respond(await getPack(build), event.request, root);
  };
  scope.addEventListener('install', (event) => {
    event.waitUntil(update().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => event.waitUntil(state.clean()));
  scope.addEventListener('fetch', (event) => {
    const { method, url, mode } = event.request;
    if (method !== 'GET' || new URL(url).origin !== scope.location.origin) return;
    event.respondWith(mode === 'navigate' ? visit(event) : load(event));
  });
}

async function fetchInfo(scope: WorkerScope, root: string): Promise<OfflineInfo> {
  const response = await scope.fetch(root + INFO_PATH, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${INFO_PATH}: ${response.status}`);
  const info: OfflineInfo = await response.json();
  return info;
}

/**
 * Stores the pack of a build.
 * @throws where it does not arrive whole.
 */
async function downloadCopy(scope: WorkerScope, build: string, root: string): Promise<void> {
  const pack = root + getPackPath(build);
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
function respond(pack: Pack, request: Request, root: string): Response {
  const { pathname, search } = new URL(request.url);
  const path = decodeURI(pathname).slice(root.length + 1);
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
