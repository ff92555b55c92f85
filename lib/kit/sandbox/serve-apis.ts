import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join, sep } from 'node:path';
import { describeError } from '@/lib/kit/system/run-main';
import type { Sandbox } from '@/lib/sandbox/create-sandbox';
import type { Receiver } from '@/lib/sandbox/deliver-events';
import { SANDBOX_HEADER } from '@/lib/sandbox/remember';
import type { ApiResponse } from '@/lib/sandbox/respond/select-response';
import { decodeUrlPart } from '@/lib/text/encode';
import { listen, type Handler, type Listening, type ListenOptions } from '../system/listen';
import { isNotModified } from '../system/send-file';
import { forwardEvents } from './forward-events';
import { createLocalSandbox, type LocalContent, type Responder } from './local-sandbox';

/** Paths of files, read at each request, by their address (`/pg/doc`). */
export type Documents = ReadonlyMap<string, string>;

/**
 * Headers that allow any origin to read: the documents are public, and the portal runs on another
 * port. `*` does not include `Authorization` (Fetch standard, "CORS-safelisted").
 */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, *',
  // All of them, those that only a document names included: requests of the portal have no credentials.
  'Access-Control-Expose-Headers': '*',
  'Access-Control-Max-Age': '600',
} as const;

/** Documents of the API host, and where it listens. */
export type ApiHostOptions = Pick<ListenOptions, 'port' | 'host'> & {
  readonly documents: Documents;
  /** Files of the documents that the sandbox responds from. */
  readonly apis: readonly string[];
  /** Gets what the sandbox knows beside the documents; called after one has changed, too. */
  readonly getContent: () => LocalContent;
  /** Who gets the events of the sandbox; nobody without it. */
  readonly receiver?: Receiver | undefined;
  /** Prints what is done: requests, where `isVerbose`, and events. */
  readonly print?: (text: string) => void;
  readonly isVerbose?: boolean;
};

/** An API host that listens. */
export type ApiHost = Listening & { readonly url: string; readonly getSandbox: () => Sandbox };

/**
 * Serves OpenAPI documents like an API host (SPEC 7): `GET`, `HEAD` and `OPTIONS`, with an ETag; the 404 of an unknown
 * address lists the known ones. Requests below the path of a server of the documents in `apis` (`/pg/sale`) get a
 * response of the sandbox, those below `/_sandbox` control it. `port` 0 picks a free one. Rejects when the port is taken.
 */
export async function serveApis(options: ApiHostOptions): Promise<ApiHost> {
  const { documents, apis, getContent, receiver, port, host, print = console.log } = options;
  const sandbox = createLocalSandbox(apis, getContent);
  const handler = createApiHandler(documents, sandbox.respond);
  const logged = options.isVerbose === true ? withLog(handler, print) : handler;
  const listening = await listen(withJsonFailures(logged), {
    port,
    host,
    portOption: '--api-port',
  });
  const stop = receiver && forwardEvents(sandbox.get, receiver, print);
  const close = async () => {
    stop?.();
    await listening.close();
  };
  return { ...listening, close, url: `${listening.origin}/`, getSandbox: sandbox.get };
}

/** Wraps a handler so that each request is printed with its status: `POST /pg/sale  200  remembered`. */
function withLog(handler: Handler, print: (text: string) => void): Handler {
  return async (request, response) => {
    await handler(request, response);
    const origin = response.getHeader(SANDBOX_HEADER);
    const words = [`${request.method} ${request.url}`, response.statusCode, origin ?? ''];
    print(words.join('  ').trimEnd());
  };
}

/** Media type of a document, by file extension. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.yaml': 'application/yaml',
  '.yml': 'application/yaml',
};

/**
 * Lists every `.json`, `.yaml` and `.yml` file directly in a folder, at `/<name>` with its
 * extension; no hidden file, and no link that leads out of the folder. Throws when the folder is
 * missing.
 */
export function readDocumentFolder(folder: string): Documents {
  const names = readdirSync(folder).filter(
    (name) =>
      !name.startsWith('.') && extname(name) in MEDIA_TYPES && isOwnFile(join(folder, name)),
  );
  return new Map(names.sort().map((name) => [`/${name}`, join(folder, name)]));
}

/**
 * Whether a path is a file of its folder: a folder may have such a name, and a link may be broken
 * or lead to another folder.
 */
function isOwnFile(path: string): boolean {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false;
  return realpathSync(path).startsWith(`${realpathSync(dirname(path))}${sep}`);
}

/** Wraps a handler so that its failures are JSON that any origin may read. */
function withJsonFailures(handler: Handler): Handler {
  return async (request, response) => {
    try {
      await handler(request, response);
    } catch (error) {
      if (response.headersSent) throw error;
      sendJson(response, 500, { message: `The local API host failed: ${describeError(error)}` });
    }
  };
}

function createApiHandler(documents: Documents, respond: Responder): Handler {
  return async (request, response) => {
    const { method = 'GET' } = request;
    response.setHeader('X-Request-Id', randomUUID());
    if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const path = (request.url ?? '/').replace(/\?.*$/, '');
    const name = decodeUrlPart(path);
    const found = documents.has(name) ? undefined : await respond(request);
    if (found) return sendMockResponse(response, found);
    if (method !== 'GET' && method !== 'HEAD') {
      return sendJson(response, 405, {
        message: `${method} is not allowed here, only GET and HEAD.`,
      });
    }
    const file = documents.get(name);
    if (file !== undefined && isOwnFile(file)) return sendDocument(request, response, file);
    sendJson(response, 404, describeMissingDocument(name, file, documents));
  };
}

/** Sends a response with the headers of the document; those that it has already stay. */
function sendMockResponse(
  response: ServerResponse,
  { status, body, headers = {} }: ApiResponse,
): void {
  for (const [name, value] of Object.entries(headers))
    if (!response.hasHeader(name)) response.setHeader(name, value);
  if (body !== undefined) return sendJson(response, status, body);
  response.writeHead(status, CORS).end();
}

function describeMissingDocument(path: string, file: string | undefined, documents: Documents) {
  const message =
    file === undefined
      ? `${path} is not a document of this host.`
      : `${path} is known, but its file ${file} does not exist: build the portal first.`;
  return { message, documents: [...documents.keys()] };
}

function sendDocument(request: IncomingMessage, response: ServerResponse, file: string): void {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { ...CORS, ETag: etag, 'Cache-Control': 'no-cache' };
  if (isNotModified(request, etag)) return void response.writeHead(304, headers).end();
  response.writeHead(200, {
    ...headers,
    'Content-Type': MEDIA_TYPES[extname(file)] ?? 'application/json',
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = `${JSON.stringify(value, null, 2)}\n`;
  response.writeHead(status, { ...CORS, 'Content-Type': 'application/json' }).end(body);
}
