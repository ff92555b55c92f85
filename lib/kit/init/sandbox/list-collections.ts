import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import { humanizeIdentifier } from '@/lib/text/slug';

/** Operations of a path by method. */
type Methods = ReadonlyMap<string, OperationEntry>;

/** Paths of the records of a kind: their lists, and the records in them. */
export type Collection = {
  /** Lists, and records, each with those of the shortest path first: `/cards` before `/customers/{id}/cards`. */
  readonly lists: readonly Methods[];
  readonly items: readonly Methods[];
  /** Searches below a list: `/customers/search`. */
  readonly searches: readonly OperationEntry[];
  /** Last fixed part of the path: `cards`. */
  readonly plural: string;
  /** Variable of the record: `card_id`. */
  readonly variable: string;
  /** Path of a record without the names of its variables: `/customers/{}/cards/{}`. */
  readonly path: string;
  /** Record that the list is of: its plural, its variable and its path; absent for a list of its own. */
  readonly parent?: { readonly plural: string; readonly variable: string; readonly path: string };
};

/** Name of one thing of many in snake case: `paymentLinks` becomes `payment_link`. */
export function singularize(plural: string): string {
  const name = humanizeIdentifier(plural).toLowerCase().replace(/\W+/g, '_');
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(name)) return name.slice(0, -2);
  return /[^su]s$/.test(name) ? name.slice(0, -1) : name;
}

/** Path in which formats and plurals count for nothing: `/things/{id}.json` and `/thing/{key}/` are `/thing/{}`. */
const normalizePath = (path: string) =>
  path
    .replace(/\.json$/, '')
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (part === '' ? '' : part.startsWith('{') ? '{}' : singularize(part)))
    .join('/');

/** Names of paths below a list that do what the list itself does elsewhere. */
const CREATE_PATH = /^(?:create|new|add)$/i;
const SEARCH_PATH = /^_?(?:search|find|query|list|filter|lookup|all)/i;

/** A list and its records, by the path of a record. */
type Pair = Collection & { readonly list: Methods; readonly item: Methods };

/**
 * Lists the collections of a document, those of the shortest paths first. Records that are listed below another and have a
 * path of their own are one collection: `/customers/{id}/cards` and `/cards/{card_id}`.
 * @param isSame Whether two operations are about records of one kind, by their responses.
 */
export function listCollections(
  index: ApiIndex,
  isSame: (one: OperationEntry | undefined, other: OperationEntry | undefined) => boolean,
): readonly Collection[] {
  const paths = new Map<string, Map<string, OperationEntry>>();
  for (const entry of index.operations.values()) {
    if (entry.webhook) continue;
    const path = normalizePath(entry.path);
    const methods = paths.get(path) ?? new Map<string, OperationEntry>();
    if (!methods.has(entry.method)) methods.set(entry.method, entry);
    paths.set(path, methods);
  }
  const pairs = [...paths].flatMap(([path, item]) => describePair(paths, path, item));
  const below = (pair: Pair) =>
    [...paths].flatMap(([path, methods]) => {
      const owner = /^.*\/\{\}(?=\/[^/]+$)/.exec(path)?.[0];
      const isOf = owner !== undefined && path.endsWith(`/${singularize(pair.plural)}`);
      return isOf ? [{ path, methods, owner }] : [];
    });
  const taken = new Set<string>();
  const merged = pairs
    .toSorted((one, other) => one.path.split('/').length - other.path.split('/').length)
    .map((pair): Collection => {
      const [nested, ...others] = pair.parent ? [] : below(pair);
      if (!nested || others.length > 0) return pair;
      const create = nested.methods.get('post');
      const isOne = !pair.list.has('post') || isSame(create, pair.item.get('get'));
      if (!create || !isOne) return pair;
      taken.add(`${nested.path}/{}`);
      const inner = paths.get(`${nested.path}/{}`);
      return {
        ...pair,
        lists: [pair.list, nested.methods],
        items: [pair.item, ...(inner ? [inner] : [])],
        parent: describeParent(create.path, nested.owner),
      };
    });
  return merged.filter(({ path }) => !taken.has(path));
}

/** Record that a list is of, by the path of the list: `/customers/{id}/cards`. */
function describeParent(list: string, path: string): NonNullable<Collection['parent']> {
  const [, plural = '', variable = ''] = /(?:([^/{}]+)\/)?\{([^{}]+)\}\/[^/]+\/?$/.exec(list) ?? [];
  return { plural, variable, path };
}

function describePair(
  paths: ReadonlyMap<string, Methods>,
  path: string,
  item: Methods,
): readonly Pair[] {
  const above = path.replace(/\/\{\}$/, '');
  const [entry] = item.values();
  if (above === path || above === '' || above.endsWith('}') || !entry) return [];
  const [, raw = '', variable = ''] = /^(.*)\/\{([^{}]+)\}(?:\.json)?\/?$/.exec(entry.path) ?? [];
  const inner = [...paths].flatMap(([one, methods]) => {
    const name = one.startsWith(`${above}/`) ? one.slice(above.length + 1) : '';
    return name === '' || /[{/]/.test(name) ? [] : [{ name, methods }];
  });
  const created = inner.find(({ name, methods }) => CREATE_PATH.test(name) && methods.has('post'));
  const list = new Map([...(created?.methods ?? []), ...(paths.get(above) ?? [])]);
  const owner = /^.*\/\{\}(?=\/[^/]+$)/.exec(above)?.[0];
  const searches = inner
    .filter(({ name }) => SEARCH_PATH.test(name))
    .flatMap(({ methods }) => methods.get('get') ?? methods.get('post') ?? []);
  return [
    {
      ...{ list, item, lists: [list], items: [item], searches, variable, path },
      plural: raw.slice(raw.lastIndexOf('/') + 1),
      ...(owner !== undefined && { parent: describeParent(raw, owner) }),
    },
  ];
}
