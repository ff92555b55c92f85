import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import type { SandboxContent } from '@/lib/content/load/load-sandbox-rules';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { isControlPath, respondToControl } from '@/lib/sandbox/control';
import { createSandbox, type Sandbox } from '@/lib/sandbox/create-sandbox';
import type { SandboxOptions } from '@/lib/sandbox/engine';
import type { SandboxState } from '@/lib/sandbox/memory/sandbox-state';
import type { ApiResponse } from '@/lib/sandbox/respond/select-response';

/** What a sandbox knows beside its documents. */
export type LocalContent = SandboxContent & Pick<SandboxOptions, 'testData' | 'signatures'>;

/** Responds to a request whose body is unread; `undefined` when no document has a server at its path. */
export type Responder = (request: IncomingMessage) => Promise<ApiResponse | undefined>;

/**
 * Creates a sandbox of documents that are files. They are read at the first request, and again after one has changed:
 * what is remembered stays.
 */
export function createLocalSandbox(
  files: readonly string[],
  getContent: () => LocalContent,
): { readonly respond: Responder; readonly get: () => Sandbox } {
  let loaded: { readonly stamp: string; readonly sandbox: Sandbox } | undefined;
  const get = () => {
    const stamp = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();
    if (loaded?.stamp !== stamp) {
      const state = loaded?.sandbox.save();
      loaded = { stamp, sandbox: loadSandbox(files, getContent(), state) };
    }
    return loaded.sandbox;
  };
  return { get, respond: (request) => respond(get(), request) };
}

function loadSandbox(
  files: readonly string[],
  content: LocalContent,
  state: SandboxState | undefined,
): Sandbox {
  const apis = files
    .filter((file) => existsSync(file))
    .flatMap((file) => {
      const result = parseDocument(parseJsonOrUndefined(readFileSync(file, 'utf8')));
      return result.ok ? [{ id: basename(file, '.json'), index: indexApi(result.document) }] : [];
    });
  return createSandbox({
    ...{ apis, ...content },
    ...(state ? { state } : {}),
  });
}

/** Parses JSON with JavaScript's numbers, because the sandbox has no longer integers. */
function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function respond(
  sandbox: Sandbox,
  request: IncomingMessage,
): Promise<ApiResponse | undefined> {
  // As text behind the host: resolved, a path with two leading slashes would name another host.
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
  if (!isControlPath(pathname) && !sandbox.hasServer(pathname)) return undefined;
  const body = await readBody(request);
  if (body === undefined) return TOO_LARGE;
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const sent = {
    url: `http://${request.headers.host ?? 'localhost'}${request.url}`,
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(headers),
    body: new Uint8Array(body),
  };
  return isControlPath(pathname) ? respondToControl(sandbox, sent) : sandbox.respond(sent);
}

/** Bytes of a request body that is read, more than any documented request has. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const TOO_LARGE: ApiResponse = {
  status: 413,
  body: { message: `The body is larger than ${MAX_BODY_BYTES} bytes.` },
};

/** Reads the body of a request; `undefined` when it is too large, after all of it has arrived. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = Buffer.from(chunk);
    size += bytes.length;
    if (size <= MAX_BODY_BYTES) chunks.push(bytes);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks);
}
