import { getAtPointer, getOwn, isObject } from '../core/json';
import type { ApiIndex, JsonObject, OperationEntry } from '../core/types';
import { listPathItems } from '../document/path-items';
import {
  collectFieldPart,
  type FieldName,
  type FieldPart,
  resolveDynamicTargets,
} from './field-parts';

/** Index that finds operations by names of parameters, headers and properties. */
export type FieldIndex = {
  /** Reads operations until `isOver` is true or all are read. Returns whether any are left. */
  readonly advance: (isOver: () => boolean) => boolean;
  /**
   * Finds operations read so far with a field whose name contains the word, by id, with the best
   * match: the same word, then one that begins with it, then the first that contains it.
   * @param word In the form of `normalizeFilterKey`; the empty word finds nothing.
   */
  readonly find: (word: string) => FieldHits;
};

/** Matching fields by operation id. */
export type FieldHits = ReadonlyMap<string, FieldHit>;

/**
 * Matching field. `isResponseOnly`: only the response of the operation has it, while the request of
 * another has an equal match. Responses nest so deep that nearly every operation has every field.
 */
export type FieldHit = { readonly name: string; readonly isResponseOnly: boolean };

/** Number of references between an operation and a field that still counts as its own. */
const MAX_HOPS = 5;
/** Number of document parts that are read, nearest first, of a request and of its responses. */
const MAX_PARTS = 120;
/** Number of words whose matches are cached. */
const MAX_CACHED_WORDS = 100;

/** Roots of an operation's fields: its request, with shared parameters, and its responses. */
function getRoots(api: ApiIndex, entry: OperationEntry): Record<'sent' | 'received', JsonObject[]> {
  const shared = listPathItems(api.document, entry).flatMap(({ value }) => {
    const parameters = getOwn(value, 'parameters');
    return parameters === undefined ? [] : [{ parameters }];
  });
  const operation = getAtPointer(api.document, entry.pointer);
  if (!isObject(operation)) return { sent: shared, received: [] };
  const { responses = null, ...sent } = operation;
  return { sent: [sent, ...shared], received: [{ responses }] };
}

type NameMatch = { readonly name: string; readonly rank: number };

/** Parts of an operation by index; the first `sent` ones are those of the request. */
type IndexedOperation = { readonly parts: Uint32Array; readonly sent: number };

function findBestName(names: readonly FieldName[], word: string): NameMatch | undefined {
  let best: NameMatch | undefined;
  for (const { name, key } of names) {
    if (!key.includes(word)) continue;
    const rank = key === word ? 0 : key.startsWith(word) ? 1 : 2;
    if (best === undefined || rank < best.rank) best = { name, rank };
  }
  return best;
}

/** Best match in an operation, of equal ones the request's; `at` is its index among the parts. */
function findBestMatch({ parts }: IndexedOperation, matches: readonly (NameMatch | undefined)[]) {
  let best: (NameMatch & { readonly at: number }) | undefined;
  for (const [at, index] of parts.entries()) {
    const match = matches[index];
    if (match !== undefined && (best === undefined || match.rank < best.rank))
      best = { ...match, at };
    if (best?.rank === 0) break;
  }
  return best;
}

function collectHits(
  operations: ReadonlyMap<string, IndexedOperation>,
  matches: readonly (NameMatch | undefined)[],
): FieldHits {
  const found = [...operations].flatMap(([id, indexed]) => {
    const best = findBestMatch(indexed, matches);
    return best === undefined ? [] : [{ ...best, id, isSent: best.at < indexed.sent }];
  });
  const [all, sent] = [found, found.filter(({ isSent }) => isSent)].map((some) =>
    some.reduce((least, { rank }) => Math.min(least, rank), Infinity),
  );
  const isSplit = sent === all;
  return new Map(
    found.map(({ id, name, isSent }) => [id, { name, isResponseOnly: isSplit && !isSent }]),
  );
}

/** Creates an index of the field names of a document. It is empty until `advance` is called. */
export function createFieldIndex(api: ApiIndex): FieldIndex {
  const { document } = api;
  const parts: FieldPart[] = [];
  const partOf = new Map<JsonObject, FieldPart>();
  const operations = new Map<string, IndexedOperation>();
  const waiting = api.operations.values();
  // With each key typed, only the last word of a query changes.
  const hitCache = new Map<string, FieldHits>();
  const getPart = (root: JsonObject): FieldPart => {
    const existing = partOf.get(root);
    if (existing !== undefined) return existing;
    const part = collectFieldPart(document, root, parts.length);
    parts.push(part);
    partOf.set(root, part);
    return part;
  };
  const collectParts = (roots: readonly JsonObject[]): ReadonlySet<FieldPart> => {
    const reached = new Set<FieldPart>();
    let level = roots;
    for (let hop = 0; hop <= MAX_HOPS && level.length > 0; hop += 1) {
      const fresh = new Set<JsonObject>();
      for (const root of level) {
        if (reached.size >= MAX_PARTS) return reached;
        const part = getPart(root);
        if (reached.has(part)) continue;
        reached.add(part);
        for (const target of part.next) fresh.add(target);
      }
      level = [...fresh, ...resolveDynamicTargets(document, reached)];
    }
    return reached;
  };
  const indexOperation = (entry: OperationEntry): IndexedOperation => {
    const roots = getRoots(api, entry);
    const sent = collectParts(roots.sent);
    const all = new Set([...sent, ...collectParts(roots.received)]);
    return { parts: Uint32Array.from(all, ({ index }) => index), sent: sent.size };
  };
  return {
    advance: (isOver) => {
      hitCache.clear();
      for (;;) {
        const { done, value } = waiting.next();
        if (done === true || value === undefined) return false;
        operations.set(value.id, indexOperation(value));
        if (isOver()) return true;
      }
    },
    find: (word) => {
      const cached = hitCache.get(word);
      if (cached !== undefined) return cached;
      if (word === '') return new Map();
      const hits = collectHits(
        operations,
        parts.map(({ names }) => findBestName(names, word)),
      );
      if (hitCache.size >= MAX_CACHED_WORDS) hitCache.clear();
      hitCache.set(word, hits);
      return hits;
    },
  };
}
