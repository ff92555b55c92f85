import { readOperation } from './read-operation';
import { readSchema } from '../schema/read-schema';
import type { SchemaSource } from '../schema-types';
import type { ApiIndex, Operation } from '../types';

/** A field, its schema unread; or the part of its place that is not there, and what is there instead. */
export type FieldSearch =
  | {
      readonly ok: true;
      readonly name: string;
      readonly required: boolean;
      readonly schema: SchemaSource;
    }
  | { readonly ok: false; readonly missing: string; readonly among: readonly string[] };

type Found = Extract<FieldSearch, { ok: true }>;

const PLACES = ['path', 'query', 'header', 'cookie'] as const;

/** One step down: a property by its name, or `*` for the items of a list. */
function toChild(api: ApiIndex, parent: SchemaSource, name: string): FieldSearch {
  const { fields, items } = readSchema(api, parent);
  if (name === '*' && items) return { ok: true, name, required: false, schema: items };
  const field = fields.find((one) => one.name === name);
  if (field) return { ok: true, name, required: field.required, schema: field.schema };
  const among = [...fields.map((one) => one.name), ...(items ? ['*'] : [])];
  return { ok: false, missing: name, among };
}

function findParameter({ parameters }: Operation, place: string, name: string): FieldSearch {
  const here = parameters.filter((one) => one.in === place);
  const found = here.find((one) => one.name === name);
  if (!found) return { ok: false, missing: name, among: here.map((one) => one.name) };
  return { ok: true, name, required: found.required, schema: found.schema };
}

/** Where the fields begin: the body that is sent, or the one that is answered with a status. */
function toRoot({ requestBody, responses }: Operation, root: string): SchemaSource | undefined {
  if (root === 'body') return requestBody?.content[0]?.schema;
  const status = root.slice('response.'.length);
  return responses.find((one) => one.status === status)?.content[0]?.schema;
}

function toRoots({ requestBody, responses, parameters }: Operation): readonly string[] {
  return [
    ...PLACES.filter((place) => parameters.some((one) => one.in === place)),
    ...(requestBody ? ['body'] : []),
    ...responses.map(({ status }) => `response.${status}`),
  ];
}

/**
 * The field at a place of an operation, named like its anchor on the operation's page:
 * `path.customer_id`, `body.card_number`, `body.billing_cards.*.card_id`, `response.200.pg_id`. A media
 * type after the first and the forms of a union have no such name. `undefined` for an unknown operation.
 */
export function findField(
  api: ApiIndex,
  operation: string,
  place: string,
): FieldSearch | undefined {
  const read = readOperation(api, operation);
  if (!read) return undefined;
  const [first = '', ...rest] = place.split('.');
  if (PLACES.some((one) => one === first)) return findParameter(read, first, rest.join('.'));
  const [root, names] =
    first === 'response' ? [`response.${rest[0] ?? ''}`, rest.slice(1)] : [first, rest];
  const schema = toRoots(read).includes(root) ? toRoot(read, root) : undefined;
  if (!schema) return { ok: false, missing: root, among: toRoots(read) };
  const start: Found = { ok: true, name: root, required: true, schema };
  return names.reduce<FieldSearch>(
    (found, name) => (found.ok ? toChild(api, found.schema, name) : found),
    start,
  );
}
