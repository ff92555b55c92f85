import { isObject, toPrintable } from '../json';
import { pickLimit } from '../schema/all-parts';
import { type OpenSchema, pickText } from '../schema/open-schema';
import { toPointer } from '../pointer';
import { getChild, toPatterns } from '../schema/schema-children';
import { toFields } from '../schema/schema-fields';
import { getKind, getTypes } from '../schema/schema-type';
import type { Field, Sample, SchemaSource } from '../schema-types';
import type { ApiIndex, Json, JsonObject } from '../types';
import { getOwnValue, getRequiredBeside } from './own-value';
import { toPatternText } from './pattern-text';
import { getRequiredByForm, toChosen, toKindEntry, toMappedForm } from './sample-forms';
import { toList } from './sample-list';
import { isAffordable, isHidden, type Place, type Run, toOpen } from './sample-run';
import { toScalar, toTyped } from './sample-scalar';

/** Characters of a name that somebody made up. */
const LONGEST_NAME = 40;

/** How much of a schema a sample shows. */
export type SampleOptions = {
  /** Schemas visited before the sample is cut. Default 2,000. */
  readonly nodes?: number;
  /** Levels below the first before the sample is cut. Default 12. */
  readonly depth?: number;
  /** `request` leaves out what is read only, `response` what is write only. Default: neither. */
  readonly direction?: 'request' | 'response';
  /** `first-request`: display fields and what is required only, where a schema marks any. Default `all`. */
  readonly only?: Run['only'];
  /** Places that it leaves out, as JSON pointers. */
  readonly without?: ReadonlySet<string>;
};

/** Names, with those that they make required once they are sent, and so on. */
function withDependent(fields: readonly Field[], names: ReadonlySet<string>): ReadonlySet<string> {
  const dependents = new Map<string, string[]>();
  for (const { name, requiredWith = [] } of fields)
    for (const other of requiredWith)
      dependents.set(other, [...(dependents.get(other) ?? []), name]);
  // A set is walked to the end of what is put into it on the way.
  const all = new Set(names);
  for (const name of all) dependents.get(name)?.forEach((one) => all.add(one));
  return all;
}

/** The fields that a first request needs, with those that they themselves make required. */
function getFirst(fields: readonly Field[], requiredByForm: readonly string[]): readonly Field[] {
  const names = new Set(requiredByForm);
  for (const { name, required, display } of fields) if (required || display) names.add(name);
  const needed = withDependent(fields, names);
  return fields.filter(({ name }) => needed.has(name));
}

/** As many of those that can be seen as there may be: all that are required, then the first of the others. */
function getMost(run: Run, fields: readonly Field[], most = Infinity): readonly Field[] {
  if (fields.length <= most) return fields;
  const seen = fields.filter((field) => !isHidden(run, field));
  let left = most - seen.filter(({ required }) => required).length;
  return seen.filter(({ required }) => required || left-- > 0);
}

function getShown(run: Run, open: OpenSchema, source: SchemaSource): readonly Field[] {
  const fields = toFields(open, source);
  const first =
    run.only === 'first-request' ? getFirst(fields, getRequiredByForm(run, open, source)) : [];
  return getMost(run, first.length > 0 ? first : fields, pickLimit(open, 'maxProperties'));
}

/** A key that the schema of the names allows. */
function getKey(run: Run, open: OpenSchema): string {
  const source = getChild(open, 'propertyNames');
  const names = source && toOpen(run, source);
  const own = names && getOwnValue(names);
  if (typeof own === 'string') return own;
  return (names && toName(pickText(names, 'pattern'))) ?? 'key';
}

/** A name that a pattern allows. */
function toName(pattern: string): string | undefined {
  return toPatternText(pattern, 1, LONGEST_NAME);
}

/** A name that no property has, and the schema of its value; `undefined` where a map is empty, or says nothing. */
function getMapEntry(run: Run, open: OpenSchema): readonly [string, SchemaSource] | undefined {
  for (const { pattern, schema } of toPatterns(open)) {
    const name = toName(pattern);
    if (name !== undefined && schema.value !== false) return [name, schema];
  }
  const additional = getChild(open, 'additionalProperties');
  return additional && isObject(additional.value) ? [getKey(run, open), additional] : undefined;
}

function toMap(run: Run, open: OpenSchema, place: Place): Json {
  const [key, schema] = getMapEntry(run, open) ?? [];
  if (key === undefined || schema === undefined) return {};
  const at = toPointer(place.at, key);
  const value = run.toValue(schema, { at, depth: place.depth + 1 });
  return value === undefined ? {} : { [key]: value };
}

function toEntries(run: Run, fields: readonly Field[], place: Place): readonly [string, Json][] {
  return fields.flatMap((field): [string, Json][] => {
    const at = toPointer(place.at, field.name);
    if (run.left < 0 || run.without.has(at) || isHidden(run, field)) return [];
    const value = run.toValue(field.schema, { at, depth: place.depth + 1 });
    return value === undefined ? [] : [[field.name, value]];
  });
}

function toRecord(run: Run, open: OpenSchema, source: SchemaSource, place: Place): Json {
  const fields = getShown(run, open, source);
  const form = toMappedForm(run, open, fields, place);
  if (form !== undefined) return form;
  const entries = toEntries(run, fields, place);
  const chosen = toChosen(run, open, source, place) ?? toKindEntry(run, open, source, fields);
  if (isObject(chosen)) return Object.fromEntries([...entries, ...Object.entries(chosen)]);
  return entries.length > 0 || fields.some((field) => !isHidden(run, field))
    ? Object.fromEntries(entries)
    : toMap(run, open, place);
}

function toInside(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  place: Place,
): Json | undefined {
  const kind = getKind(open);
  switch (kind) {
    case 'object':
      return toRecord(run, open, source, place);
    case 'array':
      return toList(run, open, source, place);
    case 'union':
      return toChosen(run, open, source, place);
    case 'scalar':
      return toScalar(open, getTypes(open)[0] ?? 'null');
    case 'any':
      return {};
    case 'never':
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** The example of a base, with what its heir requires besides and it does not know. */
function withRequired(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  example: JsonObject,
  place: Place,
): JsonObject {
  const missing = new Set(getRequiredBeside(open).filter((name) => !Object.hasOwn(example, name)));
  if (missing.size === 0 || open.cyclic) return example;
  const fields = toFields(open, source).filter(({ name }) => missing.has(name));
  return Object.fromEntries([...Object.entries(example), ...toEntries(run, fields, place)]);
}

function toValue(run: Run, source: SchemaSource, place: Place): Json | undefined {
  run.left -= 1;
  if (run.left < 0) {
    // One entry tells that the budget ran out; a list of everything left out would be as long.
    if (run.left === -1) run.cut.push(place.at);
    return undefined;
  }
  const open = toOpen(run, source);
  const own = getOwnValue(open);
  if (own !== undefined && isAffordable(run, own, place)) {
    const whole = isObject(own) ? withRequired(run, open, source, own, place) : own;
    return toTyped(toPrintable(whole), getTypes(open));
  }
  if (own !== undefined || open.cyclic || place.depth > run.depth) {
    run.cut.push(place.at);
    return undefined;
  }
  return toInside(run, open, source, place);
}

/**
 * Sample data of a schema (SPEC 3): the document's own examples first, plausible values elsewhere.
 * Loops end by the trail of open references, size by the budget; `cut` says where. A schema that
 * allows nothing, or that is cut at its root, gives `null`; no schema gives an empty object.
 */
export function toSample(
  api: ApiIndex,
  source: SchemaSource,
  { nodes = 2000, depth = 12, direction, only = 'all', without = new Set() }: SampleOptions = {},
): Sample {
  const hidden = direction && (direction === 'request' ? 'readOnly' : 'writeOnly');
  const run: Run = {
    api,
    depth,
    only,
    without,
    hidden,
    cut: [],
    opened: new WeakMap(),
    left: nodes,
    toValue: (inner, place) => toValue(run, inner, place),
  };
  const value = run.toValue(source, { at: '', depth: 0 });
  return { value: value ?? null, cut: run.cut };
}
