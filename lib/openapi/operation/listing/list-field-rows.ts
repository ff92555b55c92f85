import { distinctAnchors, joinAnchor, joinAnchorName } from '../../core/anchors';
import type { MediaType, Operation, Parameter } from '../../core/operation-types';
import { getRef } from '../../core/resolve';
import type { SchemaNode, SchemaSource } from '../../core/schema-types';
import type { ApiIndex } from '../../core/types';
import { hasInlineFields, listSubschemas } from '../../schema/subschemas';
import { createFormAnchors, getBodyForms } from '../../schema-view/get-body-forms';
import { getSchemaNode } from '../../schema-view/schema-node';

/** Field on the page of an operation. */
export type FieldRow = {
  /** Anchor: `body.customer.first_name`. */
  readonly id: string;
  /** Empty for an item, a form or a body, which only a search finds. */
  readonly name: string;
  readonly node: SchemaNode;
  readonly schema: SchemaSource;
};

/** What is searched for in the operations of a document. */
export type FieldFilter = {
  /** Whether a field is one of those. */
  readonly isWanted: (schema: SchemaSource) => boolean;
  /** Whether its schema may have one inside. */
  readonly mayHold: (schema: SchemaSource) => boolean;
};

/** Document, and the most levels of nested fields. */
type Walk = {
  readonly api: ApiIndex;
  readonly maxDepth: number;
  /** Fields that are listed, and rows inside of schemas that are known already; absent where all fields are. */
  readonly search?: FieldFilter & { readonly known: Map<string, readonly FieldRow[]> };
};

type At = {
  readonly id: string;
  readonly depth: number;
  /** Anchor of a field by its name; by default below `id`. */
  readonly getAnchor?: (name: string) => string;
  /** Number of variants before those of the node, which are listed already. */
  readonly chosen?: number;
};

/**
 * Lists the fields of an operation in the order of its page: parameters, request body, and the
 * first successful response. Further media types, further responses and callbacks are left out.
 * @param maxDepth levels of fields inside of fields; 0 lists those in the open.
 */
export function listFieldRows(
  api: ApiIndex,
  { parameters, requestBody, responses }: Operation,
  maxDepth: number,
): readonly FieldRow[] {
  const walk: Walk = { api, maxDepth };
  const answer = responses.find(({ status }) => status.startsWith('2')) ?? responses[0];
  const answerId = joinAnchorName('response', answer?.status ?? '');
  const header = joinAnchor(answerId, { kind: 'word', word: 'header' });
  return [
    ...listLocationRows(walk, parameters),
    ...listBodyRows(walk, requestBody?.content ?? []),
    ...listParameterRows(walk, header, answer?.headers ?? []),
    ...listMediaRows(walk, answerId, answer?.content ?? []),
  ];
}

/**
 * Creates a search for certain fields of operations, of every response and media type: it lists them in the order of
 * the page, one that is met again where it is least nested. Callbacks are left out. What a schema has inside is listed
 * once for all operations, which share most of it.
 * @param maxDepth levels of fields inside of fields; 0 lists those in the open.
 */
export function createFieldSearch(
  api: ApiIndex,
  maxDepth: number,
  filter: FieldFilter,
): (operation: Operation) => readonly FieldRow[] {
  const walk: Walk = { api, maxDepth, search: { ...filter, known: new Map() } };
  return (operation) => distinctRows(listAllRows(walk, operation));
}

function listAllRows(
  walk: Walk,
  { parameters, requestBody, responses }: Operation,
): readonly FieldRow[] {
  const content = requestBody?.content ?? [];
  return [
    ...listLocationRows(walk, parameters),
    ...listBodyRows(walk, content),
    ...listOtherMediaRows(walk, 'body', content),
    ...responses.flatMap((response) => {
      const id = joinAnchorName('response', response.status);
      const header = joinAnchor(id, { kind: 'word', word: 'header' });
      return [
        ...listParameterRows(walk, header, response.headers),
        ...listMediaRows(walk, id, response.content),
        ...listOtherMediaRows(walk, id, response.content),
      ];
    }),
  ];
}

/** Fields of the media types after the first. */
const listOtherMediaRows = (walk: Walk, id: string, content: readonly MediaType[]) =>
  content
    .slice(1)
    .flatMap((media) =>
      listMediaRows(walk, joinAnchor(id, { kind: 'media', name: media.name }), [media]),
    );

/** Parameters of an operation by where they are sent. */
function listLocationRows(walk: Walk, parameters: readonly Parameter[]): readonly FieldRow[] {
  const locations = [...new Set(parameters.map((one) => one.in))];
  return locations.flatMap((location) =>
    listParameterRows(
      walk,
      location,
      parameters.filter((one) => one.in === location),
    ),
  );
}

function listParameterRows(
  walk: Walk,
  root: string,
  parameters: readonly Parameter[],
): readonly FieldRow[] {
  const ids = distinctAnchors(parameters.map(({ name }) => joinAnchorName(root, name)));
  return parameters.flatMap(({ name, schema }, index) => [
    ...listRow(walk, { id: ids[index] ?? root, depth: 0 }, schema, name),
  ]);
}

/** Fields of the first media type, which have the anchor of the body. */
function listMediaRows(walk: Walk, id: string, content: readonly MediaType[]): readonly FieldRow[] {
  const schema = content[0]?.schema;
  if (schema?.value === undefined) return [];
  const node = getSchemaNode(walk.api, schema);
  const isOpen = node.kind === 'object' || node.kind === 'union';
  const rows = isOpen
    ? listContent(walk, { id, depth: 0 }, node)
    : listRow(walk, { id, depth: 0 }, schema);
  const root = isOpen && walk.search?.isWanted(schema) ? [{ id, name: '', node, schema }] : [];
  return [...root, ...rows];
}

/** Fields of a request body: those of each form first, where it has forms to choose from. */
function listBodyRows(walk: Walk, content: readonly MediaType[]): readonly FieldRow[] {
  const [id, schema] = ['body', content[0]?.schema];
  const body = schema && getBodyForms(walk.api, schema);
  if (!body) return listMediaRows(walk, id, content);
  const rows = body.forms.flatMap(({ node }, index) => {
    const { at, getAnchor } = createFormAnchors(id, body, index);
    return [...listContent(walk, { id: at, depth: 0, getAnchor }, node)];
  });
  return [...rows, ...listContent(walk, { id, depth: 0, chosen: body.forms.length }, body.rest)];
}

function* listContent(walk: Walk, place: At, node: SchemaNode): Generator<FieldRow> {
  const { id, depth, chosen = 0 } = place;
  const { getAnchor = (name: string) => joinAnchorName(id, name) } = place;
  for (const { name, schema } of node.fields)
    yield* listRow(walk, { id: getAnchor(name), depth }, schema, name);
  if (depth < walk.maxDepth)
    for (const [index, { schema }] of node.variants.entries()) {
      const at = {
        id: joinAnchor(id, { kind: 'variant', index: index + chosen }),
        depth: depth + 1,
      };
      yield* listInner(walk, at, schema, true);
    }
  for (const part of listSubschemas(id, node))
    yield* listInner(walk, { id: part.id, depth }, part.schema, part.alone);
}

/** Fields of an object that is alone, else those of a row without a name. */
function* listInner(walk: Walk, at: At, schema: SchemaSource, alone: boolean): Generator<FieldRow> {
  const node = getSchemaNode(walk.api, schema);
  if (alone && hasInlineFields(node)) yield* listContent(walk, at, node);
  else yield* listRow(walk, at, schema);
}

function* listRow(
  walk: Walk,
  { id, depth }: At,
  schema: SchemaSource,
  name?: string,
): Generator<FieldRow> {
  const { api, maxDepth, search } = walk;
  const isListed = search ? search.isWanted(schema) : name !== undefined;
  const isOpened = depth < maxDepth && (!search || search.mayHold(schema));
  if (!isListed && !isOpened) return;
  // A search knows no way to a schema, so that its rows are the same on each; levels end it.
  const node = getSchemaNode(api, search ? { ...schema, openRefs: [] } : schema);
  if (isListed) yield { id, name: name ?? '', node, schema };
  if (isOpened && !node.cyclic) yield* listNested(walk, { id, depth: depth + 1 }, node, schema);
}

function listNested(
  walk: Walk,
  place: At,
  node: SchemaNode,
  { value, pointer, joined }: SchemaSource,
): Iterable<FieldRow> {
  const { search } = walk;
  // Schemas that apply together have the pointer of one of them.
  if (!search || joined) return listContent(walk, place, node);
  const key = `${getRef(value) ?? pointer} ${place.depth}`;
  const known = search.known.get(key);
  const rows = known ?? distinctRows(listContent(walk, { ...place, id: '' }, node));
  search.known.set(key, rows);
  return rows.map((row) => ({ ...row, id: `${place.id}.${row.id}` }));
}

const countSteps = ({ id }: FieldRow) => id.split('.').length;

/** Rows of distinct schemas, each where it is least nested. */
function distinctRows(rows: Iterable<FieldRow>): readonly FieldRow[] {
  const found = new Map<string, FieldRow>();
  for (const row of rows) {
    const other = found.get(row.schema.pointer);
    if (!other || countSteps(row) < countSteps(other)) found.set(row.schema.pointer, row);
  }
  return [...found.values()];
}
