import { WHOLE_QUERY } from '@/lib/openapi/constraints/value-style';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import type { SecurityScheme } from '@/lib/openapi/operation/security';
import { describeUndeclared } from './describe-violations';
import { MAX_NAMED_ERRORS, type RequestError } from './field-errors';
import { getBaseName } from './styled-value';

/** Finds query parameters of a request that neither its document nor its security names. */
export function findUndeclaredParameters(
  api: ApiIndex,
  operation: Operation,
  requirements: readonly (readonly SecurityScheme[])[],
  query: URLSearchParams,
): readonly RequestError[] {
  // A parameter may be the whole query (OpenAPI 3.2 `in: querystring`).
  if (operation.parameters.some(({ style }) => style.style === WHOLE_QUERY)) return [];
  const parameters = operation.parameters.filter((one) => one.in === 'query');
  const keys = requirements.flat().filter((one) => one.in === 'query');
  const names = [...parameters, ...keys].map(({ name }) => name);
  const exploded = parameters.filter(({ style }) => style.style === 'form' && style.explode);
  const nodes = exploded.map(({ schema }) => getSchemaNode(api, schema));
  if (nodes.some(({ additional }) => additional)) return [];
  const known = new Set([...names, ...nodes.flatMap((one) => one.fields.map(({ name }) => name))]);
  return [...new Set(query.keys())]
    .filter((name) => !known.has(name) && !known.has(getBaseName(name)))
    .map((name, at) => ({
      path: [name],
      message: at < MAX_NAMED_ERRORS ? describeUndeclared(name, names) : '',
    }));
}
