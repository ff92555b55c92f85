import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeError } from './run-main';

/** Listening server. */
export type Listening = {
  readonly port: number;
  /** Address without a path: `http://localhost:3000`. */
  readonly origin: string;
  /** Stops the server, and drops open connections. */
  readonly close: () => Promise<void>;
};

/** Responds to a request. An exception becomes a response with status 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Address at which a server listens. */
export type ListenOptions = {
  /** Port; `0` picks a free one. */
  readonly port: number;
  /** Address of a network interface, `0.0.0.0` for all; by default this machine only. */
  readonly host?: string | undefined;
  /** Command-line option of the port, for the message when it is taken; `--port` by default. */
  readonly portOption?: string;
};

/** Addresses of `localhost`, two because programs differ in which one they use. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** Time for which a connection without requests stays open: a client that uses one as it closes sees an error. */
const KEEP_ALIVE_MS = 75_000;
/** Attempts to find a port that is free at both addresses. */
const MAX_ATTEMPTS = 5;

/** Starts an HTTP server. `close` drops open connections, so it never waits for an idle browser. */
export async function listen(handler: Handler, options: ListenOptions): Promise<Listening> {
  const { host } = options;
  const servers = await (host === undefined
    ? startOnLoopback(handler, options)
    : startServer(handler, options, host).then((server) => [server]));
  const port = getPort(servers[0]?.address() ?? null);
  const close = async () => void (await Promise.all(servers.map(stopServer)));
  return { port, origin: `http://${formatHost(host)}:${port}`, close };
}

async function startOnLoopback(
  handler: Handler,
  options: ListenOptions,
  attempt = 1,
): Promise<readonly Server[]> {
  const [host, host6] = LOOPBACK;
  const server = await startServer(handler, options, host);
  const port = getPort(server.address());
  try {
    return [server, await startServer(handler, { ...options, port }, host6)];
  } catch (error) {
    // A machine without IPv6 has one address only.
    if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')) return [server];
    await stopServer(server);
    if (options.port !== 0 || attempt === MAX_ATTEMPTS) throw error;
    return startOnLoopback(handler, options, attempt + 1);
  }
}

async function startServer(
  handler: Handler,
  options: ListenOptions,
  host: string,
): Promise<Server> {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (request, response) => void respond(handler, request, response),
  );
  await new Promise<void>((resolve, reject) => {
    // Never removed, because an error event without a listener ends the process.
    server.on('error', (error) => reject(explain(error, options)));
    server.listen(options.port, host, resolve);
  });
  return server;
}

async function respond(
  handler: Handler,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.on('error', () => response.destroy());
  try {
    await handler(request, response);
  } catch (error) {
    sendFailure(response, error);
  }
}

/** Sends status 500; a response that has begun is broken off. */
function sendFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { 'Content-Type': 'text/plain;charset=utf-8' });
  response.end(`The server failed: ${describeError(error)}\n`);
}

function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** Host name of a server in a URL for this machine. */
function formatHost(host = 'localhost'): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return codes.includes(String(error.code));
}

/** Error that says what to do about a command-line option; other errors stay as they are. */
function explain(error: unknown, { port, host, portOption = '--port' }: ListenOptions): unknown {
  if (hasCode(error, 'EADDRINUSE')) {
    return new Error(
      `Port ${port} is taken. Stop the program that uses it, or choose another port with ${portOption} <number>.`,
    );
  }
  if (host !== undefined && hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EINVAL')) {
    return new Error(`--host ${host}: this machine has no such address.`);
  }
  return error;
}
