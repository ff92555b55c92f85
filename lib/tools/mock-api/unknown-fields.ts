import { isList, isObject } from '@/lib/openapi/core/json';
import type { Field, SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json, Operation } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import { findClosestMatch } from '@/lib/text/edit-distance';
import type { Finding } from './field-errors';

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
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const inQuery = [...new Set(query.keys())].filter((name) => !names.includes(name));
  const schema = operation.requestBody?.content[0]?.schema;
  return [
    ...inQuery.map((name) => buildFinding(['query', name], names)),
    ...(schema ? findInValue(api, schema, body, ['body']) : []),
  ];
}

function buildFinding(path: readonly string[], names: readonly string[]): Finding {
  const closest = findClosestMatch(path.at(-1) ?? '', names);
  const hint = closest === undefined ? '' : `. Did you mean ${closest}?`;
  return { path, code: 'unknown', message: `Is not described${hint}` };
}

function findInValue(
  api: ApiIndex,
  schema: SchemaSource,
  value: Json | undefined,
  path: readonly string[],
): readonly Finding[] {
  if (!isObject(value) && !isList(value)) return [];
  const node = getSchemaNode(api, schema);
  if (isList(value)) {
    const { items } = node;
    if (!items) return [];
    return value.flatMap((one, index) => findInValue(api, items, one, [...path, String(index)]));
  }
  const fields = listAllFields(api, node);
  // An object without named fields is a map, which accepts any key.
  if (fields.length === 0 || node.additional || node.patterns.length > 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((one) => one.name === name);
    if (field) return findInValue(api, field.schema, inner, [...path, name]);
    return [
      buildFinding(
        [...path, name],
        fields.map((one) => one.name),
      ),
    ];
  });
}

/** Fields of a schema and of its variants. */
function listAllFields(api: ApiIndex, node: SchemaNode): readonly Field[] {
  const others = node.variants.flatMap(({ schema }) =>
    listAllFields(api, getSchemaNode(api, schema)),
  );
  return [...node.fields, ...others];
}
