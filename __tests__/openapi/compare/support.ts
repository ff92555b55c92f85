import { compareDocuments } from '@/lib/openapi/compare/compare-documents';
import type { JsonObject } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { parseDocument } from '@/lib/openapi/parse/parse-document';

/** Compares two documents that a test wrote, or one operation of the later one. */
export function compare(before: JsonObject, after: JsonObject, only?: string) {
  const [from, to] = [before, after].map((document) => {
    const parsed = parseDocument(document);
    if (!parsed.ok) throw new Error('not a document');
    return indexApi(parsed.document);
  });
  if (!from || !to) throw new Error('two documents are compared');
  return compareDocuments(from, to, only === undefined ? undefined : [only]);
}

/** Changes in one line each: kind, parties that it breaks, first place, then what stood there. */
export function lines(before: JsonObject, after: JsonObject): readonly string[] {
  return compare(before, after).changes.map(
    ({ kind, class: group, breaks, places: [place], before: from, after: to }) =>
      `${kind} [${breaks.join(' ') || group}] ${`${place?.operation} ${place?.anchor}`.trim()}: ${from} > ${to}`,
  );
}

/** Document of one operation, `post /pay`, with these parts. */
export function document(operation: JsonObject, schemas: JsonObject = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Pay', version: '1' },
    paths: { '/pay': { post: { operationId: 'pay', responses: {}, ...operation } } },
    components: { schemas },
  };
}

/** Content of one JSON body. */
export const json = (schema: JsonObject): JsonObject => ({
  content: { 'application/json': { schema } },
});

/** Document whose operation sends a schema. */
export const sent = (schema: JsonObject, schemas?: JsonObject) =>
  document({ requestBody: json(schema) }, schemas);

/** Document whose operation responds with a schema. */
export const received = (schema: JsonObject, schemas?: JsonObject) =>
  document({ responses: { 200: { description: '', ...json(schema) } } }, schemas);

/** Object schema with one field, `x`. */
export const holding = (schema: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: 'object',
  properties: { x: schema },
  required,
});

/** Parties that the changes between two documents break. */
export const partiesOf = (before: JsonObject, after: JsonObject) =>
  [...new Set(compare(before, after).changes.flatMap(({ breaks }) => breaks))].join(' ');

/** Parties that the changes between two schemas break: of who sends them, and of who reads them. */
export function breaksOf(
  before: JsonObject,
  after: JsonObject,
  schemas: readonly [JsonObject, JsonObject] = [{}, {}],
): readonly string[] {
  return [
    partiesOf(sent(before, schemas[0]), sent(after, schemas[1])),
    partiesOf(received(before, schemas[0]), received(after, schemas[1])),
  ];
}

/** What `breaksOf` finds where nothing breaks, and where fewer or more values are allowed. */
export const NONE = ['', ''];
export const NARROWER = ['senders', ''];
export const WIDER = ['', 'readers'];
