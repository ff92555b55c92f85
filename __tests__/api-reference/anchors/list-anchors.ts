import { listExampleIds } from '@/components/api-reference/parts/example-address';
import { summarizeSchema } from '@/components/api-reference/schema/schema-summary';
import { rootAnchor, type View } from '@/components/api-reference/state/view';
import { distinctAnchors, joinAnchor, joinAnchorName } from '@/lib/openapi/core/anchors';
import type { MediaType, Operation, Parameter } from '@/lib/openapi/core/operation-types';
import type { SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { hasInlineFields, listSubschemas } from '@/lib/openapi/schema/subschemas';
import { findDuplicateResponses, groupMedia } from '@/lib/openapi/schema-view/group-media';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';

/** What an anchor names. */
export type AnchorKind = 'field' | 'form' | 'response' | 'example' | 'media type' | 'call' | 'part';
export type Anchor = { readonly id: string; readonly kind: AnchorKind };

type Walk = {
  readonly view: View;
  /** Levels of nested parts that are still opened. */
  readonly depth: number;
  /** Times a schema may still be opened inside itself. */
  readonly rounds: number;
};

export type Limits = { readonly depth: number; readonly rounds: number };

/** Every anchor that the page of an operation has when its parts are opened to a depth. */
export function* listAnchors(operation: Operation, view: View, limits: Limits): Generator<Anchor> {
  const walk = { view, ...limits };
  for (const place of ['path', 'query', 'header', 'cookie', 'other'] as const) {
    const parameters = operation.parameters.filter((one) => one.in === place);
    if (parameters.length === 0) continue;
    yield { id: rootAnchor(view, place), kind: 'part' };
    yield* listParameters(rootAnchor(view, place), parameters, walk);
  }
  const { requestBody } = operation;
  if (requestBody) {
    const id = rootAnchor(view, 'body');
    yield { id, kind: 'part' };
    yield* listContent(id, requestBody.content, walk);
    yield* listExamples(id, requestBody.content);
  }
  yield* listResponses(operation, walk);
  yield* listCalls(operation, walk);
}

function* listResponses(operation: Operation, walk: Walk): Generator<Anchor> {
  const root = rootAnchor(walk.view, 'response');
  const twins = findDuplicateResponses(operation.responses);
  if (operation.responses.length > 0) yield { id: root, kind: 'part' };
  for (const response of operation.responses) {
    const id = joinAnchorName(root, response.status);
    yield { id, kind: 'response' };
    yield* listParameters(joinAnchor(id, { kind: 'word', word: 'header' }), response.headers, walk);
    const hasBody = response.content.some(({ schema }) => schema.value !== undefined);
    if (hasBody && !twins.has(response.status)) yield* listContent(id, response.content, walk);
    yield* listExamples(id, response.content);
  }
}

function* listCalls({ callbacks }: Operation, walk: Walk): Generator<Anchor> {
  const root = rootAnchor(walk.view, 'callback');
  if (callbacks.length > 0) yield { id: root, kind: 'part' };
  const ids = distinctAnchors(
    callbacks.map(({ name, entry }) => joinAnchorName(joinAnchorName(root, name), entry.method)),
  );
  if (walk.depth === 0) return;
  for (const [index, { entry }] of callbacks.entries()) {
    const id = ids[index] ?? root;
    yield { id, kind: 'call' };
    const operation = resolveEntryOperation(walk.view.api, entry);
    const view = { ...walk.view, prefix: `${id}.` };
    if (operation) yield* listAnchors(operation, view, { ...walk, depth: walk.depth - 1 });
  }
}

function* listExamples(id: string, content: readonly MediaType[]): Generator<Anchor> {
  const examples = content.flatMap((media) => media.examples);
  for (const one of listExampleIds(id, examples)) yield { id: one, kind: 'example' };
}

function* listParameters(
  id: string,
  parameters: readonly Parameter[],
  walk: Walk,
): Generator<Anchor> {
  const ids = distinctAnchors(parameters.map(({ name }) => joinAnchorName(id, name)));
  for (const [index, { schema, examples }] of parameters.entries()) {
    const own = ids[index] ?? id;
    yield* listRow(own, schema, walk);
    if (examples.length > 1)
      for (const one of listExampleIds(own, examples)) yield { id: one, kind: 'example' };
  }
}

function* listContent(id: string, content: readonly MediaType[], walk: Walk): Generator<Anchor> {
  const plain = content.length === 1 && content[0]?.name === 'application/json';
  for (const [index, { schema, names }] of groupMedia(id, content).entries()) {
    if (!plain) for (const { id: own } of names) yield { id: own, kind: 'media type' };
    if (schema.value === undefined) continue;
    const root = index === 0 ? id : (names[0]?.id ?? id);
    const node = getSchemaNode(walk.view.api, schema);
    if (node.kind === 'object' || node.kind === 'union') yield* listInside(root, node, walk);
    else yield* listChildren(root, node, schema, walk);
  }
}

function* listRow(id: string, schema: SchemaSource, walk: Walk): Generator<Anchor> {
  yield { id, kind: 'field' };
  yield* listChildren(id, getSchemaNode(walk.view.api, schema), schema, walk);
}

function* listChildren(
  id: string,
  node: SchemaNode,
  schema: SchemaSource,
  walk: Walk,
): Generator<Anchor> {
  const { view, depth, rounds } = walk;
  if (depth === 0) return;
  const deeper = { view, depth: depth - 1, rounds: node.cyclic ? rounds - 1 : rounds };
  if (!node.cyclic) {
    if (summarizeSchema(node, view) !== undefined) yield* listInside(id, node, deeper);
  } else if (view.lazy && rounds > 0) {
    const again = getSchemaNode(view.api, { ...schema, openRefs: [] });
    if (summarizeSchema(again, view) !== undefined) yield* listInside(id, again, deeper);
  }
}

function* listInside(id: string, node: SchemaNode, walk: Walk): Generator<Anchor> {
  for (const { name, schema } of node.fields)
    yield* listRow(joinAnchorName(id, name), schema, walk);
  for (const [index, { schema }] of node.variants.entries()) {
    const own = joinAnchor(id, { kind: 'variant', index });
    yield { id: own, kind: 'form' };
    const deeper = { ...walk, depth: walk.depth - 1 };
    if (walk.depth > 0) yield* listPart({ id: own, schema, alone: true }, true, deeper);
  }
  for (const part of listSubschemas(id, node)) yield* listPart(part, false, walk);
}

function* listPart(
  { id, schema, alone }: { id: string; schema: SchemaSource; alone: boolean },
  placed: boolean,
  walk: Walk,
): Generator<Anchor> {
  const node = getSchemaNode(walk.view.api, schema);
  if (alone && hasInlineFields(node)) yield* listInside(id, node, walk);
  else if (placed) yield* listChildren(id, node, schema, walk);
  else yield* listRow(id, schema, walk);
}
