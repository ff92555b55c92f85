import { getLastName } from '../../core/anchors';
import { getAtPointer, isContainer } from '../../core/json';
import type { Operation } from '../../core/operation-types';
import type { SchemaSource } from '../../core/schema-types';
import type { ApiIndex, Json, JsonObject, OperationEntry } from '../../core/types';
import { type DeprecatedPart, listDeprecatedParts } from '../../document/list-deprecated-parts';
import { resolveSchema } from '../../schema/resolve-schema';
import { listCallbackAnchors } from '../resolve-callbacks';
import { resolveEntryOperation } from '../resolve-operation';
import { createFieldSearch, type FieldRow } from './list-field-rows';

/** Where something that ends is met: an operation, and the anchor on its page; empty for the operation. */
export type EndPlace = { readonly entry: OperationEntry; readonly anchor: string };

/** A deprecated part of a document with the operations that have it. */
export type End = DeprecatedPart & {
  /** Name of the parameter, field or callback; empty for an operation and for the document. */
  readonly name: string;
  /** Where it is met, in the document's order, once in each operation; none for the document itself. */
  readonly places: readonly EndPlace[];
};

/** Levels of fields inside of fields that are searched, as deep as a pre-rendered page shows them. */
const MAX_DEPTH = 6;

/** Adds a value to those of a key. */
function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Lists the objects of a document that have certain others inside, or refer to what has; and all that were read. */
function listHolders(document: JsonObject, targets: readonly Json[]) {
  const around = new Map<Json, Json[]>();
  const read = new Set<Json>([document]);
  for (const value of read) {
    if (!isContainer(value)) continue;
    for (const inner of Object.values<Json>(value)) {
      const isPointer = typeof inner === 'string' && inner.startsWith('#/');
      const child = isPointer ? getAtPointer(document, inner) : inner;
      if (!isContainer(child)) continue;
      addTo(around, child, value);
      read.add(child);
    }
  }
  const holders = new Set<Json>(targets);
  for (const one of holders) for (const holder of around.get(one) ?? []) holders.add(holder);
  return { holders, read };
}

const hasDay = ({ sunset }: DeprecatedPart) => sunset?.day !== undefined;

/** Parts of a document by their pointers. */
type PartsByPointer = ReadonlyMap<string, readonly DeprecatedPart[]>;

/** Pointer of the parameter, header or media type around a schema; of the schema itself where there is none. */
const getOuterPointer = ({ pointer }: SchemaSource) =>
  pointer.replace(/\/(?:schema|content\/[^/]*\/schema)$/, '');

/**
 * Deprecated parts that a field shows: of its parameter or header, of its schema and what that is merged from, the one
 * with a day first, and all of its values.
 */
function listFieldParts(
  { document }: ApiIndex,
  parts: PartsByPointer,
  schema: SchemaSource,
): readonly DeprecatedPart[] {
  const resolved = resolveSchema(document, { ...schema, openRefs: [] });
  const own = resolved.parts.map(({ pointer }) => pointer).toReversed();
  const all = [...new Set([getOuterPointer(schema), ...own])].flatMap(
    (pointer) => parts.get(pointer) ?? [],
  );
  const whole = all.filter(({ value }) => value === undefined);
  const shown = whole.find(hasDay) ?? whole[0];
  return all.filter((part) => part === shown || part.value !== undefined);
}

/** What finds deprecated parts in the operations of a document. */
type Search = {
  readonly api: ApiIndex;
  readonly parts: PartsByPointer;
  /** Whether an object of the document may have one inside, or refer to what has. */
  readonly mayHold: (value: Json | undefined) => boolean;
  readonly listRows: (operation: Operation) => readonly FieldRow[];
  readonly getFieldParts: (schema: SchemaSource) => readonly DeprecatedPart[];
};

function createSearch(api: ApiIndex, all: readonly DeprecatedPart[]): Search {
  const { document } = api;
  const parts = new Map<string, DeprecatedPart[]>();
  for (const part of all) addTo(parts, part.pointer, part);
  const targets = [...parts.keys()].map((pointer) => getAtPointer(document, pointer) ?? null);
  const { holders, read } = listHolders(document, targets);
  const mayHold = (value: Json = null) => holders.has(value) || !read.has(value);
  const known = new Map<string, readonly DeprecatedPart[]>();
  const getFieldParts = (schema: SchemaSource) => {
    const { pointer, value, joined } = schema;
    if (!mayHold(value) && !parts.has(getOuterPointer(schema))) return [];
    // Schemas that apply together have the pointer of one of them.
    const found = (!joined && known.get(pointer)) || listFieldParts(api, parts, schema);
    if (!joined) known.set(pointer, found);
    return found;
  };
  const listRows = createFieldSearch(api, MAX_DEPTH, {
    isWanted: (schema) => getFieldParts(schema).length > 0,
    mayHold: ({ value }) => mayHold(value),
  });
  return { api, parts, mayHold, listRows, getFieldParts };
}

/** A deprecated part where it is met. */
type FoundPart = { readonly part: DeprecatedPart; readonly name: string; readonly anchor: string };

/** What is called: an operation, or one of its callbacks with its name and anchor. */
type Call = { readonly entry: OperationEntry } & Pick<FoundPart, 'name' | 'anchor'>;

/**
 * Finds the deprecated parts of an operation and of its callbacks.
 * @param seen pointers of the calls that are searched already: a callback may contain itself.
 */
function* findParts(
  search: Search,
  { entry, name, anchor }: Call,
  seen: Set<string>,
): Generator<FoundPart, void> {
  const operation = seen.has(entry.pointer) ? undefined : resolveEntryOperation(search.api, entry);
  if (!operation) return;
  seen.add(entry.pointer);
  const prefix = anchor === '' ? '' : `${anchor}.`;
  for (const part of search.parts.get(entry.pointer) ?? []) yield { part, name, anchor };
  for (const row of search.listRows(operation))
    for (const part of search.getFieldParts(row.schema))
      yield { part, name: row.name || getLastName(row.id), anchor: prefix + row.id };
  const { callbacks } = operation;
  const anchors = listCallbackAnchors(`${prefix}callback`, callbacks);
  for (const [index, callback] of callbacks.entries())
    yield* findParts(search, { ...callback, anchor: anchors[index] ?? '' }, seen);
}

/** Finds where parts of a document are met; those that no operation has are left out. */
function locateParts(api: ApiIndex, all: readonly DeprecatedPart[]): readonly End[] {
  if (all.length === 0) return [];
  const search = createSearch(api, all);
  const ends = new Map<DeprecatedPart, End & { readonly places: EndPlace[] }>();
  const whole = all.findLast(({ place }) => place === '' || place === 'info');
  if (whole) ends.set(whole, { ...whole, pointer: '#', name: '', places: [] });
  for (const entry of api.operations.values()) {
    const { pointer } = entry;
    const raw = [pointer, pointer.replace(/\/[^/]*$/, '/parameters')];
    if (!raw.some((one) => search.mayHold(getAtPointer(api.document, one)))) continue;
    for (const { part, name, anchor } of findParts(
      search,
      { entry, name: '', anchor: '' },
      new Set(),
    )) {
      const end = ends.get(part) ?? { ...part, name, places: [] };
      ends.set(part, end);
      if (end.places.at(-1)?.entry !== entry) end.places.push({ entry, anchor });
    }
  }
  return [...ends.values()];
}

/**
 * Lists what is deprecated or ends in a document: the document itself, operations, webhooks, callbacks, parameters,
 * headers, fields and values of enumerations, in the document's order. A part that several operations share is one end
 * with several places. Empty where nothing is deprecated.
 */
export function listEnds(api: ApiIndex): readonly End[] {
  return locateParts(api, listDeprecatedParts(api.document));
}

/** Lists what ends on a day that a document names, in the document's order; empty for nothing. */
export function listDatedEnds(api: ApiIndex): readonly End[] {
  return locateParts(api, listDeprecatedParts(api.document).filter(hasDay));
}
