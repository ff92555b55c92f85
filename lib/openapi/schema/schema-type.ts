import { isList, isNumber, joinPointer } from '../core/json';
import type { SchemaNode, SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { getAllowedValues, getKeywordValues } from './merged-keywords';
import { childSource, getKeyword, type ResolvedSchema } from './resolve-schema';
import { getUnions } from './schema-unions';

const OBJECT_KEYS = ['properties', 'additionalProperties', 'patternProperties', 'required'];
const ITEM_KEYS = ['items', 'prefixItems', 'unevaluatedItems'];

function getValueType(value: Json): string {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'bigint') return 'integer';
  if (isNumber(value)) return Number.isInteger(Number(value)) ? 'integer' : 'number';
  return typeof value;
}

/** Whether a schema has any of these keywords. */
export function hasAnyKeyword(resolved: ResolvedSchema, keys: readonly string[]): boolean {
  return keys.some((key) => getKeyword(resolved, key) !== undefined);
}

/** Types of the values in `const` or `enum`, for a schema without `type`; empty for none. */
function inferValueTypes(resolved: ResolvedSchema): readonly string[] {
  const fixed = getKeyword(resolved, 'const');
  if (fixed !== undefined) return [getValueType(fixed)];
  return [...new Set((getAllowedValues(resolved) ?? []).map(getValueType))];
}

/** Types that both lists name; `number` includes `integer`. */
function intersectTypes(one: readonly string[], other: readonly string[]): readonly string[] {
  const others = new Set(other);
  const isIn = (type: string) => others.has(type) || (type === 'integer' && others.has('number'));
  const common = one.map((type) => (type === 'number' && !isIn(type) ? 'integer' : type));
  return [...new Set(common.filter(isIn))];
}

/** Types that each part allows by `type`; empty without `type`. */
export function listDeclaredTypes(resolved: ResolvedSchema): readonly (readonly string[])[] {
  return getKeywordValues(resolved, 'type')
    .map((type) => (isList(type) ? type : [type]).filter((one) => typeof one === 'string'))
    .filter((types) => types.length > 0);
}

/**
 * Types that `type` allows in all parts (JSON Schema Core 10.2.1.1); if none is common, those of
 * the last part. Empty without `type`.
 */
export function getDeclaredTypes(resolved: ResolvedSchema): readonly string[] {
  const [first = [], ...others] = listDeclaredTypes(resolved);
  const shared = others.reduce(intersectTypes, first);
  return shared.length > 0 ? shared : (others.at(-1) ?? first);
}

/**
 * Types of a schema, `null` last: from `type`, else inferred from other keywords (`properties`
 * imply an object). Empty if nothing implies a type.
 */
export function getTypes(resolved: ResolvedSchema): readonly string[] {
  const types = new Set(getDeclaredTypes(resolved));
  if (types.size === 0) {
    if (hasAnyKeyword(resolved, OBJECT_KEYS)) types.add('object');
    else if (hasAnyKeyword(resolved, ITEM_KEYS)) types.add('array');
    else inferValueTypes(resolved).forEach((one) => types.add(one));
  }
  if (types.size > 0 && resolved.nullable) types.add('null');
  const rest = [...types].filter((one) => one !== 'null');
  return types.has('null') ? [...rest, 'null'] : rest;
}

/** Members of all unions of a schema; empty without a union. */
export function getUnionMembers(resolved: ResolvedSchema): readonly SchemaSource[] {
  return getUnions(resolved, []).flatMap((union) =>
    union.members.map((member, index) =>
      childSource(resolved, union, member, joinPointer(union.pointer, index)),
    ),
  );
}

/** Kind of a schema. A union without properties of its own is a `union`, whatever its `type`. */
export function getSchemaKind(resolved: ResolvedSchema): SchemaNode['kind'] {
  if (resolved.never) return 'never';
  const types = getTypes(resolved);
  const hasProperties = hasAnyKeyword(resolved, ['properties']);
  if (!hasProperties && getUnionMembers(resolved).length > 0) return 'union';
  if (types.includes('object')) return 'object';
  if (types.includes('array')) return 'array';
  return types.length > 0 ? 'scalar' : 'any';
}
