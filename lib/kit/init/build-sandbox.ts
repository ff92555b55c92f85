import { stringify } from 'yaml';
import { isObject } from '@/lib/openapi/core/json';
import { isJsonMedia } from '@/lib/openapi/core/media-type';
import type { Operation } from '@/lib/openapi/core/operation-types';
import type { ApiIndex, Json, OperationEntry } from '@/lib/openapi/core/types';
import { groupByOperationId } from '@/lib/openapi/document/operation-entry';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { buildMediaSample } from '@/lib/openapi/sample/media-sample';
import { findListPlace, findRecordPlace } from '@/lib/sandbox/memory/place';
import { findNamedOperation, type SandboxApi } from '@/lib/sandbox/sandbox-apis';
import { capitalize } from '@/lib/text/join-words';
import { humanizeIdentifier } from '@/lib/text/slug';

/** Words of a rule, or the rule with more to say. */
type Rule = string | Readonly<Record<string, unknown>>;

/** Path of a list and that of a record in it: `/customers/{id}/cards` and `/customers/{id}/cards/{card_id}`. */
type PathPair = {
  readonly list: ReadonlyMap<string, OperationEntry>;
  readonly item: ReadonlyMap<string, OperationEntry>;
  /** Last fixed part of the path: `cards`. */
  readonly plural: string;
  /** Variable of the record: `card_id`. */
  readonly variable: string;
  /** Record that the list is of, by its plural and its variable; absent for a list of its own. */
  readonly parent?: { readonly plural: string; readonly variable: string };
};

/** Rules of a resource, as its file has them. */
type ObviousRules = {
  readonly title: string;
  readonly id: string;
  readonly operations: Readonly<Record<string, Rule>>;
};

/** Characters of a resource's title, at most. */
const MAX_TITLE_CHARS = 40;

/** Requests that change something, which need a rule or to be named as examples. */
const CHANGING = /^(?:post|put|patch|delete) /;

const printYaml = (value: object) => stringify(value, { singleQuote: true, lineWidth: 0 });

/**
 * Writes the rules of the sandbox that documents make obvious: a list and its records, which are created, read, changed and
 * deleted by their id. Nothing is written of a resource that no request creates, or whose id is unclear; other operations
 * of its document go on to respond with examples.
 * @returns text of each file by its path.
 */
export function buildSandboxFiles(apis: readonly SandboxApi[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const examples: string[] = [];
  for (const api of apis) {
    const described = new Set<string>();
    for (const pair of listPairs(api.index)) {
      const rules = buildRules(apis, api, pair);
      const path = rules && chooseFile(pair, api.id, files);
      if (!rules || path === undefined) continue;
      files.set(path, printYaml(rules));
      for (const name of Object.keys(rules.operations)) described.add(name);
    }
    for (const entry of described.size > 0 ? api.index.operations.values() : []) {
      const name = CHANGING.test(entry.id) ? nameOperation(apis, api, entry) : undefined;
      if (name !== undefined && !entry.webhook && !described.has(name)) examples.push(name);
    }
  }
  return examples.length > 0 ? files.set('content/sandbox.yaml', printYaml({ examples })) : files;
}

/** File of a resource: by its name, else with that of what it stands in; `undefined` where both are taken. */
function chooseFile(
  { plural, parent }: PathPair,
  api: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  return [[plural], [parent?.plural ?? api, plural]]
    .map((words) => words.map(singularize).join('_'))
    .filter((name) => /^[A-Za-z]\w*$/.test(name))
    .map((name) => `content/sandbox/${name}.yaml`)
    .find((path) => !files.has(path));
}

/** Path without what formats add: `/things.json` and `/things/` are `/things`. */
const normalizePath = (path: string) => path.replace(/\.json$/, '').replace(/\/$/, '');

function listPairs(index: ApiIndex): readonly PathPair[] {
  const paths = new Map<string, Map<string, OperationEntry>>();
  for (const entry of index.operations.values()) {
    if (entry.webhook) continue;
    const path = normalizePath(entry.path);
    paths.set(
      path,
      (paths.get(path) ?? new Map<string, OperationEntry>()).set(entry.method, entry),
    );
  }
  return [...paths].flatMap(([path, item]) => {
    const [, above = '', variable] = /^(.*)\/\{([^{}]+)\}$/.exec(path) ?? [];
    const list = paths.get(above);
    const plural = above.slice(above.lastIndexOf('/') + 1);
    if (variable === undefined || !list || /[{}]/.test(plural)) return [];
    const [, outer, outerVariable] = /([^/{}]+)\/\{([^{}]+)\}\/[^/]+$/.exec(above) ?? [];
    const parent = outer !== undefined && outerVariable !== undefined;
    return [
      {
        ...{ list, item, plural, variable },
        ...(parent && { parent: { plural: outer, variable: outerVariable } }),
      },
    ];
  });
}

/** Name of one thing of many in snake case: `paymentLinks` becomes `payment_link`. */
function singularize(plural: string): string {
  const name = humanizeIdentifier(plural).toLowerCase().replace(/\W+/g, '_');
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(name)) return name.slice(0, -2);
  return /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}

/** Rules of a resource; `undefined` where nothing creates one, or its id is unclear. */
function buildRules(
  apis: readonly SandboxApi[],
  api: SandboxApi,
  { list, item, plural, variable, parent }: PathPair,
): ObviousRules | undefined {
  const entries = {
    ...{ create: list.get('post'), read: item.get('get'), list: list.get('get') },
    change: item.get('patch') ?? item.get('put') ?? item.get('post'),
    remove: item.get('delete'),
  };
  const created = getBody(api.index, entries.create);
  const id = [created, getBody(api.index, entries.read)]
    .map((body) => findId(body, plural, variable))
    .find((one) => one !== undefined);
  if (!entries.create || id === undefined) return undefined;
  if (!findRecordPlace(created, id)) return undefined;
  const isListed = findListPlace(getBody(api.index, entries.list), id) !== undefined;
  const both = item.has('patch') ? item.get('put') : undefined;
  const named = [
    [entries.create, 'create'],
    [entries.read, 'read'],
    [isListed ? entries.list : undefined, 'list'],
    [entries.change, 'change'],
    [both, 'change'],
    [entries.remove, 'remove'],
  ] as const;
  const owner = parent && getOwnerField(parent, id);
  const operations = named.flatMap(([entry, word]): (readonly [string, Rule])[] => {
    const name = entry && nameOperation(apis, api, entry);
    return name === undefined ? [] : [[name, addOwner(word, parent?.variable, owner)]];
  });
  return {
    title: capitalize(humanizeIdentifier(singularize(plural)))
      .slice(0, MAX_TITLE_CHARS)
      .padEnd(2, '.'),
    id,
    operations: Object.fromEntries(operations),
  };
}

/** Field by which a record names the one that its path has first: `customer_id`, also where the variable is `id`. */
function getOwnerField({ plural, variable }: { plural: string; variable: string }, id: string) {
  const isPlain = variable === 'id' || variable === id;
  return isPlain ? `${singularize(plural)}_id` : variable;
}

/** A rule, with the record that it stands in where a path has one: it is kept when it is created, and lists are of it. */
function addOwner(word: string, variable: string | undefined, owner: string | undefined): Rule {
  if (variable === undefined || owner === undefined) return word;
  const value = /^\w+$/.test(variable)
    ? `$request.path.${variable}`
    : `$request.path.\`${variable}\``;
  if (word === 'create') return { does: word, set: { [owner]: value } };
  return word === 'list' ? { does: word, where: `${owner} = ${value}` } : word;
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
  const operation: Operation | undefined = entry && resolveOperation(index, entry.id);
  const success = operation?.responses.find(({ status }) => status.startsWith('2'));
  const media = success?.content.find(({ name }) => isJsonMedia(name));
  if (!media) return undefined;
  const example = media.examples[0]?.value;
  return buildMediaSample(index, media, example, { direction: 'response' }).value;
}

/** Letters of a name in which `thing_id` and `thingId` agree. */
const flatten = (name: string) => name.replace(/\W|_/g, '').toLowerCase();

/**
 * Field of a body that has the id of its record: the one named like the variable, `id`, the one named like the record, else
 * the only one that ends with `id`.
 */
function findId(body: Json | undefined, plural: string, variable: string): string | undefined {
  const fields = listFields(body);
  const wanted = [variable, 'id', `${singularize(plural)}id`].map(flatten);
  for (const one of wanted) {
    const found = fields.flat().find((field) => flatten(field) === one);
    if (found !== undefined) return found;
  }
  const [only, ...others] = fields
    .map((level) => level.filter((field) => /(?:_id|Id|ID)$/.test(field)))
    .find((level) => level.length > 0) ?? [''];
  return only !== undefined && only !== '' && others.length === 0 ? only : undefined;
}

/** Levels of a body at which the sandbox looks for a record: `{ data: { app: { app_id } } }`. */
const MAX_LEVELS = 3;

/** Names of the fields of a body, level by level, without those in lists: envelopes have the record inside. */
function listFields(body: Json | undefined): readonly (readonly string[])[] {
  let level = isObject(body) ? [body] : [];
  const levels: string[][] = [];
  for (let depth = 0; depth <= MAX_LEVELS; depth += 1) {
    levels.push(level.flatMap((one) => Object.keys(one)));
    level = level.flatMap((one) => Object.values(one).filter(isObject));
  }
  return levels;
}
