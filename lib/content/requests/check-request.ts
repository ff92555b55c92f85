import { isObject, joinPointer } from '@/lib/openapi/core/json';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import type { MediaType, Parameter } from '@/lib/openapi/core/operation-types';
import { findDocumentedResponse } from '@/lib/openapi/operation/resolve-responses';
import { resolveSchema } from '@/lib/openapi/schema/resolve-schema';
import { getTypes } from '@/lib/openapi/schema/schema-type';
import { createCheckRun, getHiddenKeyword } from '@/lib/openapi/validation/check-run';
import { findMismatch } from '@/lib/openapi/validation/find-mismatch';
import { coerceExample } from '@/lib/openapi/validation/refused-values';
import { findClosestMatch, formatSuggestion } from '@/lib/text/edit-distance';
import type { DocumentOperation } from '../source/api-lookup';
import type { RequestParts, ShownResponse } from './request-parts';

function findJsonMedia(content: readonly MediaType[] = []): MediaType | undefined {
  return content.find(({ name }) => isJsonMedia(name));
}

/** Errors in the parameters of a request: unknown names, missing ones of the path, values. */
export function findParameterErrors(
  { api, operation }: DocumentOperation,
  { parameters }: RequestParts,
): readonly string[] {
  const known = operation.parameters.filter((one) => one.in !== 'other');
  const names = known.map(({ name }) => name);
  const run = createCheckRun(api);
  return Object.entries(parameters).flatMap(([name, value]) => {
    const parameter = known.find((one) => one.name === name);
    if (!parameter) {
      const list = names.length === 0 ? 'It takes none' : `Known: ${names.join(', ')}`;
      return [`there is no parameter "${name}".${formatSuggestion(name, names) || ` ${list}`}`];
    }
    const types = getTypes(resolveSchema(api.document, parameter.schema));
    const mismatch = findMismatch(
      run,
      parameter.schema,
      coerceExample(value, types),
      joinPointer('', name),
    );
    return mismatch === '' ? [] : [`parameter ${mismatch}`];
  });
}

/** Path parameters without a value, which every request must have. */
export function findMissingParameters(
  { operation }: DocumentOperation,
  { parameters }: RequestParts,
): readonly Parameter[] {
  return operation.parameters.filter(
    (one) => one.required && one.in === 'path' && !Object.hasOwn(parameters, one.name),
  );
}

/**
 * Error in the body of a request; empty when it is what the operation takes.
 * @param name media type of the body; JSON without it.
 */
export function findBodyError(
  { api, operation }: DocumentOperation,
  { body }: RequestParts,
  name?: string,
): string {
  const { requestBody } = operation;
  if (body === undefined)
    return requestBody?.required ? 'a body is required: add a json fence without a title' : '';
  if (!requestBody) return 'the operation takes no body: parameters stand in a yaml fence';
  const { content } = requestBody;
  const media =
    name === undefined ? findJsonMedia(content) : content.find((one) => one.name === name);
  if (!media) {
    const names = content.map((one) => one.name);
    return name === undefined
      ? 'the operation takes no JSON'
      : `the operation takes no "${name}". It takes ${names.join(', ')}`;
  }
  const mismatch = findMismatch(
    createCheckRun(api, getHiddenKeyword('request')),
    media.schema,
    body,
  );
  return mismatch && `body: ${mismatch}`;
}

/** Error in a response of a page; empty when the operation documents it. Without a value, its status counts. */
export function findResponseError(
  { api, operation }: DocumentOperation,
  { status, value }: Pick<ShownResponse, 'status'> & Partial<ShownResponse>,
): string {
  const statuses = operation.responses.map((one) => one.status);
  const found = findDocumentedResponse(operation.responses, status);
  if (!found) {
    const closest = findClosestMatch(status, statuses);
    const hint =
      closest === undefined ? `Documented: ${statuses.join(', ')}` : `Did you mean ${closest}?`;
    return `the operation documents no response ${status}. ${hint}`;
  }
  if (value === undefined) return '';
  const media = findJsonMedia(found.content);
  if (!media) return isObject(value) ? `response ${status} has no JSON` : '';
  const run = createCheckRun(api, getHiddenKeyword('response'));
  const mismatch = findMismatch(run, media.schema, value);
  return mismatch && `response ${status}: ${mismatch}`;
}
