import { stringify } from 'yaml';
import { formatPointer, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex, Json, OperationEntry } from '@/lib/openapi/core/types';
import { groupByOperationId } from '@/lib/openapi/document/operation-entry';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildMediaSample } from '@/lib/openapi/sample/media-sample';
import { findListPlace, findRecordPlace, getAtPlace } from '@/lib/sandbox/memory/place';
import {
  findNamedOperation,
  listResponseBodies,
  type SandboxApi,
} from '@/lib/sandbox/sandbox-apis';
import { capitalize } from '@/lib/text/join-words';
import { humanizeIdentifier } from '@/lib/text/slug';
import { findId, findSentId, listIdLike } from './sandbox/find-id';
import { type Collection, listCollections, singularize } from './sandbox/list-collections';

/** Words of a rule, or the rule with more to say. */
type Rule = string | object;

/** Rules of a resource, as its file has them. */
type ObviousRules = {
  readonly title: string;
  readonly id: string;
  readonly parent?: { readonly resource?: string; readonly field: string };
  readonly operations: Readonly<Record<string, Rule>>;
};

/** Characters of a resource's title, at most. */
const MAX_TITLE_CHARS = 40;

/** Requests that change something, which need a rule or to be named as examples. */
const CHANGING = /^(?:post|put|patch|delete) /;

const printYaml = (value: object) => stringify(value, { singleQuote: true, lineWidth: 0 });

/**
 * Writes the rules of the sandbox that documents make obvious: a list and its records, which are created, read, changed and
 * deleted by their id, also below records of another resource. Nothing is written of a resource that no request creates,
 * or whose id is unclear; other operations of its document go on to respond with examples.
 * @returns text of each file by its path.
 */
export function buildSandboxFiles(apis: readonly SandboxApi[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const examples: string[] = [];
  for (const api of apis) {
    const described = new Set<string>();
    const names = new Map<string, string>();
    for (const collection of listCollections(api.index, isSameKind(api.index))) {
      const name = chooseName(collection, api.id, files);
      const rules = name && buildRules(apis, api, { ...collection, name, names });
      if (!rules) continue;
      files.set(filePath(name), printYaml(rules));
      names.set(collection.path, name);
      for (const operation of Object.keys(rules.operations)) described.add(operation);
    }
    for (const entry of described.size > 0 ? api.index.operations.values() : []) {
      const name = CHANGING.test(entry.id) ? nameOperation(apis, api, entry) : undefined;
      if (name !== undefined && !entry.webhook && !described.has(name)) examples.push(name);
    }
  }
  return examples.length > 0 ? files.set('content/sandbox.yaml', printYaml({ examples })) : files;
}

const filePath = (name: string) => `content/sandbox/${name}.yaml`;

/** Name of a resource: its own, else with that of what it stands in; `undefined` where both are taken. */
function chooseName(
  { plural, parent }: Collection,
  api: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  return [[plural], [parent?.plural ?? api, plural]]
    .map((words) => words.map(singularize).join('_'))
    .find((name) => /^[A-Za-z]\w*$/.test(name) && !files.has(filePath(name)));
}

/** Whether the responses of two operations have records with the same fields. */
const isSameKind =
  (index: ApiIndex) => (one: OperationEntry | undefined, other: OperationEntry | undefined) => {
    const [fields, others] = [one, other].map((entry) => printFields(getBody(index, entry)));
    return fields !== '' && fields === others;
  };

/** Names of the fields of a body, and of the objects in it. */
function printFields(body: Json | undefined): string {
  if (!isObject(body)) return '';
  const names = Object.entries(body).map(([name, value]) => name + printFields(value));
  return `{${names.toSorted().join()}}`;
}

/** A collection with the name of its resource, and those of others by the path of a record. */
type NamedCollection = Collection & {
  readonly name: string;
  readonly names: ReadonlyMap<string, string>;
};

/** Rules of a resource; `undefined` where nothing creates one, or its id is unclear. */
function buildRules(
  apis: readonly SandboxApi[],
  api: SandboxApi,
  collection: NamedCollection,
): ObviousRules | undefined {
  const { lists, items, searches, plural, parent, names } = collection;
  const pick = (all: Collection['lists'], method: string) =>
    all.flatMap((one) => one.get(method) ?? []);
  const body = (entry: OperationEntry | undefined) => getBody(api.index, entry);
  const [creates, reads] = [pick(lists, 'post'), pick(items, 'get')];
  const listed = [...pick(lists, 'get'), ...searches];
  const puts = pick(items, 'put');
  const isUpsert = (entry: OperationEntry) =>
    creates.length === 0 ||
    resolveOperation(api.index, entry.id)?.responses.some(({ status }) => status === '201');
  const bodies = [
    ...[...reads, ...puts].map(body),
    ...listed.map((entry) => getRow(body(entry))),
    ...creates.map(body),
  ];
  const id = chooseId(bodies, getRequestBody(api.index, creates[0]), collection);
  const isCreated = creates.length > 0 || (puts.length > 0 && reads.length > 0);
  if (id === undefined || !isCreated) return undefined;
  const changes = [...pick(items, 'patch'), ...puts.filter((one) => !isUpsert(one))];
  // A record may be changed by its id in the body.
  const bulk = [...pick(lists, 'put'), ...pick(lists, 'patch')];
  const rules: readonly (readonly [OperationEntry, Rule])[] = [
    ...creates.map((entry) => [entry, nameId(body(entry), collection, id)] as const),
    ...reads.map((entry) => [entry, 'read'] as const),
    ...listed.flatMap((entry) => listRule(body(entry), collection, id, entry)),
    ...(changes.length > 0 || puts.length > 0 ? changes : pick(items, 'post')).map(
      (entry) => [entry, 'change'] as const,
    ),
    ...puts.filter(isUpsert).map((entry) => [entry, buildUpsert(collection, id)] as const),
    ...bulk
      .filter((entry) => findRecordPlace(body(entry), id))
      .map((entry) => [entry, 'change'] as const),
    ...pick(items, 'delete').map((entry) => [entry, 'remove'] as const),
  ];
  const operations = rules.flatMap(([entry, rule]) => {
    const name = nameOperation(apis, api, entry);
    return name === undefined ? [] : [[name, rule] as const];
  });
  const above = parent && names.get(parent.path);
  return {
    title: capitalize(humanizeIdentifier(singularize(plural)))
      .slice(0, MAX_TITLE_CHARS)
      .padEnd(2, '.'),
    id,
    ...(parent && {
      parent: { ...(above !== undefined && { resource: above }), field: getOwnerField(parent, id) },
    }),
    operations: Object.fromEntries(operations),
  };
}

/** Field that has the id of a record; `undefined` where several may be it. */
function chooseId(
  bodies: readonly (Json | undefined)[],
  sent: Json | undefined,
  collection: Collection,
): string | undefined {
  const [found] = bodies.flatMap((one) => findId(one, collection) ?? []);
  if (found !== undefined) return found;
  const named = findId(sent, collection) ?? findSentId(sent, collection);
  if (named !== undefined) return named;
  const alike = bodies.map(listIdLike).filter(({ length }) => length > 0);
  const only = alike.find(({ length }) => length === 1)?.[0];
  return only ?? (alike.length > 0 ? undefined : collection.variable);
}

/** First row of the list in a body. */
const getRow = (body: Json | undefined) => {
  const place = findListPlace(body);
  return place && getAtPlace(body, [...place, 0]);
};

/** Field as an expression names it. */
const quote = (field: string) => (/^[A-Za-z_]\w*$/.test(field) ? field : `\`${field}\``);

/** Field by which a response without the id names its record all the same. */
function findOther(body: Json | undefined, collection: Collection): string | undefined {
  const alike = listIdLike(body);
  return findId(body, collection) ?? (alike.length === 1 ? alike[0] : undefined);
}

/** Rule of a request that creates, which names the id where its response calls it otherwise. */
function nameId(body: Json | undefined, collection: Collection, id: string): Rule {
  const other = findOther(body, collection);
  if (findRecordPlace(body, id) || other === undefined) return 'create';
  const pointer = formatPointer([...(findRecordPlace(body, other) ?? []), other]);
  return { does: 'create', body: { [pointer]: quote(id) } };
}

/** Rule of a list, which names the id where its rows call it otherwise; none where the response has no list. */
function listRule(
  body: Json | undefined,
  collection: Collection,
  id: string,
  entry: OperationEntry,
): readonly (readonly [OperationEntry, Rule])[] {
  const row = getRow(body);
  if (findListPlace(body, id)) return [[entry, 'list']];
  const other = findOther(row, collection);
  if (!isObject(row)) return [];
  return [[entry, other === undefined ? 'list' : { does: 'list', set: { [other]: quote(id) } }]];
}

/** Rules of a PUT that changes a record, or creates it with the id of its path. */
function buildUpsert({ name, variable }: NamedCollection, id: string): Rule {
  const own = `$request.path.${quote(variable)}`;
  const known = `$exists($records('${name}')[$string(${quote(id)}) = ${own}])`;
  return [
    { does: 'change', when: known },
    { does: 'create', when: `$not(${known})`, id: own },
  ];
}

/** Field by which a record names the one that its path has first: `customer_id`, also where the variable is `id`. */
function getOwnerField({ plural, variable }: { plural: string; variable: string }, id: string) {
  const isPlain = variable === 'id' || variable === id || !/^[\w.-]+$/.test(variable);
  return isPlain ? `${singularize(plural)}_id` : variable;
}

/** Name by which rules find an operation of a document; `undefined` where others take all of them. */
function nameOperation(
  apis: readonly SandboxApi[],
  { id, index }: SandboxApi,
  entry: OperationEntry,
): string | undefined {
  const operationId = [...groupByOperationId(index)].find(([, all]) => all.includes(entry))?.[0];
  const names = [operationId ?? entry.id, entry.id, `${id}/${entry.id}`];
  return names.find((name) => findNamedOperation(apis, name)?.entry === entry);
}

/** Body of the first success of an operation: what the sandbox shows a record in. */
function getBody(index: ApiIndex, entry: OperationEntry | undefined): Json | undefined {
  const operation = entry && resolveOperation(index, entry.id);
  return operation && listResponseBodies(index, operation)[0]?.value;
}

/** Body of a request, as a sample. */
function getRequestBody(index: ApiIndex, entry: OperationEntry | undefined): Json | undefined {
  const [media] = (entry && resolveOperation(index, entry.id)?.requestBody?.content) ?? [];
  return media && buildMediaSample(index, media, media.examples[0]?.value, {}).value;
}
