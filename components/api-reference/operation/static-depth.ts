import type { MediaType, Operation } from '@/lib/openapi/core/operation-types';
import type { SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { hasInlineFields, listSubschemas } from '@/lib/openapi/schema/subschemas';
import { getBodyForms } from '@/lib/openapi/schema-view/get-body-forms';
import { groupMedia } from '@/lib/openapi/schema-view/group-media';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import { STATIC_DEPTH } from '../state/view';

/**
 * Most rows inside closed parts of a pre-rendered page: about half a megabyte. Each further level
 * may have ten times the rows of the one above.
 */
export const MAX_STATIC_ROWS = 600;

/** Nodes whose fields are in the open: of a request body with forms, each form and the rest. */
function listRootNodes(
  api: ApiIndex,
  { parameters, requestBody, responses }: Operation,
): readonly SchemaNode[] {
  const resolve = (schema: SchemaSource) => getSchemaNode(api, schema);
  const listBodies = (content: readonly MediaType[]) =>
    groupMedia('', content).map(({ schema }) => schema);
  const listForms = (schema: SchemaSource) => {
    const body = getBodyForms(api, schema);
    return body ? [...body.forms.map(({ node }) => node), body.rest] : [resolve(schema)];
  };
  return [
    ...parameters.map(({ schema }) => resolve(schema)),
    ...listBodies(requestBody?.content ?? []).flatMap(listForms),
    ...responses.flatMap(({ headers, content }) => [
      ...headers.map(({ schema }) => resolve(schema)),
      ...listBodies(content).map(resolve),
    ]),
  ];
}

/** Lists the schemas one level below; for an item without a row of its own, its fields. */
function* listChildSchemas(api: ApiIndex, node: SchemaNode): Generator<SchemaSource> {
  if (node.cyclic) return;
  for (const { schema } of [...node.fields, ...node.variants]) yield schema;
  for (const { schema, alone } of listSubschemas('', node)) {
    const inner = getSchemaNode(api, schema);
    if (alone && hasInlineFields(inner)) yield* listChildSchemas(api, inner);
    else yield schema;
  }
}

/**
 * Levels of nested fields in the pre-rendered page of an operation: at most `STATIC_DEPTH`, and
 * none that would exceed `MAX_STATIC_ROWS`. Fields in the open are always there.
 */
export function getStaticDepth(api: ApiIndex, operation: Operation): number {
  const calls = operation.callbacks.flatMap(({ entry }) => resolveEntryOperation(api, entry) ?? []);
  const roots = [operation, ...calls].flatMap((call) => listRootNodes(api, call));
  let level = roots.flatMap((node) => [...listChildSchemas(api, node)]);
  let left = MAX_STATIC_ROWS;
  for (let depth = 0; depth < STATIC_DEPTH; depth += 1) {
    const below: SchemaSource[] = [];
    for (const schema of level)
      for (const row of listChildSchemas(api, getSchemaNode(api, schema)))
        if (below.push(row) > left) return depth;
    left -= below.length;
    level = below;
  }
  return STATIC_DEPTH;
}
