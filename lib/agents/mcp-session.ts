import { isRecord } from '@/lib/search/json-values';
import { type Portal, ToolError } from './portal';
import { getInputSchema, runTool, type Tool } from './tools/tool';

/** Versions of the protocol that are spoken, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const;

/** Codes of JSON-RPC 2.0. */
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;

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
  ) {
    super(message);
  }
}

type Session = {
  readonly portal: Portal;
  readonly tools: readonly Tool[];
  readonly info: ServerInfo;
};

/**
 * Answers one message of JSON-RPC 2.0: `initialize`, `ping`, `tools/list` and `tools/call`.
 *
 * Written by hand, not with the SDK of the protocol: that brings schemas, transports, and servers for OAuth and HTTP,
 * half a megabyte for four methods without state.
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
  const code = error instanceof RpcError ? error.code : INTERNAL_ERROR;
  const message = error instanceof Error ? error.message : String(error);
  return { jsonrpc: '2.0', id, error: { code, message } };
}

async function callMethod(
  session: Session,
  method: string,
  params: Record<string, unknown>,
): Promise<unknown> {
  if (method === 'initialize') return initialize(session.info, params.protocolVersion);
  if (method === 'ping') return {};
  if (method === 'tools/list') return { tools: session.tools.map(describeTool) };
  if (method === 'tools/call') return callTool(session, params);
  throw new RpcError(METHOD_NOT_FOUND, `No method ${method}`);
}

function initialize({ instructions, ...serverInfo }: ServerInfo, wanted: unknown) {
  return {
    protocolVersion: VERSIONS.find((version) => version === wanted) ?? VERSIONS[0],
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

async function callTool({ portal, tools }: Session, params: Record<string, unknown>) {
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
