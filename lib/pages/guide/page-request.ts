import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import {
  joinRequestFences,
  type RequestFence,
  type RequestParts,
} from '@/lib/content/requests/request-parts';
import type { Operation } from '@/lib/openapi/core/operation-types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { findSampleToken, type SampleToken } from '@/lib/openapi/request/token-request';
import { getOperationById, type SavedApi } from '../read-apis';

/** One call of an operation as a guide shows it. */
export type CalledOperation<Fence> = {
  readonly saved: SavedApi;
  readonly operation: Operation;
  readonly parameters: RequestParts['parameters'];
  readonly request: SampleRequest;
  /** Fences that are responses, which have a title. */
  readonly responses: readonly Fence[];
};

/** Reads where the access token of an operation comes from; `undefined` where its document names no source. */
export function readTokenSource(id: string): SampleToken | undefined {
  const saved = getOperationById(id)?.saved;
  const operation = saved && resolveOperation(saved.api, id);
  return operation && findSampleToken(saved.api, operation);
}

/**
 * Builds the request of a `<Request>` from its fences: `yaml` parameters, a `json` body, `json` responses titled with
 * a status.
 * @throws when no document has the operation; the content check names the file before that.
 */
export function buildPageRequest<Fence extends RequestFence>(
  id: string,
  fences: readonly Fence[],
): CalledOperation<Fence> {
  const saved = getOperationById(id)?.saved;
  const operation = saved && resolveOperation(saved.api, id);
  if (!operation) throw new Error(`No OpenAPI document has the operation "${id}"`);
  const parts = joinRequestFences(fences);
  return {
    ...{ saved, operation, parameters: parts.parameters },
    request: buildStepRequest(saved.api, operation, parts),
    responses: fences.filter(({ title }) => parts.responses.some((one) => one.title === title)),
  };
}
