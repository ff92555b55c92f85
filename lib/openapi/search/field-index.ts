import {
  type FieldName,
  type FieldPart,
  collectFieldPart,
  resolveDynamicTargets,
} from './field-parts';
import { getOwn, isObject } from '../core/json';
import { listPathItems } from '../document/path-items';
import { getAtPointer } from '../core/pointer';
import type { ApiIndex, JsonObject, OperationEntry } from '../core/types';

/** Finds operations by the names of their parameters, headers and properties. */
export type FieldIndex = {
  /** Reads on until all operations are read or `isOver` says so. Returns whether any are left. */
  readonly advance: (isOver: () => boolean) => boolean;
  /**
   * Operations read so far that have a field whose name holds the word, by id, each with the name that fits
   * best: the very word, then one that begins with it, then the first that holds it.
   * @param word in the form of `normalizeFilterKey`; the empty word finds nothing.
   */
  readonly find: (word: string) => FieldHits;
};

/** By id of the operation. */
export type FieldHits = ReadonlyMap<string, FieldHit>;

/**
 * A field that was found. `isResponseOnly`: only an answer of the operation has it, where a request of another has one that
 * fits as well: objects in answers are nested until nearly every operation has every field.
 */
export type FieldHit = { readonly name: string; readonly isResponseOnly: boolean };

/** References from an operation to a field that still counts as its own. */
const MAX_HOPS = 5;
/** Pieces of what one operation sends, and of what it answers: the nearest are read. */
const MAX_PARTS = 120;
/** Words whose operations are kept. */
const MAX_CACHED_WORDS = 100;

/** Everything that holds fields of an operation: itself, and the parameters its path has for all; apart, its answers. */
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

/** Pieces of an operation by their number, those that are sent first. */
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

/** The best fit in an operation, of equal ones what is sent; `at` is its place among the pieces. */
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

/** An index of the field names of a document. It is empty until `read` is called. */
export function createFieldIndex(api: ApiIndex): FieldIndex {
  const { document } = api;
  const parts: FieldPart[] = [];
  const partOf = new Map<JsonObject, FieldPart>();
  const operations = new Map<string, IndexedOperation>();
  const waiting = api.operations.values();
  // Of the words of a query only the last one changes with a key.
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
