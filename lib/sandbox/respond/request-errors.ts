import { serializePlainValue, WHOLE_QUERY } from '@/lib/openapi/constraints/value-style';
import { getTexts, isContainer, isList, isObject } from '@/lib/openapi/core/json';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { SecurityScheme } from '@/lib/openapi/operation/resolve-security';
import { MAX_DECIMALS } from '@/lib/openapi/schema/merged-keywords';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import type { Violation } from '@/lib/openapi/validation/judged-value';
import { findClosestMatch } from '@/lib/text/edit-distance';
import { getBaseName } from './styled-value';

/** Error in a request, and its place: `['lines', '0', 'sku']`. */
export type RequestError = { readonly path: readonly string[]; readonly message: string };

/** Field to correct, as both APIs list it in `data` of a 400. */
export type FieldError = {
  readonly field: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
};

/** Most errors that are named; further ones are counted. */
const MAX_NAMED_ERRORS = 100;

/**
 * Lists the fields to correct, each with what it must be. Errors inside a list or an object are in `errors` of that
 * field. Of more than 100 errors, the last entry counts the rest.
 */
export function listFieldErrors(found: readonly RequestError[]): readonly FieldError[] {
  const named = found.slice(0, MAX_NAMED_ERRORS);
  const rest = found.length - named.length;
  const unique = new Map(named.map((error) => [error.path.join('/'), error]));
  const errors = nestErrors([...unique.values()]);
  return rest === 0 ? errors : [...errors, { field: 'body', message: `Has ${rest} more errors` }];
}

/** Nests errors whose paths share their first part into one. */
function nestErrors(found: readonly RequestError[]): readonly FieldError[] {
  const names = [...new Set(found.map(({ path }) => path[0] ?? 'body'))];
  return names.map((field) => {
    const ofField = found.filter(({ path }) => (path[0] ?? 'body') === field);
    const inner = ofField.filter(({ path }) => path.length > 1);
    const whole = ofField.find(({ path }) => path.length <= 1);
    if (inner.length === 0) return { field, message: whole?.message ?? 'Is not valid' };
    const errors = nestErrors(inner.map(({ path, message }) => ({ path: path.slice(1), message })));
    return { field, message: whole?.message ?? 'Has an invalid entry', errors };
  });
}

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

/** Demand of each keyword, with `*` for its value. */
const DEMANDS: Readonly<Record<string, string>> = {
  enum: 'be one of: *',
  const: 'be *',
  type: 'be *',
  pattern: 'match pattern "*"',
  minimum: 'be at least *',
  maximum: 'be at most *',
  format: 'match format "*"',
  exclusiveMinimum: 'be more than *',
  exclusiveMaximum: 'be less than *',
  multipleOf: 'be a multiple of *',
  [MAX_DECIMALS]: 'not have more than * decimals',
  minLength: 'not have fewer than * characters',
  maxLength: 'not have more than * characters',
  minItems: 'not have fewer than * items',
  maxItems: 'not have more than * items',
  minProperties: 'not have fewer than * properties',
  maxProperties: 'not have more than * properties',
  uniqueItems: 'not have an item twice',
  false: 'not be sent',
};

/** Says that a name is not described, with the closest one that is. */
function describeUndeclared(name: string, names: Iterable<string>): string {
  const closest = findClosestMatch(name, names);
  return `Is not described${closest === undefined ? '' : `. Did you mean ${closest}?`}`;
}

function describeDemand(api: ApiIndex, { keyword, limit = null, source }: Violation): string {
  const demand = DEMANDS[keyword];
  if (demand === undefined) return 'Is not valid';
  const texts = (isList(limit) ? limit : [limit]).map(serializePlainValue);
  const text = texts.join(keyword === 'type' ? ' or ' : ', ');
  const example = keyword === 'pattern' ? getSchemaNode(api, source).example : undefined;
  const isShown = example !== undefined && example !== false && !isContainer(example);
  return `Must ${demand.replace('*', () => text)}${isShown ? `, such as ${String(example)}` : ''}`;
}

function describe(api: ApiIndex, violation: Violation): RequestError {
  const { path, keyword, value, limit, alternatives, property } = violation;
  if (keyword === 'required') return { path, message: 'Is required' };
  if (keyword === 'undeclared')
    return {
      path,
      message: describeUndeclared(path.at(-1) ?? '', getTexts({ names: limit ?? [] }, 'names')),
    };
  if (alternatives === undefined || property === undefined)
    return { path, message: describeDemand(api, violation) };
  const texts = new Set(alternatives.map((names) => names.join(' with ')));
  const isTooMany = isObject(value) && Object.hasOwn(value, property);
  const message = `Send ${isTooMany ? 'only one' : 'one'} of: ${[...texts].join('; ')}`;
  return { path: [...path, property], message };
}

/** Describes what a value breaks, as far as it is named; further violations are only counted. */
export function describeViolations(
  api: ApiIndex,
  violations: Iterable<Violation>,
): readonly RequestError[] {
  return Array.from(violations, (violation, at) =>
    at < MAX_NAMED_ERRORS ? describe(api, violation) : { path: violation.path, message: '' },
  );
}
