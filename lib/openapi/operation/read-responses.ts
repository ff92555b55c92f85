import { resolveComponent } from '../component';
import { getOwn, getText } from '../json';
import { checkShapes, RESPONSE_SHAPES } from '../keyword-shapes';
import { toPointer } from '../pointer';
import { expectObject, type Problems } from '../problems';
import { toContent } from './read-content';
import { toLinks } from './read-links';
import { toHeaders } from './read-parameters';
import type { ApiIndex, JsonObject, MediaType, Response } from '../types';
import { toResponseContent } from '../parse/swagger-parts';

/** Swagger 2.0 keeps a response's schema beside its description: the pointer then leads there. */
function toSwaggerContent(
  document: JsonObject,
  operation: JsonObject,
  response: JsonObject,
  pointer: string,
  problems: Problems,
): readonly MediaType[] {
  const content = toResponseContent(document, operation, response);
  return toContent(document, content, { pointer }, problems).map((media) => ({
    ...media,
    schema: { ...media.schema, pointer: toPointer(pointer, 'schema') },
  }));
}

function toResponse(
  api: ApiIndex,
  operation: JsonObject,
  response: JsonObject,
  at: { readonly status: string; readonly pointer: string },
  problems: Problems,
): Response {
  const { document } = api;
  checkShapes(response, at.pointer, RESPONSE_SHAPES, problems);
  const content = getOwn(response, 'content');
  const place = { pointer: toPointer(at.pointer, 'content') };
  return {
    status: at.status,
    // Its short form (OpenAPI 3.2) may be all there is.
    description: ['summary', 'description']
      .map((key) => getText(response, key))
      .filter((text) => text !== '')
      .join('\n\n'),
    headers: toHeaders(document, response, at.pointer, problems),
    content:
      content === undefined
        ? toSwaggerContent(document, operation, response, at.pointer, problems)
        : toContent(document, content, place, problems),
    links: toLinks(api, response, at.pointer, problems),
  };
}

/** Every response of an operation, references followed, `default` and `2XX` among them. */
export function toResponses(
  api: ApiIndex,
  operation: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Response[] {
  const at = toPointer(pointer, 'responses');
  const responses = expectObject(getOwn(operation, 'responses'), at, problems) ?? {};
  return Object.entries(responses).flatMap(([status, item]) => {
    if (status.startsWith('x-')) return [];
    const target = resolveComponent(api.document, item, toPointer(at, status), problems);
    const response = expectObject(target.value, target.pointer, problems);
    const place = { status, pointer: target.pointer };
    return response === undefined ? [] : toResponse(api, operation, response, place, problems);
  });
}
