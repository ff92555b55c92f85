import { isList, isObject } from '@/lib/openapi/core/json';
import type { Field, SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, Operation } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { type Finding, MAX_NAMED_ERRORS } from './field-errors';

/**
 * Finds fields and query parameters of a request that its document does not name. Schemas allow
 * additional properties, so that a new field breaks no client; here a misspelt field is reported.
 */
export function findUnknownFields(
  api: ApiIndex,
  operation: Operation,
  query: URLSearchParams,
  body: Json | undefined,
): readonly Finding[] {
  const found: Finding[] = [];
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const known = new Set(names);
  for (const name of new Set(query.keys()))
    if (!known.has(name)) found.push(buildFinding(['query', name], names, found.length));
  const schema = operation.requestBody?.content[0]?.schema;
  if (schema) collectInValue({ found, describe: createDescriber(api) }, schema, body, ['body']);
  return found;
}

/** @param at Number of findings before it: only those that are named get a hint. */
function buildFinding(path: readonly string[], names: Iterable<string>, at: number): Finding {
  const closest = at < MAX_NAMED_ERRORS ? findClosestMatch(path.at(-1) ?? '', names) : undefined;
  const hint = closest === undefined ? '' : `. Did you mean ${closest}?`;
  return { path, code: 'unknown', message: `Is not described${hint}` };
}

/** What a schema says about names; `fields` is empty where any name is allowed. */
type Described = {
  readonly items: SchemaSource | undefined;
  readonly fields: ReadonlyMap<string, Field>;
};

/** Creates a function that resolves each schema once, however many items of a list have it. */
function createDescriber(api: ApiIndex): (schema: SchemaSource) => Described {
  const known = new Map<SchemaSource, Described>();
  return (schema) => {
    const before = known.get(schema);
    if (before) return before;
    const node = getSchemaNode(api, schema);
    const isMap = node.additional || node.patterns.length > 0;
    const fields = isMap ? [] : listAllFields(api, node);
    // The first of several with one name counts.
    const byName = new Map(fields.toReversed().map((field) => [field.name, field]));
    const described = { items: node.items, fields: byName };
    known.set(schema, described);
    return described;
  };
}

type Search = {
  readonly found: Finding[];
  readonly describe: (schema: SchemaSource) => Described;
};

function collectInValue(
  search: Search,
  schema: SchemaSource,
  value: Json | undefined,
  path: readonly string[],
): void {
  if (!isObject(value) && !isList(value)) return;
  const { items, fields } = search.describe(schema);
  if (isList(value)) {
    if (items)
      value.forEach((one, index) => collectInValue(search, items, one, [...path, String(index)]));
    return;
  }
  // An object without named fields is a map, which accepts any key.
  if (fields.size === 0) return;
  const { found } = search;
  for (const [name, inner] of Object.entries(value)) {
    const field = fields.get(name);
    if (field) collectInValue(search, field.schema, inner, [...path, name]);
    else found.push(buildFinding([...path, name], fields.keys(), found.length));
  }
}

/** Fields of a schema and of its variants. */
function listAllFields(api: ApiIndex, node: SchemaNode): readonly Field[] {
  const others = node.variants.flatMap(({ schema }) =>
    listAllFields(api, getSchemaNode(api, schema)),
  );
  return [...node.fields, ...others];
}
