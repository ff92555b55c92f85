import type { SandboxAction, SandboxResource } from '@/lib/content/schemas/sandbox/sandbox-rules';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { SchemaSource } from '@/lib/openapi/core/schema-types';
import type { ApiIndex, Json } from '@/lib/openapi/core/types';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildSample } from '@/lib/openapi/sample/build-sample';
import { getDocumentedValue } from '@/lib/openapi/sample/documented-value';
import { type CheckRun, resolveForCheck } from '@/lib/openapi/validation/check-run';
import { matchesSchema } from '@/lib/openapi/validation/matches-schema';
import { findListPlace, findRecordPlace, getAtPlace } from './memory/place';
import { getSourceAt } from './memory/project-record';
import { getResource, type Knowledge, type ResourceIds } from './memory/turn';
import {
  createResponseRun,
  findNamedOperation,
  listResponseBodies,
  type SandboxApi,
} from './sandbox-apis';

/** One place where documents describe an id: a field of a response, or a variable of a path. */
type IdPlace = {
  readonly run: CheckRun;
  readonly schema: SchemaSource;
  /** Value that the document has there. */
  readonly example: Json | undefined;
  /** Whether the value is sent in a path, where a number is a text. */
  readonly isText: boolean;
};

/** Last variable of a path that ends with one: `id` of `/orders/{id}` and `/orders/{id}.json`. */
export function getLastVariable(path: string): string | undefined {
  return /\{([^{}]+)\}(?:\.\w+)?\/?$/.exec(path)?.[1];
}

type Resources = Readonly<Record<string, SandboxResource>>;

/** Name of an id that objects of any kind have. */
const ANY_FIELD = 'id';
/** Text of an id that nothing describes. */
const ANY_ID = '0123456789abcdef0123456789abcdef';

/**
 * Whether examples with a name are of this resource: it says so (`card_id` of `billing_card`), or is that of no other
 * resource's id, as `id` may be of anything.
 */
export function isOwnName(resources: Resources, resource: string, field: string): boolean {
  if (field === ANY_FIELD) return false;
  const isNamed = resource.split('_').some((word) => field.toLowerCase().startsWith(word));
  const others = Object.entries(resources).filter(([name]) => name !== resource);
  return isNamed || others.every(([, { id }]) => id !== field);
}

/** Indexes what documents say about the ids of each resource, when it is first asked for. */
export function indexIds(
  apis: readonly SandboxApi[],
  resources: Resources,
  findExample: Knowledge['findExample'],
): Knowledge['getIds'] {
  const known = new Map<string, ResourceIds>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    const resource = getResource({ resources: new Map(Object.entries(resources)) }, name);
    const { id: field } = resource;
    const other = field === ANY_FIELD ? undefined : findExample(field)?.[field];
    const ids = describeIds(apis, resource, other);
    known.set(name, ids);
    return ids;
  };
}

function describeIds(
  apis: readonly SandboxApi[],
  { id: field, operations }: SandboxResource,
  other: Json | undefined,
): ResourceIds {
  const named = Object.entries(operations).flatMap(([name, rule]) => {
    const [first] = typeof rule === 'string' ? [{ does: rule }] : [rule].flat();
    const found = findNamedOperation(apis, name);
    const index = apis.find(({ id }) => id === found?.api)?.index;
    const operation = found && index && resolveOperation(index, found.entry.id);
    return operation && first ? [{ index, operation, action: first }] : [];
  });
  const places = named.flatMap(({ index, operation, action }) => [
    ...listResponsePlaces(index, operation, field),
    ...listPathPlaces(index, operation, action),
  ]);
  const fits = (id: Json) => places.every((place) => allows(place, id));
  const documented = [...places.map(({ example }) => example), other].flatMap((one) => one ?? []);
  const samples = places.map(({ run: { api }, schema }) => buildSample(api, schema, {}).value);
  const candidates = [...documented, ANY_ID, ...samples].flatMap((one) => [one, String(one)]);
  const paths = named
    .filter(({ action }) => namesRecord(action))
    .map(({ operation: { entry } }) => entry.path);
  return {
    fits,
    example: candidates.find(fits) ?? documented[0],
    path: paths.find((path) => getLastVariable(path) !== undefined),
  };
}

function listResponsePlaces(
  index: ApiIndex,
  operation: Operation,
  field: string,
): readonly IdPlace[] {
  const run = createResponseRun(index);
  return listResponseBodies(index, operation).flatMap(({ media, value, isExample }) => {
    const list = findListPlace(value, field);
    const record = findRecordPlace(value, field) ?? (list && [...list, 0]);
    if (!record) return [];
    const place = [...record, field];
    const schema = getSourceAt(run, media.schema, place);
    const example = isExample ? getAtPlace(value, place) : undefined;
    return [{ run, schema, example: example ?? getExample(run, schema), isText: false }];
  });
}

/** Example of a schema, its default or its first allowed value; `undefined` for none. */
function getExample(run: CheckRun, schema: SchemaSource): Json | undefined {
  return getDocumentedValue(resolveForCheck(run, schema), schema);
}

/** Whether the last variable of a path is the id of a record that is there. */
function namesRecord({ does, by, id }: SandboxAction): boolean {
  return (by ?? id) === undefined && !['create', 'list', 'call'].includes(does);
}

function listPathPlaces(
  index: ApiIndex,
  { entry, parameters }: Operation,
  action: SandboxAction,
): readonly IdPlace[] {
  if (!namesRecord(action)) return [];
  const run = createResponseRun(index);
  const variable = getLastVariable(entry.path);
  return parameters
    .filter((one) => one.in === 'path' && one.name === variable)
    .map(({ schema, example }) => ({
      ...{ run, schema, isText: true },
      example: example ?? getExample(run, schema),
    }));
}

/** Whether the schema of a place allows an id; one that cannot be judged is allowed. */
function allows({ run, schema, isText }: IdPlace, id: Json): boolean {
  const forms = isText ? [id, String(id), Number(id)] : [id];
  return forms.some((one) => matchesSchema({ ...run }, schema, one) !== false);
}
