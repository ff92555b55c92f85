import {
  type Deprecation,
  DEPRECATION_KEYS,
  readDeprecation,
  readDocumentSunset,
  SUNSET_KEYS,
} from '../../constraints/sunset';
import { getLastName } from '../../core/anchors';
import { getAtPointer, getOwn, isContainer, isList, isObject } from '../../core/json';
import { formatJsonValue } from '../../core/print-json';
import type { SchemaSource } from '../../core/schema-types';
import type { ApiIndex, Json, JsonObject, OperationEntry, Sunset } from '../../core/types';
import { resolveSchema } from '../../schema/resolve-schema';
import { getValueDeprecation } from '../../schema-view/schema-enum';
import { resolveEntryOperation } from '../resolve-operation';
import { listAllFieldRows } from './list-field-rows';

/** Where something that ends is met: an operation, and the anchor on its page; empty for the operation. */
export type EndPlace = { readonly entry: OperationEntry; readonly anchor: string };

/** A part of a document that is deprecated or ends. */
export type End = Deprecation & {
  /** Pointer into the document: of the operation, parameter or schema; `#` for the document itself. */
  readonly pointer: string;
  /** Name of the parameter or field; empty for an operation and for the document. */
  readonly name: string;
  /** Value of the enumeration that ends, as JSON shows it; absent where the whole part ends. */
  readonly value?: string;
  /** Where it is met, in the document's order; none for the document itself. */
  readonly places: readonly EndPlace[];
};

/** Levels of fields inside of fields that are searched, as deep as a pre-rendered page shows them. */
const MAX_DEPTH = 6;

/** Extensions that speak of values of an enumeration. */
const VALUE_KEYS = /^x-(?:enum|ms-enum)/i;

/** Whether an extension says of a value that it is deprecated: by its name, or by more than a text. */
const isOfValues = (key: string, inner: Json) =>
  VALUE_KEYS.test(key) &&
  (/deprecated/i.test(key) ||
    (isContainer(inner) && Object.values<Json>(inner).some((one) => isObject(one))));

/**
 * Whether a part of a document, or what it refers to, has one of some keys: without, there is nothing to look for. Much
 * cheaper than to resolve its fields.
 */
function hasKey(document: JsonObject, part: Json, keys: ReadonlySet<string>): boolean {
  const seen = new Set<Json>([part]);
  for (const value of seen) {
    if (!isContainer(value)) continue;
    for (const [key, inner] of Object.entries<Json>(value)) {
      if (isObject(value) && (keys.has(key) || isOfValues(key, inner))) return true;
      if (isContainer(inner)) seen.add(inner);
      const target = key === '$ref' && typeof inner === 'string' && getAtPointer(document, inner);
      if (isContainer(target)) seen.add(target);
    }
  }
  return false;
}

const createGet = (holder: JsonObject) => (key: string) => getOwn(holder, key);

/** Ends of a field: of its parameter or header, of its schema and of its values, each where the document says it. */
function listFieldEnds(
  { document }: ApiIndex,
  schema: SchemaSource,
): readonly Pick<End, 'pointer' | 'value' | keyof Deprecation>[] {
  const resolved = resolveSchema(document, { ...schema, openRefs: [] });
  const holder = schema.pointer.replace(/\/(?:schema|content\/[^/]*\/schema)$/, '');
  const around = holder === schema.pointer ? undefined : getAtPointer(document, holder);
  const parts = [
    ...(isObject(around) ? [{ value: around, pointer: holder }] : []),
    ...resolved.parts.toReversed(),
  ];
  const whole = parts.flatMap(({ value, pointer }) => {
    const deprecation = readDeprecation(createGet(value));
    return deprecation ? [{ ...deprecation, pointer }] : [];
  });
  const holderOfValues = resolved.parts.findLast(({ value }) => isList(getOwn(value, 'enum')));
  const values = getOwn(holderOfValues?.value, 'enum');
  return [
    ...whole.slice(0, 1),
    ...(holderOfValues && isList(values) ? values : []).flatMap((value) => {
      const deprecation = getValueDeprecation(resolved, value);
      const pointer = holderOfValues?.pointer ?? schema.pointer;
      return deprecation ? [{ ...deprecation, pointer, value: formatJsonValue(value) }] : [];
    }),
  ];
}

function listOperationEnds(api: ApiIndex, entry: OperationEntry): readonly End[] {
  const raw = getAtPointer(api.document, entry.pointer);
  const around = getAtPointer(api.document, entry.pointer.replace(/\/[^/]*$/, '/parameters'));
  const reached = [raw ?? null, around ?? null];
  if (!isObject(raw) || !hasKey(api.document, reached, DEPRECATION_KEYS)) return [];
  const operation = resolveEntryOperation(api, entry);
  if (!operation) return [];
  const own = readDeprecation(createGet(raw));
  const { pointer } = entry;
  return [
    ...(own ? [{ ...own, pointer, name: '', places: [{ entry, anchor: '' }] }] : []),
    ...listAllFieldRows(api, operation, MAX_DEPTH).flatMap(({ id, name, schema }) =>
      listFieldEnds(api, schema).map((end) => ({
        ...end,
        name: name || getLastName(id),
        places: [{ entry, anchor: id }],
      })),
    ),
  ];
}

function listDocumentEnds({ document }: ApiIndex): readonly End[] {
  const sunset = readDocumentSunset(document);
  const end = { deprecated: false, since: '', message: '', pointer: '#', name: '', places: [] };
  return sunset ? [{ ...end, sunset }] : [];
}

/**
 * Lists what is deprecated or ends in a document: the document itself, operations, parameters, headers, fields and
 * values of enumerations, in the document's order. A part that several operations share is one end with several
 * places. Empty where nothing is deprecated.
 */
export function listEnds(api: ApiIndex): readonly End[] {
  const ends = new Map<string, End>();
  const add = (end: End) => {
    const key = `${end.pointer} ${end.value ?? ''}`;
    const known = ends.get(key);
    if (known) ends.set(key, { ...known, places: [...known.places, ...end.places] });
    else ends.set(key, end);
  };
  for (const end of listDocumentEnds(api)) add(end);
  for (const entry of api.operations.values())
    for (const end of listOperationEnds(api, entry)) add(end);
  return [...ends.values()];
}

/** Part of a document that ends on a day that is known. */
export type DatedEnd = End & { readonly sunset: Sunset & { readonly day: string } };

function isDated(end: End): end is DatedEnd {
  return end.sunset?.day !== undefined;
}

/** Lists what ends on a day that a document names, the first day first; empty for nothing. */
export function listDatedEnds(api: ApiIndex): readonly DatedEnd[] {
  if (!hasKey(api.document, api.document, SUNSET_KEYS)) return [];
  return listEnds(api)
    .filter(isDated)
    .toSorted((one, other) => one.sunset.day.localeCompare(other.sunset.day));
}
