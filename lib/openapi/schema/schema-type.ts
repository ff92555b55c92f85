import { pickAll, pickAllowed } from './all-parts';
import { isList, isMeant } from '../json';
import { type OpenSchema, pick, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { getUnions } from './schema-unions';
import type { SchemaNode, SchemaSource } from '../schema-types';
import type { Json } from '../types';

const OBJECT_KEYS = ['properties', 'additionalProperties', 'patternProperties', 'required'];
const ITEM_KEYS = ['items', 'prefixItems', 'unevaluatedItems'];

function toTypeName(value: Json): string {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'bigint') return 'integer';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** Whether a schema has any of these keywords. */
export function hasAny(open: OpenSchema, keys: readonly string[]): boolean {
  return keys.some((key) => pick(open, key) !== undefined);
}

/** Types that values of a schema without `type` show: those of `const` and `enum`. */
function toValueTypes(open: OpenSchema): readonly string[] {
  const fixed = pick(open, 'const');
  if (fixed !== undefined) return [toTypeName(fixed)];
  return [...new Set((pickAllowed(open) ?? []).map(toTypeName))];
}

/** Whether it says, beside its types, that `null` is a value, too. */
export function isNullable(open: OpenSchema): boolean {
  return open.orNull || isMeant(pick(open, 'nullable')) || isMeant(pick(open, 'x-nullable'));
}

/** The types that both name; an integer is a number. */
function toCommon(one: readonly string[], other: readonly string[]): readonly string[] {
  const others = new Set(other);
  const isIn = (type: string) => others.has(type) || (type === 'integer' && others.has('number'));
  const common = one.map((type) => (type === 'number' && !isIn(type) ? 'integer' : type));
  return [...new Set(common.filter(isIn))];
}

/** What `type` says in all parts (JSON Schema Core 10.2.1.1); where nothing is left, in the last one. */
export function getNamed(open: OpenSchema): readonly string[] {
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
export function getMembers(open: OpenSchema): readonly SchemaSource[] {
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
