import type { Operation, Parameter } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { buildRequest, type SampleRequest } from '@/lib/openapi/request/build-request';
import type { RequestParts } from './request-parts';

/** Parameter with the value of a page, which is sent even where it is optional. */
function withValue(parameter: Parameter, { parameters }: RequestParts): Parameter {
  const value = Object.hasOwn(parameters, parameter.name) ? parameters[parameter.name] : undefined;
  return value === undefined ? parameter : { ...parameter, required: true, example: value };
}

/** Request body of an operation that is called without one. */
const NO_BODY = { description: '', required: false, content: [] };

/** Builds the request of a `<Request>`: what it names of an operation is sent, and nothing else. */
export function buildStepRequest(
  api: ApiIndex,
  operation: Operation,
  parts: RequestParts,
): SampleRequest {
  const parameters = operation.parameters.map((one) => withValue(one, parts));
  return parts.body === undefined
    ? buildRequest(api, { ...operation, parameters, requestBody: NO_BODY })
    : buildRequest(api, { ...operation, parameters }, { body: parts.body });
}
