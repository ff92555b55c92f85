import { toFilterKey } from './filter-words';
import { getObject, getOwn, getText, isList, isObject } from '../json';
import { toItems } from './path-items';
import { getAt } from '../pointer';
import { getRef } from '../resolve';
import { getDynamicRef, getSchemaTarget } from '../schema/schema-target';
import type { ApiIndex, Json, JsonObject, OperationEntry } from '../types';

/** Finds operations by the names of their parameters, headers and properties. */
export type FieldIndex = {
  /** Reads on until all operations are read or `isOver` says so. Returns whether any are left. */
  readonly read: (isOver: () => boolean) => boolean;
  /**
   * Operations read so far that have a field whose name holds the word, by id, each with the name that fits
   * best: the very word, then one that begins with it, then the first that holds it.
   * @param word in the form of `toFilterKey`; the empty word finds nothing.
   */
  readonly find: (word: string) => ReadonlyMap<string, string>;
};

type Name = { readonly name: string; readonly key: string };

/** A piece of the document between references: an operation, or what a `$ref` leads to. */
type Part = {
  readonly index: number;
  readonly names: readonly Name[];
  readonly next: readonly JsonObject[];
  /** References whose target depends on what is come through (`$dynamicRef`). */
  readonly dynamic: ReadonlySet<string>;
  /** What fills them, by name. */
  readonly anchors: readonly (readonly [name: string | undefined, schema: JsonObject])[];
};

/** References from an operation to a field that still counts as its own. */
const MAX_HOPS = 5;
/** Pieces of one operation: the nearest are read. */
const MAX_PARTS = 120;
/** Schemas in one piece. */
const MAX_NODES = 20_000;

/** Words whose operations are kept. */
const MAX_KEPT = 100;

/** Keywords whose keys are names of fields. */
const NAMED = ['properties', 'headers'] as const;
const MAPS = ['responses', 'content', 'patternProperties', 'dependentSchemas'] as const;
const INNER = [
  ...['parameters', 'requestBody', 'schema', 'itemSchema', 'items', 'prefixItems'],
  ...['additionalProperties', 'allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else'],
];

function* getInner(node: JsonObject, names: Set<string>): Generator<Json> {
  for (const key of NAMED) {
    const map = getObject(node, key) ?? {};
    for (const name of Object.keys(map)) {
      names.add(name);
      yield map[name] ?? null;
    }
  }
  for (const key of MAPS) yield* Object.values(getObject(node, key) ?? {});
  for (const key of INNER) {
    const inner = getOwn(node, key);
    if (isList(inner)) yield* inner;
    else if (inner !== undefined) yield inner;
  }
}

function isNamed(node: JsonObject): boolean {
  return getText(node, 'name') !== '' && !['', 'body'].includes(getText(node, 'in'));
}

/** One piece, its references not followed. Without recursion: a document may be nested as deep as it likes. */
function readPart(document: JsonObject, root: JsonObject, index: number): Part {
  const names = new Set<string>();
  const next = new Set<JsonObject>();
  const dynamic = new Set<string>();
  const anchors: (readonly [string | undefined, JsonObject])[] = [];
  const open: Json[] = [root];
  for (let left = MAX_NODES; open.length > 0 && left > 0; left -= 1) {
    const node = open.pop();
    if (!isObject(node)) continue;
    const ref = getRef(node);
    const target = ref === undefined ? undefined : getSchemaTarget(document, ref, '', [])?.value;
    if (isObject(target)) next.add(target);
    const moving = getDynamicRef(node);
    if (moving !== undefined) dynamic.add(moving);
    const defs = Object.values(getObject(node, '$defs') ?? {}).filter(isObject);
    // A node of the piece has its names there already: all of the piece is the same place.
    for (const one of [node, ...defs]) {
      const anchor = getText(one, '$dynamicAnchor');
      if (anchor !== '') anchors.push([anchor, one === node ? root : one]);
    }
    if (isNamed(node)) names.add(getText(node, 'name'));
    for (const inner of getInner(node, names)) open.push(inner);
  }
  return {
    index,
    names: [...names].map((name) => ({ name, key: toFilterKey(name) })),
    next: [...next],
    dynamic,
    anchors,
  };
}

/**
 * Where the dynamic references of some pieces lead: to what these pieces fill them with, as those that others fill are
 * not come through; else where a `$ref` would.
 */
function toMoving(document: JsonObject, parts: ReadonlySet<Part>): readonly JsonObject[] {
  const refs = [...new Set([...parts].flatMap(({ dynamic }) => [...dynamic]))];
  if (refs.length === 0) return [];
  const toName = (ref: string) => ref.split('#', 2)[1];
  const anchors = [...parts].flatMap((part) => part.anchors);
  const filled = new Set(anchors.map(([name]) => name));
  const wanted = new Set(refs.map(toName));
  const fixed = refs
    .filter((ref) => !filled.has(toName(ref)))
    .map((ref) => getSchemaTarget(document, ref, '', [])?.value);
  const moving = anchors.filter(([name]) => wanted.has(name)).map(([, schema]) => schema);
  return [...moving, ...fixed].filter(isObject);
}

/** Everything that holds fields of an operation: itself, and the parameters its path has for all. */
function getRoots(api: ApiIndex, entry: OperationEntry): readonly JsonObject[] {
  const shared = toItems(api.document, entry).flatMap(({ value }) => {
    const parameters = getOwn(value, 'parameters');
    return parameters === undefined ? [] : { parameters };
  });
  return [getAt(api.document, entry.pointer), ...shared].filter(isObject);
}

type Fit = { readonly name: string; readonly rank: number };

function toFit(names: readonly Name[], word: string): Fit | undefined {
  let best: Fit | undefined;
  for (const { name, key } of names) {
    if (!key.includes(word)) continue;
    const rank = key === word ? 0 : key.startsWith(word) ? 1 : 2;
    if (best === undefined || rank < best.rank) best = { name, rank };
  }
  return best;
}

/** An index of the field names of a document. It is empty until `read` is called. */
export function createFieldIndex(api: ApiIndex): FieldIndex {
  const { document } = api;
  const parts: Part[] = [];
  const partOf = new Map<JsonObject, Part>();
  const operations = new Map<string, Uint32Array>();
  const waiting = api.operations.values();
  // Of the words of a query only the last one changes with a key.
  const found = new Map<string, ReadonlyMap<string, string>>();
  const toPart = (root: JsonObject): Part => {
    const existing = partOf.get(root);
    if (existing !== undefined) return existing;
    const part = readPart(document, root, parts.length);
    parts.push(part);
    partOf.set(root, part);
    return part;
  };
  const toParts = (entry: OperationEntry): readonly Part[] => {
    const reached = new Set<Part>();
    let level = getRoots(api, entry);
    for (let hop = 0; hop <= MAX_HOPS && level.length > 0; hop += 1) {
      const fresh = new Set<JsonObject>();
      for (const root of level) {
        if (reached.size >= MAX_PARTS) return [...reached];
        const part = toPart(root);
        if (reached.has(part)) continue;
        reached.add(part);
        for (const target of part.next) fresh.add(target);
      }
      level = [...fresh, ...toMoving(document, reached)];
    }
    return [...reached];
  };
  return {
    read: (isOver) => {
      found.clear();
      for (;;) {
        const { done, value } = waiting.next();
        if (done === true || value === undefined) return false;
        operations.set(
          value.id,
          Uint32Array.from(toParts(value), ({ index }) => index),
        );
        if (isOver()) return true;
      }
    },
    find: (word) => {
      const known = found.get(word);
      if (known !== undefined) return known;
      const hits = new Map<string, string>();
      if (word === '') return hits;
      if (found.size >= MAX_KEPT) found.clear();
      found.set(word, hits);
      const fits = parts.map(({ names }) => toFit(names, word));
      for (const [id, own] of operations) {
        let best: Fit | undefined;
        for (const index of own) {
          const fit = fits[index];
          if (fit !== undefined && (best === undefined || fit.rank < best.rank)) best = fit;
          if (best?.rank === 0) break;
        }
        if (best !== undefined) hits.set(id, best.name);
      }
      return hits;
    },
  };
}
