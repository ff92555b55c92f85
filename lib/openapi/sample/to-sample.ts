import { isObject, toPrintable, toSize } from '../json';
import { pickAllowed } from '../schema/all-parts';
import { type OpenSchema, openSchema, pick } from '../schema/open-schema';
import { getContained, toContainedCount, toItemCount } from './list-items';
import { toPointer } from '../pointer';
import { toScalar, toTyped } from './sample-scalar';
import { getChild, getExample, getItems, toTuple } from '../schema/schema-children';
import { getDiscriminator } from '../schema/schema-discriminator';
import { toFields } from '../schema/schema-fields';
import { getBareRequired } from '../schema/schema-requirements';
import { getKind, getTypes } from '../schema/schema-type';
import { toChoices, toDiscriminated } from '../schema/schema-variants';
import type { Field, Sample, SchemaSource } from '../schema-types';
import type { ApiIndex, Json } from '../types';

/** How much of a schema a sample shows. */
export type SampleOptions = {
  /** Schemas visited before the sample is cut. Default 2,000. */
  readonly nodes?: number;
  /** Levels below the first before the sample is cut. Default 12. */
  readonly depth?: number;
  /** `request` leaves out what is read only, `response` what is write only. Default: neither. */
  readonly direction?: 'request' | 'response';
  /** `first-request`: display fields and what is required only, where a schema marks any. Default `all`. */
  readonly only?: 'all' | 'first-request';
  /** Places that it leaves out, as JSON pointers. */
  readonly without?: ReadonlySet<string>;
};

type Run = Required<Omit<SampleOptions, 'direction' | 'nodes'>> & {
  readonly api: ApiIndex;
  readonly hidden: string | undefined;
  readonly cut: string[];
  /** Schemas that were opened: what is hidden is asked of each field before its value. */
  readonly opened: WeakMap<SchemaSource, OpenSchema>;
  left: number;
};

function toOpen(run: Run, source: SchemaSource): OpenSchema {
  const open = run.opened.get(source) ?? openSchema(run.api.document, source);
  run.opened.set(source, open);
  return open;
}

/** A place in the sample: its JSON pointer and how deep it is. */
type Place = { readonly at: string; readonly depth: number };

/**
 * What the document itself offers: an example, its default, the only or first value allowed. An
 * example of `null` is what generators write where there is none.
 */
function getOwnValue(open: OpenSchema): Json | undefined {
  const example = getExample(open) ?? pick(open, 'default') ?? pick(open, 'const');
  return example === undefined ? pickAllowed(open)?.[0] : example;
}

/** Takes what a value is to print off the budget. `false`: it is more than is left. The whole sample is always shown. */
function isAffordable(run: Run, value: Json, place: Place): boolean {
  const size = toSize(value) - 1;
  if (size > run.left && place.at !== '') return false;
  run.left -= Math.min(size, run.left);
  return true;
}

function isHidden(run: Run, field: Field): boolean {
  return run.hidden !== undefined && pick(toOpen(run, field.schema), run.hidden) === true;
}

/** What the first form of a union requires of the fields beside it. */
function getRequiredByForm(run: Run, open: OpenSchema, source: SchemaSource): readonly string[] {
  const [form] = toChoices(open, source, []);
  return form ? getBareRequired(toOpen(run, form.schema)) : [];
}

/** The fields that a first request needs, with those that they themselves make required. */
function getFirst(fields: readonly Field[], requiredByForm: readonly string[]): readonly Field[] {
  const names = new Set(requiredByForm);
  for (const { name, required, display } of fields) if (required || display) names.add(name);
  const needed = ({ name, requiredWith = [] }: Field) =>
    names.has(name) || requiredWith.some((other) => names.has(other));
  return fields.filter(needed);
}

function getShown(run: Run, open: OpenSchema, source: SchemaSource): readonly Field[] {
  const fields = toFields(open, source, []);
  const first =
    run.only === 'first-request' ? getFirst(fields, getRequiredByForm(run, open, source)) : [];
  return first.length > 0 ? first : fields;
}

/** The first choice that has a value: one that loops is passed over for one that does not. */
function toChosen(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  place: Place,
): Json | undefined {
  const { document } = run.api;
  const choices = toChoices(open, source, []);
  const before = run.cut.length;
  for (const { schema } of choices) {
    run.cut.length = before;
    const value = toValue(run, schema, place);
    if (value === undefined) continue;
    const told = isObject(value) ? toDiscriminated(document, open, schema) : undefined;
    if (told === undefined || !isObject(value)) return value;
    return Object.fromEntries([...Object.entries(value), [told.property, told.value]]);
  }
  return undefined;
}

/** A key that the schema of the names allows. */
function getKey(run: Run, open: OpenSchema): string {
  const names = getChild(open, 'propertyNames');
  const own = names && getOwnValue(toOpen(run, names));
  return typeof own === 'string' ? own : 'key';
}

function toMap(run: Run, open: OpenSchema, place: Place): Json {
  const additional = getChild(open, 'additionalProperties');
  if (additional === undefined || !isObject(additional.value)) return {};
  const key = getKey(run, open);
  const value = toValue(run, additional, { at: toPointer(place.at, key), depth: place.depth + 1 });
  return value === undefined ? {} : { [key]: value };
}

/** The property that tells which schema this is, where none of its own values does: this one's name, or a mapped one. */
function toKindEntry(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  fields: readonly Field[],
): Json | undefined {
  const { document } = run.api;
  const { property, mapping } = getDiscriminator(open) ?? {};
  const field = fields.find(({ name }) => name === property);
  if (field === undefined || mapping === undefined) return undefined;
  const told = toOpen(run, field.schema);
  if (getOwnValue(told) !== undefined || getTypes(told)[0] !== 'string') return undefined;
  const own = toDiscriminated(document, open, source)?.value;
  const [first = own] = Object.keys(mapping);
  const value = own !== undefined && Object.hasOwn(mapping, own) ? own : first;
  return value === undefined ? undefined : { [field.name]: value };
}

function toRecord(run: Run, open: OpenSchema, source: SchemaSource, place: Place): Json {
  const fields = getShown(run, open, source);
  const entries = fields.flatMap((field): [string, Json][] => {
    const at = toPointer(place.at, field.name);
    if (run.left < 0 || run.without.has(at) || isHidden(run, field)) return [];
    const value = toValue(run, field.schema, { at, depth: place.depth + 1 });
    return value === undefined ? [] : [[field.name, value]];
  });
  const chosen = toChosen(run, open, source, place) ?? toKindEntry(run, open, source, fields);
  if (isObject(chosen)) return Object.fromEntries([...entries, ...Object.entries(chosen)]);
  return entries.length > 0 || fields.some((field) => !isHidden(run, field))
    ? Object.fromEntries(entries)
    : toMap(run, open, place);
}

/** So many items of one kind, made from the first of them. */
function toItems(run: Run, wanted: number, make: () => Json | undefined): readonly Json[] {
  if (wanted <= 0) return [];
  const before = run.left;
  const value = make();
  if (value === undefined) return [];
  // Each further one is as much to print as the first: lists in lists would grow without end.
  const used = Math.max(1, before - run.left);
  const count = Math.min(wanted, 1 + Math.floor(Math.max(0, run.left) / used));
  run.left -= used * (count - 1);
  return Array.from({ length: count }, () => value);
}

function toList(run: Run, open: OpenSchema, source: SchemaSource, place: Place): Json {
  const child = (index: number) => ({ at: toPointer(place.at, index), depth: place.depth + 1 });
  const tuple = toTuple(open);
  if (tuple.length > 0) return tuple.map((item, index) => toValue(run, item, child(index)) ?? null);
  const items = getItems(open);
  const must = getContained(open);
  const toMust = () => must && toValue(run, must, child(0));
  const contained = toItems(run, toContainedCount(open), toMust);
  if (items === undefined) return contained;
  const display = source.display === undefined ? items : { ...items, display: source.display };
  const { length } = contained;
  const toItem = () => toValue(run, display, child(length));
  return [...contained, ...toItems(run, toItemCount(open) - length, toItem)];
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

/** `undefined`: nothing can stand here, or the sample is cut here. */
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
    return toTyped(toPrintable(own), getTypes(open));
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
  const cut: Run['cut'] = [];
  const run: Run = { api, depth, only, without, hidden, cut, opened: new WeakMap(), left: nodes };
  const value = toValue(run, source, { at: '', depth: 0 });
  return { value: value ?? null, cut };
}
