import { pickAll, pickAllowed } from './all-parts';
import { isList, isObject } from '../json';
import { type OpenSchema, openSchema, pick, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { getChild, getItems, toTuple } from './schema-children';
import { getUnions } from './schema-unions';
import type { SchemaNode, SchemaSource } from '../schema-types';
import type { Json, JsonObject } from '../types';

const OBJECT_KEYS = ['properties', 'additionalProperties', 'patternProperties', 'required'];
const ITEM_KEYS = ['items', 'prefixItems', 'unevaluatedItems'];

function toTypeName(value: Json): string {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function hasAny(open: OpenSchema, keys: readonly string[]): boolean {
  return keys.some((key) => pick(open, key) !== undefined);
}

/** Types that values of a schema without `type` show: those of `const` and `enum`. */
function toValueTypes(open: OpenSchema): readonly string[] {
  const fixed = pick(open, 'const');
  if (fixed !== undefined) return [toTypeName(fixed)];
  return [...new Set((pickAllowed(open) ?? []).map(toTypeName))];
}

function isNullable(open: OpenSchema): boolean {
  return open.orNull || pick(open, 'nullable') === true || pick(open, 'x-nullable') === true;
}

/** The types that both name; an integer is a number. */
function toCommon(one: readonly string[], other: readonly string[]): readonly string[] {
  const others = new Set(other);
  const isIn = (type: string) => others.has(type) || (type === 'integer' && others.has('number'));
  const common = one.map((type) => (type === 'number' && !isIn(type) ? 'integer' : type));
  return [...new Set(common.filter(isIn))];
}

/** What `type` says in all parts (JSON Schema Core 10.2.1.1); where nothing is left, in the last one. */
function getNamed(open: OpenSchema): readonly string[] {
  const lists = pickAll(open, 'type')
    .map((type) => (isList(type) ? type : [type]).filter((one) => typeof one === 'string'))
    .filter((types) => types.length > 0);
  const [first = [], ...others] = lists;
  const shared = others.reduce(toCommon, first);
  return shared.length > 0 ? shared : (others.at(-1) ?? first);
}

/**
 * The types a schema names, `null` last: from `type` (text or list), else from what it says
 * elsewhere (`properties` make an object). Empty when it says nothing.
 */
export function getTypes(open: OpenSchema): readonly string[] {
  const types = new Set(getNamed(open));
  if (types.size === 0) {
    if (hasAny(open, OBJECT_KEYS)) types.add('object');
    else if (hasAny(open, ITEM_KEYS)) types.add('array');
    else toValueTypes(open).forEach((one) => types.add(one));
  }
  if (types.size > 0 && isNullable(open)) types.add('null');
  const rest = [...types].filter((one) => one !== 'null');
  return types.has('null') ? [...rest, 'null'] : rest;
}

/** What a schema may be, of all its unions. */
function getMembers(open: OpenSchema): readonly SchemaSource[] {
  return getUnions(open, []).flatMap((union) =>
    union.members.map((member, index) =>
      toChild(open, union, member, toPointer(union.pointer, index)),
    ),
  );
}

/** What a reader opens: a union without properties of its own is a `union`, whatever its `type`. */
export function getKind(open: OpenSchema): SchemaNode['kind'] {
  if (open.never) return 'never';
  const types = getTypes(open);
  const hasProperties = hasAny(open, ['properties']);
  if (!hasProperties && getMembers(open).length > 0) return 'union';
  if (types.includes('object')) return 'object';
  if (types.includes('array')) return 'array';
  return types.length > 0 ? 'scalar' : 'any';
}

/** Labels of nested arrays and maps name their content this many levels down. */
const MAX_LABEL_DEPTH = 3;

function toContentLabel(
  document: JsonObject,
  source: SchemaSource | undefined,
  depth: number,
): string {
  if (source?.value === undefined || source.value === true || depth > MAX_LABEL_DEPTH) return 'any';
  // What is open around it does not matter to its name.
  const open = openSchema(document, { ...source, trail: [] });
  return open.ref ?? toLabel(document, open, depth);
}

/** What a list or a map holds, in brackets where it could not be told from what may stand in place of the whole. */
function toHeldLabel(label: string, isOneOfSeveral: boolean): string {
  const isOpen = label.includes(' or ') || (isOneOfSeveral && label.startsWith('one of '));
  return isOpen ? `(${label})` : label;
}

function toUnionLabel(document: JsonObject, open: OpenSchema, depth: number): string {
  // Of each union one holds: together their members are no choice.
  if (getUnions(open, []).length > 1) return getTypes(open).join(' or ') || 'one of each';
  const members = getMembers(open);
  if (members.length > 4) return `one of ${members.length}`;
  const labels = new Set(members.map((one) => toContentLabel(document, one, depth + 1)));
  return labels.size === 1 ? [...labels].join('') : `one of ${[...labels].join(', ')}`;
}

/** A union that may also be `null`, where none of its members says so. */
function toNullableLabel(document: JsonObject, open: OpenSchema, depth: number): string {
  const label = toUnionLabel(document, open, depth);
  const isNull = isNullable(open) || getNamed(open).includes('null');
  return isNull && !/(?:^|[ (])null(?:$|[,)])/.test(label) ? `${label} or null` : label;
}

function toObjectLabel(document: JsonObject, open: OpenSchema, depth: number): string {
  const additional = getChild(open, 'additionalProperties');
  if (hasAny(open, ['properties']) || !isObject(additional?.value)) return 'object';
  const label = toContentLabel(document, additional, depth + 1);
  return `map of ${toHeldLabel(label, getTypes(open).length > 1)}`;
}

function toLabel(document: JsonObject, open: OpenSchema, depth: number): string {
  if (open.never) return 'never';
  if (getKind(open) === 'union') return toNullableLabel(document, open, depth);
  const types = getTypes(open);
  if (types.length === 0) return isList(pick(open, 'enum')) ? 'enum' : 'any';
  if (pick(open, 'type') === undefined && types.length > 1 && isList(pick(open, 'enum')))
    return 'enum';
  const labels = types.map((type) => {
    if (type === 'object') return toObjectLabel(document, open, depth);
    if (type !== 'array' || toTuple(open).length > 0) return type;
    const items = getItems(open);
    if (items === undefined) return 'array';
    const label = toContentLabel(document, items, depth + 1);
    return `array of ${toHeldLabel(label, types.length > 1)}`;
  });
  return labels.join(' or ');
}

/** A schema's type in words: `string`, `integer or null`, `array of Customer`, `map of string`, `any`. */
export function toTypeLabel(document: JsonObject, open: OpenSchema): string {
  return toLabel(document, open, 0);
}
