import { getAtPointer } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { decodeUrlPart } from '@/lib/text/encode';
import { getHeader, type ReceivedResponse } from './received-response';

/** Values of the parameters in a path by name, as their texts. */
function getPathValues(operation: string, path: readonly string[]): JsonObject {
  const names = operation.split(/\{([^{}]+)\}/);
  return Object.fromEntries(
    names.flatMap((name, index) =>
      index % 2 === 1 && path[index] !== undefined
        ? [[name, decodeUrlPart(path[index])] as const]
        : [],
    ),
  );
}

function getBody({ body }: SampleRequest): Json | undefined {
  if (body?.kind === 'json') return body.value;
  return body?.kind === 'text' ? parseJsonOrText(body.text) : undefined;
}

/**
 * Describes a request as expressions name its parts.
 * @param operation Id of the operation: `post /capture/{id}`.
 */
export function describeSent(operation: string, request: SampleRequest): SentParts {
  const { method, url, headers, path = [] } = request;
  const body = getBody(request);
  const values = getPathValues(operation, path);
  return { method, url, headers, path: values, ...(body === undefined ? {} : { body }) };
}

/** A request that was sent, as expressions name its parts. */
export type SentParts = {
  readonly method: string;
  readonly url: string;
  readonly headers: ReceivedResponse['headers'];
  /** Values of the parameters in the path, by name. */
  readonly path: JsonObject;
  /** Body; absent where none was sent. */
  readonly body?: Json;
};

/** A request with its response. */
export type Exchange = { readonly sent: SentParts; readonly received: ReceivedResponse };

/** Value in a body: the whole without a fragment, else that at its JSON pointer. */
function getInBody(body: Json | undefined, fragment: string | undefined): Json | undefined {
  return body === undefined || fragment === undefined ? body : getAtPointer(body, fragment);
}

function getQueryValue(url: string, name: string): Json | undefined {
  return URL.canParse(url) ? (new URL(url).searchParams.get(name) ?? undefined) : undefined;
}

function getReceivedBody({ body }: ReceivedResponse): Json | undefined {
  return body === '' ? undefined : parseJsonOrText(body);
}

/**
 * Resolves a runtime expression (OpenAPI 3.1 4.8.20.4, Arazzo 1.0.1 4.7): `$response.body#/pg_id`.
 * @returns `undefined` for a part that is not there, and for a text that is no such expression.
 */
export function resolveExpression(text: string, { sent, received }: Exchange): Json | undefined {
  if (text === '$url') return sent.url;
  if (text === '$method') return sent.method;
  if (text === '$statusCode') return received.status;
  const [, source, part = '', name = '', fragment] =
    /^\$(request|response)\.(?:(header|query|path)\.([^#]+)|body(#.*)?)$/s.exec(text) ?? [];
  if (source === undefined) return undefined;
  const isSent = source === 'request';
  switch (part) {
    case 'header':
      return getHeader(isSent ? { ...received, headers: sent.headers } : received, name);
    case 'query':
      return isSent ? getQueryValue(sent.url, name) : undefined;
    case 'path':
      return isSent && Object.hasOwn(sent.path, name) ? sent.path[name] : undefined;
    default:
      return getInBody(isSent ? sent.body : getReceivedBody(received), fragment);
  }
}
