import { readEntry } from '@/lib/openapi/operation/read-operation';
import { isLaidOut, toInnerParts } from '@/lib/openapi/schema/inner-parts';
import { readSchema } from '@/lib/openapi/schema/read-schema';
import type { SchemaNode, SchemaSource } from '@/lib/openapi/schema-types';
import type { ApiIndex, MediaType, Operation } from '@/lib/openapi/types';
import { STATIC_DEPTH } from '../state/view';
import { groupMedia } from './group-media';

/**
 * Rows below those in the open that a page has at most: about half a megabyte. Where objects hold many others, each
 * further level may hold ten times as many rows as the one above, and pages of a hundred megabytes are no pages.
 */
export const MOST_ROWS = 600;

function toRoots({ parameters, requestBody, responses }: Operation): readonly SchemaSource[] {
  const toBodies = (content: readonly MediaType[]) =>
    groupMedia('', content).map(({ schema }) => schema);
  return [
    ...parameters.map(({ schema }) => schema),
    ...toBodies(requestBody?.content ?? []),
    ...responses.flatMap(({ headers, content }) => [
      ...headers.map(({ schema }) => schema),
      ...toBodies(content),
    ]),
  ];
}

/** What stands one level below a schema. The fields of an item without a row of its own stand in its place. */
function* toRows(api: ApiIndex, node: SchemaNode): Generator<SchemaSource> {
  if (node.cyclic) return;
  for (const { schema } of [...node.fields, ...node.variants]) yield schema;
  for (const { schema, alone } of toInnerParts('', node)) {
    const inner = readSchema(api, schema);
    if (alone && isLaidOut(inner)) yield* toRows(api, inner);
    else yield schema;
  }
}

/**
 * How many levels of nested fields the page of an operation may have: all of them, but no more than a page made at build
 * ever has, and none that would fill it beyond `MOST_ROWS`. What is in the open is always there.
 */
export function toStaticDepth(api: ApiIndex, operation: Operation): number {
  const calls = operation.callbacks.flatMap(({ entry }) => readEntry(api, entry) ?? []);
  const open = [operation, ...calls].flatMap(toRoots);
  let level = open.flatMap((schema) => [...toRows(api, readSchema(api, schema))]);
  let left = MOST_ROWS;
  for (let depth = 0; depth < STATIC_DEPTH; depth += 1) {
    const below: SchemaSource[] = [];
    for (const schema of level)
      for (const row of toRows(api, readSchema(api, schema)))
        if (below.push(row) > left) return depth;
    left -= below.length;
    level = below;
  }
  return STATIC_DEPTH;
}
