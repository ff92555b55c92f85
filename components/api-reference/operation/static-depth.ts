import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { hasInlineFields, listSubschemas } from '@/lib/openapi/schema/subschemas';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import type { SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, MediaType, Operation } from '@/lib/openapi/core/types';
import { STATIC_DEPTH } from '../state/view';
import { groupMedia } from './group-media';

/**
 * Rows below those in the open that a page has at most: about half a megabyte. Where objects hold many others, each
 * further level may hold ten times as many rows as the one above, and pages of a hundred megabytes are no pages.
 */
export const MAX_STATIC_ROWS = 600;

function listRootSchemas({
  parameters,
  requestBody,
  responses,
}: Operation): readonly SchemaSource[] {
  const listBodySchemas = (content: readonly MediaType[]) =>
    groupMedia('', content).map(({ schema }) => schema);
  return [
    ...parameters.map(({ schema }) => schema),
    ...listBodySchemas(requestBody?.content ?? []),
    ...responses.flatMap(({ headers, content }) => [
      ...headers.map(({ schema }) => schema),
      ...listBodySchemas(content),
    ]),
  ];
}

/** What stands one level below a schema. The fields of an item without a row of its own stand in its place. */
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
 * How many levels of nested fields the page of an operation may have: all of them, but no more than a page made at build
 * ever has, and none that would fill it beyond `MOST_ROWS`. What is in the open is always there.
 */
export function getStaticDepth(api: ApiIndex, operation: Operation): number {
  const calls = operation.callbacks.flatMap(({ entry }) => resolveEntryOperation(api, entry) ?? []);
  const open = [operation, ...calls].flatMap(listRootSchemas);
  let level = open.flatMap((schema) => [...listChildSchemas(api, getSchemaNode(api, schema))]);
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
