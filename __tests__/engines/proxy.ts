import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';

/** What came of a request; no status where its host is out of reach. */
export type Exchange = { readonly url: string; readonly status?: number };

/** Holds requests back until it is opened. */
type Gate = {
  /** Addresses of what is held. */
  readonly holds: RegExp;
  readonly opened: Promise<void>;
};

/** Every request of an engine goes through it, so that all engines see the same hosts. */
export type Proxy = {
  readonly port: number;
  /** What pages have asked for and been answered. */
  readonly exchanges: readonly Exchange[];
  /** Addresses that are asked for and have no answer yet. */
  readonly pending: ReadonlySet<string>;
  /** Hosts beyond this machine that were asked for; none is reached. */
  readonly strangers: readonly string[];
  /** What stands for a host, by address: JSON, or `undefined` for a host that is out of reach. */
  readonly replies: Map<string, string | undefined>;
  /** Whether scripts of pages run; off, pages come as to a browser without JavaScript. */
  scripting: boolean;
  /** Whether the host of the portal is out of reach. */
  isPortalDown: boolean;
  /** What some requests wait for; absent: for nothing. */
  gate: Gate | undefined;
  readonly close: () => Promise<void>;
};

/** Scripts do not run in such a document, and its `noscript` is shown (HTML 7.1.5). */
const NO_SCRIPTS = 'sandbox allow-same-origin allow-top-navigation allow-forms allow-downloads';

/** The API host, as pages know it. */
const API_HOST = 'localhost:4010';

/** Hosts in reach, all of them this machine. */
const HOSTS = /^(localhost|127\.0\.0\.1|.*\.example\.test)$/;

/**
 * Starts a proxy on a free port.
 * @param apiPort Port of the API host, which pages know as `http://localhost:4010`.
 * @param startScript What runs first in every page.
 */
export async function startProxy(apiPort: number, startScript = ''): Promise<Proxy> {
  const exchanges: Exchange[] = [];
  const pending = new Set<string>();
  const strangers: string[] = [];
  const replies: Proxy['replies'] = new Map();
  const answer: RequestListener = (from, to) => {
    const url = from.url ?? '';
    const { hostname } = new URL(url);
    to.on('error', () => to.destroy());
    // Engines ask their makers for this and that; no page of the portal may, and its policy says so.
    if (!HOSTS.test(hostname)) {
      strangers.push(hostname);
      return void to.destroy();
    }
    pending.add(url);
    to.once('finish', () => exchanges.push({ url, status: to.statusCode }));
    to.once('close', () => pending.delete(url));
    if (proxy.gate?.holds.test(url)) void proxy.gate.opened.then(() => respond(from, to));
    else respond(from, to);
  };

  function respond(from: IncomingMessage, to: ServerResponse): void {
    const url = from.url ?? '';
    const json = replies.get(url);
    if (json !== undefined) sendJson(to, json);
    else if (replies.has(url) || isDown(url)) refuse(from, to);
    else forward(from, to);
  }

  const isDown = (url: string) => proxy.isPortalDown && new URL(url).host !== API_HOST;

  /** Breaks off as a host does that is out of reach; one that the page has left needs no answer. */
  function refuse({ url = '' }: IncomingMessage, to: ServerResponse): void {
    if (!to.destroyed) exchanges.push({ url });
    to.destroy();
  }

  function forward(from: IncomingMessage, to: ServerResponse): void {
    const { host, port, pathname, search } = new URL(from.url ?? '');
    const upstream = ask({
      port: host === API_HOST ? apiPort : port,
      path: pathname + search,
      method: from.method,
      headers: { ...from.headers, 'accept-encoding': 'identity' },
    });
    upstream.once('error', () => refuse(from, to));
    to.once('close', () => upstream.destroy());
    from.pipe(upstream);
    upstream.once('response', (response) => void hand(response, to));
  }

  async function hand(response: IncomingMessage, to: ServerResponse): Promise<void> {
    const { statusCode = 502, headers } = response;
    if (!headers['content-type']?.startsWith('text/html')) {
      to.writeHead(statusCode, headers);
      return void response.pipe(to);
    }
    const kept = Object.entries(headers).filter(([name]) => name !== 'content-length');
    // Not kept: a page that is the same by its tag would have no scripts in the next test either.
    const policy = proxy.scripting
      ? {}
      : { 'Content-Security-Policy': NO_SCRIPTS, 'Cache-Control': 'no-store' };
    const start = proxy.scripting && startScript ? `<script>${startScript}</script>` : '';
    const html = await text(response);
    to.writeHead(statusCode, { ...Object.fromEntries(kept), ...policy });
    to.end(html.replace(/<head[^>]*>/, (head) => head + start));
  }

  const listening = await listenAsProxy(answer, (host) => void strangers.push(host));
  const proxy: Proxy = {
    ...listening,
    exchanges,
    pending,
    strangers,
    replies,
    scripting: true,
    isPortalDown: false,
    gate: undefined,
  };
  return proxy;
}

/** @param onTunnel Called with the host that a tunnel is asked for to; nothing on this machine speaks HTTPS. */
async function listenAsProxy(
  answer: RequestListener,
  onTunnel: (host: string) => void,
): Promise<Pick<Proxy, 'port' | 'close'>> {
  const server = createServer(answer);
  server.on('connect', ({ url = '' }, socket) => {
    onTunnel(url.replace(/:\d+$/, ''));
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = Number(Reflect.get(Object(server.address()), 'port'));
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port, close };
}

function sendJson(to: ServerResponse, json: string): void {
  to.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
  to.end(json);
}
