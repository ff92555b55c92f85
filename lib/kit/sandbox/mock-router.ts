import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type TestData, testDataSchema } from '@/lib/content/schemas/test-data';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { createMockApi, type MockApi } from './mock-api';
import type { ApiResponse } from './select-response';

/** Responds to a request whose body is unread. Rejects when the document is unusable. */
export type RequestResponder = (request: IncomingMessage) => Promise<ApiResponse>;

/** Finds the responder for a path; `undefined` when no document has a server there. */
export type MockRouter = { readonly find: (path: string) => RequestResponder | undefined };

type LoadedApi = {
  /** Modification time of the file, in ms. */
  readonly stamp: number;
  /** Paths of the document's servers: `['/pg']`. */
  readonly prefixes: readonly string[];
  readonly mock: MockApi;
};

/**
 * Creates a router to documents by the paths of their servers. A document is read at the first
 * request, and again after its file has changed.
 * @param data data of the sandbox; by default those of `content/test-data.json`.
 */
export function createMockRouter(files: readonly string[], data?: TestData): MockRouter {
  const loaded = new Map<string, LoadedApi>();
  return {
    find: (path) => {
      const found = files
        .filter((file) => existsSync(file))
        .flatMap((file) => {
          const stamp = statSync(file).mtimeMs;
          const cached = loaded.get(file);
          const api = cached?.stamp === stamp ? cached : readApi(file, stamp, data);
          loaded.set(file, api);
          return api.prefixes.map((prefix) => ({ api, prefix }));
        })
        .filter(({ prefix }) => path.startsWith(`${prefix}/`));
      // Documents may share a server, and a server may be below another's path: one that has the path wins, then the
      // longest prefix, the first of equals.
      const hasPath = ({ api, prefix }: (typeof found)[number]) =>
        Number(api.mock.hasPath(path.slice(prefix.length)));
      const [closest] = found.sort(
        (a, b) => hasPath(b) - hasPath(a) || b.prefix.length - a.prefix.length,
      );
      return closest && ((request) => respond(closest.api.mock, closest.prefix, request));
    },
  };
}

function readApi(file: string, stamp: number, data = readTestData()): LoadedApi {
  const result = parseDocument(parseJsonOrUndefined(readFileSync(file, 'utf8')));
  const api = indexApi(result.ok ? result.document : {});
  const paths = api.servers.flatMap(({ url }) =>
    URL.canParse(url, 'http://localhost') ? [new URL(url, 'http://localhost').pathname] : [],
  );
  const prefixes = result.ok ? [...new Set(paths.map((path) => path.replace(/\/$/, '')))] : [];
  return { stamp, prefixes, mock: createMockApi(api, data) };
}

/** Parses JSON with JavaScript's numbers, because the mock API has no longer integers. */
function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TEST_DATA = 'content/test-data.json';

/** Data of the sandbox; none where the provider has none. */
function readTestData(): TestData {
  const text = existsSync(TEST_DATA) ? readFileSync(TEST_DATA, 'utf8') : '{}';
  const data: unknown = JSON.parse(text);
  return testDataSchema.parse(data);
}

async function respond(
  mock: MockApi,
  prefix: string,
  request: IncomingMessage,
): Promise<ApiResponse> {
  const body = await readBody(request);
  if (body === undefined) return TOO_LARGE;
  // As text behind the host: resolved, a path with two leading slashes would name another host.
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return mock.respond({
    method: request.method ?? 'GET',
    path: pathname.slice(prefix.length),
    query: searchParams,
    headers: Object.fromEntries(headers),
    body,
  });
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
