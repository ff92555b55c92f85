import { resolveComponent } from '../core/component';
import { getOwn, getText, joinPointer } from '../core/json';
import { checkKeywordTypes, RESPONSE_KEYWORD_TYPES } from '../core/keyword-types';
import type { MediaType, Response } from '../core/operation-types';
import { expectObject, type Problems } from '../core/problems';
import type { ApiIndex, JsonObject } from '../core/types';
import { upgradeResponseContent } from '../parse/swagger-parts';
import { resolveContent } from './resolve-content';
import { resolveLinks } from './resolve-links';
import { resolveHeaders } from './resolve-parameters';

/** Resolves the content of a Swagger 2.0 response, whose `schema` stands beside its description. */
function resolveSwaggerContent(
  document: JsonObject,
  operation: JsonObject,
  response: JsonObject,
  pointer: string,
  problems: Problems,
): readonly MediaType[] {
  const content = upgradeResponseContent(document, operation, response);
  return resolveContent(document, content, { pointer }, problems).map((media) => ({
    ...media,
    schema: { ...media.schema, pointer: joinPointer(pointer, 'schema') },
  }));
}

function resolveResponse(
  api: ApiIndex,
  operation: JsonObject,
  response: JsonObject,
  at: { readonly status: string; readonly pointer: string },
  problems: Problems,
): Response {
  const { document } = api;
  checkKeywordTypes(response, at.pointer, RESPONSE_KEYWORD_TYPES, problems);
  const content = getOwn(response, 'content');
  const context = { pointer: joinPointer(at.pointer, 'content') };
  return {
    status: at.status,
    // A response may have only a `summary` (OpenAPI 3.2).
    description: ['summary', 'description']
      .map((key) => getText(response, key))
      .filter((text) => text !== '')
      .join('\n\n'),
    headers: resolveHeaders(document, response, at.pointer, problems),
    content:
      content === undefined
        ? resolveSwaggerContent(document, operation, response, at.pointer, problems)
        : resolveContent(document, content, context, problems),
    links: resolveLinks(api, response, at.pointer, problems),
  };
}

/** Resolves all responses of an operation, `default` and `2XX` included; empty for none. */
export function resolveResponses(
  api: ApiIndex,
  operation: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Response[] {
  const at = joinPointer(pointer, 'responses');
  const responses = expectObject(getOwn(operation, 'responses'), at, problems) ?? {};
  return Object.entries(responses).flatMap(([status, item]) => {
    if (status.startsWith('x-')) return [];
    const target = resolveComponent(api.document, item, joinPointer(at, status), problems);
    const response = expectObject(target.value, target.pointer, problems);
    const source = { status, pointer: target.pointer };
    return response === undefined
      ? []
      : resolveResponse(api, operation, response, source, problems);
  });
}

/**
 * Response that a document gives for a status (OpenAPI 3.1 4.8.16): that of the status itself, else of its range
 * (`4XX`), else the default; `undefined` for a status that is not documented.
 * @param status three digits: `402`.
 */
export function findDocumentedResponse(
  responses: readonly Response[],
  status: string,
): Response | undefined {
  const find = (name: string) => responses.find((one) => one.status.toUpperCase() === name);
  return find(status) ?? find(`${status.charAt(0)}XX`) ?? find('DEFAULT');
}
