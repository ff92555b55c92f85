import { type FieldName, type FieldPart, readFieldPart, toMovingTargets } from './field-parts';
import { getOwn, isObject } from '../json';
import { toItems } from './path-items';
import { getAt } from '../pointer';
import type { ApiIndex, JsonObject, OperationEntry } from '../types';

/** Finds operations by the names of their parameters, headers and properties. */
export type FieldIndex = {
  /** Reads on until all operations are read or `isOver` says so. Returns whether any are left. */
  readonly read: (isOver: () => boolean) => boolean;
  /**
   * Operations read so far that have a field whose name holds the word, by id, each with the name that fits
   * best: the very word, then one that begins with it, then the first that holds it.
   * @param word in the form of `toFilterKey`; the empty word finds nothing.
   */
  readonly find: (word: string) => FieldHits;
};

/** By id of the operation. */
export type FieldHits = ReadonlyMap<string, FieldHit>;

/**
 * A field that was found. `isAnswered`: only an answer of the operation has it, where a request of another has one that
 * fits as well: objects in answers are nested until nearly every operation has every field.
 */
export type FieldHit = { readonly name: string; readonly isAnswered: boolean };

/** References from an operation to a field that still counts as its own. */
const MAX_HOPS = 5;
/** Pieces of what one operation sends, and of what it answers: the nearest are read. */
const MAX_PARTS = 120;
/** Words whose operations are kept. */
const MAX_KEPT = 100;

/** Everything that holds fields of an operation: itself, and the parameters its path has for all; apart, its answers. */
function getRoots(api: ApiIndex, entry: OperationEntry): Record<'sent' | 'answered', JsonObject[]> {
  const shared = toItems(api.document, entry).flatMap(({ value }) => {
    const parameters = getOwn(value, 'parameters');
    return parameters === undefined ? [] : [{ parameters }];
  });
  const operation = getAt(api.document, entry.pointer);
  if (!isObject(operation)) return { sent: shared, answered: [] };
  const { responses = null, ...sent } = operation;
  return { sent: [sent, ...shared], answered: [{ responses }] };
}

type Fit = { readonly name: string; readonly rank: number };

/** Pieces of an operation by their number, those that are sent first. */
type Own = { readonly parts: Uint32Array; readonly sent: number };

function toFit(names: readonly FieldName[], word: string): Fit | undefined {
  let best: Fit | undefined;
  for (const { name, key } of names) {
    if (!key.includes(word)) continue;
    const rank = key === word ? 0 : key.startsWith(word) ? 1 : 2;
    if (best === undefined || rank < best.rank) best = { name, rank };
  }
  return best;
}

/** The best fit in an operation, of equal ones what is sent; `at` is its place among the pieces. */
function getBest({ parts }: Own, fits: readonly (Fit | undefined)[]) {
  let best: (Fit & { readonly at: number }) | undefined;
  for (const [at, index] of parts.entries()) {
    const fit = fits[index];
    if (fit !== undefined && (best === undefined || fit.rank < best.rank)) best = { ...fit, at };
    if (best?.rank === 0) break;
  }
  return best;
}

function toHits(
  operations: ReadonlyMap<string, Own>,
  fits: readonly (Fit | undefined)[],
): FieldHits {
  const found = [...operations].flatMap(([id, own]) => {
    const best = getBest(own, fits);
    return best === undefined ? [] : [{ ...best, id, isSent: best.at < own.sent }];
  });
  const [all, sent] = [found, found.filter(({ isSent }) => isSent)].map((some) =>
    some.reduce((least, { rank }) => Math.min(least, rank), Infinity),
  );
  const isSplit = sent === all;
  return new Map(
    found.map(({ id, name, isSent }) => [id, { name, isAnswered: isSplit && !isSent }]),
  );
}

/** An index of the field names of a document. It is empty until `read` is called. */
export function createFieldIndex(api: ApiIndex): FieldIndex {
  const { document } = api;
  const parts: FieldPart[] = [];
  const partOf = new Map<JsonObject, FieldPart>();
  const operations = new Map<string, Own>();
  const waiting = api.operations.values();
  // Of the words of a query only the last one changes with a key.
  const found = new Map<string, FieldHits>();
  const toPart = (root: JsonObject): FieldPart => {
    const existing = partOf.get(root);
    if (existing !== undefined) return existing;
    const part = readFieldPart(document, root, parts.length);
    parts.push(part);
    partOf.set(root, part);
    return part;
  };
  const toParts = (roots: readonly JsonObject[]): ReadonlySet<FieldPart> => {
    const reached = new Set<FieldPart>();
    let level = roots;
    for (let hop = 0; hop <= MAX_HOPS && level.length > 0; hop += 1) {
      const fresh = new Set<JsonObject>();
      for (const root of level) {
        if (reached.size >= MAX_PARTS) return reached;
        const part = toPart(root);
        if (reached.has(part)) continue;
        reached.add(part);
        for (const target of part.next) fresh.add(target);
      }
      level = [...fresh, ...toMovingTargets(document, reached)];
    }
    return reached;
  };
  const toOwn = (entry: OperationEntry): Own => {
    const roots = getRoots(api, entry);
    const sent = toParts(roots.sent);
    const all = new Set([...sent, ...toParts(roots.answered)]);
    return { parts: Uint32Array.from(all, ({ index }) => index), sent: sent.size };
  };
  return {
    read: (isOver) => {
      found.clear();
      for (;;) {
        const { done, value } = waiting.next();
        if (done === true || value === undefined) return false;
        operations.set(value.id, toOwn(value));
        if (isOver()) return true;
      }
    },
    find: (word) => {
      const known = found.get(word);
      if (known !== undefined) return known;
      if (word === '') return new Map();
      const hits = toHits(
        operations,
        parts.map(({ names }) => toFit(names, word)),
      );
      if (found.size >= MAX_KEPT) found.clear();
      found.set(word, hits);
      return hits;
    },
  };
}
