import { getOwn } from '@/lib/openapi/core/json';
import type { Operation, Parameter } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, JsonObject } from '@/lib/openapi/core/types';
import { buildRequest, type SampleRequest } from '@/lib/openapi/request/build-request';
import type { RequestParts } from './request-parts';

/** Operation whose parameters have values by name, which are sent even where they are optional. */
export function fillParameters(operation: Operation, values: JsonObject): Operation {
  const fill = (parameter: Parameter): Parameter => {
    const value = getOwn(values, parameter.name);
    return value === undefined ? parameter : { ...parameter, required: true, example: value };
  };
  return { ...operation, parameters: operation.parameters.map(fill) };
}

/** Request body of an operation that is called without one. */
const NO_BODY = { description: '', required: false, content: [] };

/** Builds the request of a `<Request>`: what it names of an operation is sent, and nothing else. */
export function buildStepRequest(
  api: ApiIndex,
  operation: Operation,
  parts: RequestParts,
): SampleRequest {
  const filled = fillParameters(operation, parts.parameters);
  return parts.body === undefined
    ? buildRequest(api, { ...filled, requestBody: NO_BODY })
    : buildRequest(api, filled, { body: parts.body });
}
