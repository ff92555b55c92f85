import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { decodeUrlPart } from '@/lib/text/encode';
import type { SentParts } from './runtime-expression';

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
