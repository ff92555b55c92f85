import type { MediaType, Operation } from '@/lib/openapi/core/operation-types';
import type { SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, JsonObject, Problem } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseDocument } from '@/lib/openapi/parse/parse-document';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';

/** A document as a reader's browser gets it, parsed and indexed. */
export function toApi(document: unknown): ApiIndex {
  const parsed =
    typeof document === 'string' ? parseJsonDocument(document) : parseDocument(document);
  if (!parsed.ok) throw new Error(`not parsed: ${toIds(parsed.problems).join()}`);
  return indexApi(parsed.document, parsed.problems);
}

/** An OpenAPI 3.1 document with these paths and schemas. */
export function toApiOf(
  paths: JsonObject,
  schemas: JsonObject = {},
  rest: JsonObject = {},
): ApiIndex {
  return toApi({ openapi: '3.1.0', paths, components: { schemas }, ...rest });
}

export function toIds(problems: readonly Problem[]): readonly string[] {
  return problems.map((problem) => problem.id);
}

/** An operation that a test knows to be there. */
export function getOperation(api: ApiIndex, id: string): Operation {
  const operation = resolveOperation(api, id);
  if (operation === undefined) throw new Error(`no operation ${id}`);
  return operation;
}

/** A schema among these components, read. */
export function readIn(
  schemas: JsonObject,
  value: Json,
  rest: Partial<SchemaSource> = {},
): SchemaNode {
  return getSchemaNode(toApiOf({}, schemas), { value, pointer: '#/test', openRefs: [], ...rest });
}

export function getField(node: SchemaNode, name: string): SchemaSource {
  const field = node.fields.find((one) => one.name === name);
  if (field === undefined) throw new Error(`no field ${name}`);
  return field.schema;
}

/** Every place one level below a schema. */
export function getChildren(node: SchemaNode): readonly SchemaSource[] {
  return [
    ...node.fields.map((one) => one.schema),
    ...node.variants.map((one) => one.schema),
    ...node.patterns.map((one) => one.schema),
    ...node.tuple,
    ...(node.items === undefined ? [] : [node.items]),
    ...(node.additional === undefined ? [] : [node.additional]),
  ];
}

export function getMedia(operation: Operation): readonly MediaType[] {
  return [
    ...(operation.requestBody?.content ?? []),
    ...operation.responses.flatMap((response) => response.content),
  ];
}

/** Every schema an operation begins with. */
export function getRoots(operation: Operation): readonly SchemaSource[] {
  return [
    ...operation.parameters.map((one) => one.schema),
    ...operation.responses.flatMap((one) => one.headers.map((header) => header.schema)),
    ...getMedia(operation).map((media) => media.schema),
  ];
}
