import { isRecord } from '@/lib/search/json-values';
import { type Portal, ToolError } from './portal';
import { getInputSchema, runTool, type Tool } from './tools/tool';

/** Versions of the protocol in which each request says all that it takes to answer it. */
export const STATELESS_VERSIONS = ['2026-07-28'] as const;

/** Versions that begin with `initialize`, the newest first. */
export const SESSION_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Milliseconds for which a client may keep the list of tools: a program that runs has the same. */
const TTL_MS = 3_600_000;

/** What begins the keys of the protocol in `_meta`. */
const META = 'io.modelcontextprotocol/';

/** Codes of JSON-RPC 2.0. */
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
/** Code of MCP 2026-07-28. */
const UNSUPPORTED_PROTOCOL_VERSION = -32022;

/** A Model Context Protocol server, as it introduces itself. */
export type ServerInfo = {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** Instructions for a model, which reads them before it calls anything. */
  readonly instructions: string;
};

/** Error that is answered as such; all others are results with `isError`, which a model reads. */
class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

type Session = {
  readonly portal: Portal;
  readonly tools: readonly Tool[];
  readonly info: ServerInfo;
  /** Whether the client has begun with `initialize`: then its requests need no version of their own. */
  isInitialized?: boolean;
};

/**
 * Answers one message of JSON-RPC 2.0, in both eras of the protocol (MCP 2026-07-28, "Versioning and Compatibility"):
 * a request with a version in `_meta` by itself, any other one after `initialize`.
 *
 * Written by hand, not with the SDK of the protocol: that brings schemas, transports, and servers for OAuth and HTTP,
 * half a megabyte for five methods.
 * @param message parsed; several in an array, as clients of version 2025-03-26 may send them.
 * @returns `undefined` for notifications and responses, which are not answered.
 */
export async function answerMessage(session: Session, message: unknown): Promise<unknown> {
  if (Array.isArray(message) && message.length > 0) {
    const answers = await Promise.all(message.map((one) => answerMessage(session, one)));
    const sent = answers.filter((answer) => answer !== undefined);
    return sent.length > 0 ? sent : undefined;
  }
  if (!isRecord(message) || message.jsonrpc !== '2.0')
    return buildError(null, new RpcError(INVALID_REQUEST, 'Not a message of JSON-RPC 2.0'));
  const { id, method, params } = message;
  if (typeof method !== 'string' || id === undefined) return undefined;
  if (typeof id !== 'string' && typeof id !== 'number')
    return buildError(null, new RpcError(INVALID_REQUEST, 'The id is neither text nor number'));
  try {
    const result = await callMethod(session, method, isRecord(params) ? params : {});
    return { jsonrpc: '2.0', id, result };
  } catch (error) {
    return buildError(id, error);
  }
}

/** Error that answers what is not JSON. */
export const PARSE_ERROR = buildError(null, new RpcError(-32700, 'Not JSON'));

function buildError(id: string | number | null, error: unknown) {
  const { code, data } = error instanceof RpcError ? error : { code: INTERNAL_ERROR };
  const message = error instanceof Error ? error.message : String(error);
  return { jsonrpc: '2.0', id, error: { code, message, data } };
}

type Params = Readonly<Record<string, unknown>>;

async function callMethod(session: Session, method: string, params: Params): Promise<unknown> {
  const meta = isRecord(params._meta) ? params._meta : {};
  const version = meta[`${META}protocolVersion`];
  if (version !== undefined || method === 'server/discover')
    return callStateless(session, method, params, meta);
  if (method === 'initialize') {
    session.isInitialized = true;
    return initialize(session.info, params.protocolVersion);
  }
  if (!session.isInitialized) throw missesMeta('protocolVersion');
  if (method === 'ping') return {};
  return callEither(session, method, params);
}

/** Methods of both eras. */
async function callEither(session: Session, method: string, params: Params): Promise<object> {
  if (method === 'tools/list') return { tools: session.tools.map(describeTool) };
  if (method === 'tools/call') return callTool(session, params);
  throw new RpcError(METHOD_NOT_FOUND, `No method ${method}`);
}

const missesMeta = (key: string) =>
  new RpcError(
    INVALID_PARAMS,
    `params._meta has no ${META}${key}, and the session did not begin with initialize`,
  );

async function callStateless(
  session: Session,
  method: string,
  params: Params,
  meta: Params,
): Promise<unknown> {
  const { instructions, ...serverInfo } = session.info;
  const requested = meta[`${META}protocolVersion`];
  if (typeof requested !== 'string') throw missesMeta('protocolVersion');
  if (!STATELESS_VERSIONS.some((version) => version === requested)) {
    const data = { supported: STATELESS_VERSIONS, requested };
    const message = `Version ${requested} of the protocol is not spoken`;
    throw new RpcError(UNSUPPORTED_PROTOCOL_VERSION, message, data);
  }
  if (!isRecord(meta[`${META}clientCapabilities`])) throw missesMeta('clientCapabilities');
  const result =
    method === 'server/discover'
      ? { supportedVersions: STATELESS_VERSIONS, capabilities: { tools: {} }, instructions }
      : await callEither(session, method, params);
  return {
    ...{ resultType: 'complete', ...result },
    ...(method !== 'tools/call' && { ttlMs: TTL_MS, cacheScope: 'public' }),
    _meta: { [`${META}serverInfo`]: serverInfo },
  };
}

function initialize({ instructions, ...serverInfo }: ServerInfo, wanted: unknown) {
  return {
    protocolVersion: SESSION_VERSIONS.find((version) => version === wanted) ?? SESSION_VERSIONS[0],
    capabilities: { tools: {} },
    serverInfo,
    instructions,
  };
}

function describeTool(tool: Tool) {
  const { name, title, description } = tool;
  return {
    ...{ name, title, description, inputSchema: getInputSchema(tool) },
    annotations: { title, readOnlyHint: true, openWorldHint: false },
  };
}

async function callTool({ portal, tools }: Session, params: Params) {
  const tool = tools.find(({ name }) => name === params.name);
  if (!tool) {
    const names = tools.map(({ name }) => name).join(', ');
    throw new RpcError(INVALID_PARAMS, `No tool ${String(params.name)}; there are ${names}`);
  }
  try {
    return buildResult(await runTool(tool, portal, params.arguments ?? {}));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { ...buildResult(error.message), isError: true };
  }
}

const buildResult = (text: string) => ({ content: [{ type: 'text', text }] });
