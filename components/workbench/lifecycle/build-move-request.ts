import { fillParameters } from '@/lib/content/requests/build-step-request';
import { getOwn, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex, Json } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildRequest, type SampleRequest } from '@/lib/openapi/request/build-request';
import type { LinkedOperation } from '@/lib/pages/guide/build-lifecycle';
import type { StoredRecord } from '@/lib/sandbox/memory/sandbox-state';

/** A record that a request acts on: its resource, and what is remembered of it. */
export type RecordInUse = Pick<StoredRecord, 'id' | 'fields'> & { readonly resource: string };

/**
 * Builds the request of an operation for a record: the document's sample, with the id of the record (or of another that
 * it names, such as `batch_id`) in the last variable of the path, or in the field of the sample's body.
 * @param record Absent for an operation that begins a new one.
 * @param body Body that a reader wrote instead of the sample's.
 * @returns `undefined` where the document has no such operation.
 */
export function buildMoveRequest(
  api: ApiIndex,
  { id, resource, idField }: LinkedOperation,
  record: RecordInUse | undefined,
  body?: Json,
): SampleRequest | undefined {
  const operation = resolveOperation(api, id);
  if (!operation) return undefined;
  const value =
    record?.resource === resource ? record.id : record && getOwn(record.fields, idField);
  const variable = [...id.matchAll(/\{([^{}]+)\}/g)].at(-1)?.[1];
  const parameters = variable === undefined || value === undefined ? {} : { [variable]: value };
  const filled = fillParameters(operation, parameters);
  const request = buildRequest(api, filled, body === undefined ? {} : { body });
  const sample = request.body?.kind === 'json' ? request.body.value : undefined;
  if (body !== undefined || value === undefined || !isObject(sample)) return request;
  return Object.hasOwn(sample, idField)
    ? buildRequest(api, filled, { body: { ...sample, [idField]: value } })
    : request;
}
