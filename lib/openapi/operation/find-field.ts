import type { Operation } from '../core/operation-types';
import type { SchemaSource } from '../core/schema-types';
import type { ApiIndex } from '../core/types';
import { getSchemaNode } from '../schema-view/schema-node';
import { resolveOperation } from './resolve-operation';
import { PARAMETER_LOCATIONS } from './resolve-parameters';

/** Field with its schema unresolved; else the missing name, and the names there are. */
export type FieldSearch =
  | {
      readonly ok: true;
      readonly name: string;
      readonly required: boolean;
      readonly schema: SchemaSource;
    }
  | { readonly ok: false; readonly missing: string; readonly among: readonly string[] };

type FoundField = Extract<FieldSearch, { ok: true }>;

/** Finds a property by its name, or the items of a list by `*`. */
function findChildField(api: ApiIndex, parent: SchemaSource, name: string): FieldSearch {
  const { fields, items } = getSchemaNode(api, parent);
  if (name === '*' && items) return { ok: true, name, required: false, schema: items };
  const field = fields.find((one) => one.name === name);
  if (field) return { ok: true, name, required: field.required, schema: field.schema };
  const among = [...fields.map((one) => one.name), ...(items ? ['*'] : [])];
  return { ok: false, missing: name, among };
}

function findParameter({ parameters }: Operation, location: string, name: string): FieldSearch {
  const candidates = parameters.filter((one) => one.in === location);
  const found = candidates.find((one) => one.name === name);
  if (!found) return { ok: false, missing: name, among: candidates.map((one) => one.name) };
  return { ok: true, name, required: found.required, schema: found.schema };
}

/** Schema of the request body, or of the response with a status. */
function getRootSchema(
  { requestBody, responses }: Operation,
  root: string,
): SchemaSource | undefined {
  if (root === 'body') return requestBody?.content[0]?.schema;
  const status = root.slice('response.'.length);
  return responses.find((one) => one.status === status)?.content[0]?.schema;
}

function listRoots({ requestBody, responses, parameters }: Operation): readonly string[] {
  return [
    ...PARAMETER_LOCATIONS.filter((location) => parameters.some((one) => one.in === location)),
    ...(requestBody ? ['body'] : []),
    ...responses.map(({ status }) => `response.${status}`),
  ];
}

/**
 * Finds the field at an anchor of an operation's page: `path.customer_id`, `body.card_number`,
 * `body.billing_cards.*.card_id`, `response.200.pg_id`. Media types after the first and the
 * variants of a union have no such anchor. `undefined` for an unknown operation.
 */
export function findField(
  api: ApiIndex,
  operation: string,
  anchor: string,
): FieldSearch | undefined {
  const resolved = resolveOperation(api, operation);
  if (!resolved) return undefined;
  const [first = '', ...rest] = anchor.split('.');
  if (PARAMETER_LOCATIONS.some((one) => one === first))
    return findParameter(resolved, first, rest.join('.'));
  const [root, names] =
    first === 'response' ? [`response.${rest[0] ?? ''}`, rest.slice(1)] : [first, rest];
  const schema = listRoots(resolved).includes(root) ? getRootSchema(resolved, root) : undefined;
  if (!schema) return { ok: false, missing: root, among: listRoots(resolved) };
  const start: FoundField = { ok: true, name: root, required: true, schema };
  return names.reduce<FieldSearch>(
    (found, name) => (found.ok ? findChildField(api, found.schema, name) : found),
    start,
  );
}
