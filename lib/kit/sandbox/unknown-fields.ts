import { WHOLE_QUERY } from '@/lib/openapi/constraints/value-style';
import { isList, isObject } from '@/lib/openapi/core/json';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { Field, SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import type { SecurityScheme } from '@/lib/openapi/operation/security';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { MAX_NAMED_VIOLATIONS } from './field-errors';
import type { Violation } from './find-violations';
import { getBaseName } from './styled-value';

/** Finds query parameters of a request that neither its document nor its security names. */
export function findUnknownParameters(
  api: ApiIndex,
  operation: Operation,
  requirements: readonly (readonly SecurityScheme[])[],
  query: URLSearchParams,
): readonly Violation[] {
  const parameters = operation.parameters.filter((one) => one.in === 'query');
  const keys = requirements.flat().filter((one) => one.in === 'query');
  const names = [...parameters, ...keys].map(({ name }) => name);
  const exploded = parameters.filter(({ style }) => style.style === 'form' && style.explode);
  const nodes = exploded.map(({ schema }) => getSchemaNode(api, schema));
  const known = new Set([...names, ...nodes.flatMap((one) => one.fields.map(({ name }) => name))]);
  const isOpen = nodes.some(({ additional }) => additional) || hasWholeQuery(operation);
  const unknown = [...new Set(query.keys())].filter(
    (name) => !isOpen && !known.has(name) && !known.has(getBaseName(name)),
  );
  return unknown.map((name, index) => buildViolation([name], names, index));
}

/** Whether a parameter is the whole query (OpenAPI 3.2 `in: querystring`). */
function hasWholeQuery({ parameters }: Operation): boolean {
  return parameters.some(({ style }) => style.style === WHOLE_QUERY);
}

/**
 * Finds fields of a body that its schema does not name. Schemas allow additional properties, so that a new field
 * breaks no client; here a misspelt field is reported.
 */
export function findUnknownFields(
  api: ApiIndex,
  schema: SchemaSource,
  body: Json | undefined,
): readonly Violation[] {
  const found: Violation[] = [];
  collectInValue({ found, describe: createDescriber(api) }, schema, body, []);
  return found;
}

/** @param at Number of violations before it: only those that are named get a hint. */
function buildViolation(path: readonly string[], names: Iterable<string>, at: number): Violation {
  const closest =
    at < MAX_NAMED_VIOLATIONS ? findClosestMatch(path.at(-1) ?? '', names) : undefined;
  const hint = closest === undefined ? '' : `. Did you mean ${closest}?`;
  return { path, message: `Is not described${hint}` };
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
  readonly found: Violation[];
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
    else found.push(buildViolation([...path, name], fields.keys(), found.length));
  }
}

/** Fields of a schema and of its variants. */
function listAllFields(api: ApiIndex, node: SchemaNode): readonly Field[] {
  const others = node.variants.flatMap(({ schema }) =>
    listAllFields(api, getSchemaNode(api, schema)),
  );
  return [...node.fields, ...others];
}
