import { isList, isObject } from '../core/json';
import { type ResolvedSchema, resolveSchema, getKeyword } from '../schema/resolve-schema';
import { getChild, getItems, getTuple } from '../schema/schema-children';
import {
  getSchemaKind,
  getUnionMembers,
  getDeclaredTypes,
  getTypes,
  hasAnyKeyword,
  isNullable,
} from '../schema/schema-type';
import { getUnions } from '../schema/schema-unions';
import type { SchemaSource } from '../core/schema-types';
import type { JsonObject } from '../core/types';

/** Labels of nested arrays and maps name their content this many levels down. */
const MAX_LABEL_DEPTH = 3;

/** Members that the label of a union names; of more it says how many. */
const MAX_MEMBERS = 4;

function formatContentLabel(
  document: JsonObject,
  source: SchemaSource | undefined,
  depth: number,
): string {
  if (source?.value === undefined || source.value === true || depth > MAX_LABEL_DEPTH) return 'any';
  // What is open around it does not matter to its name.
  const resolved = resolveSchema(document, { ...source, trail: [] });
  if (resolved.ref === undefined) return formatLabelAtDepth(document, resolved, depth);
  return resolved.orNull ? `${resolved.ref} or null` : resolved.ref;
}

/** Whether a label lists choices outside brackets: what follows it could be taken for one of them. */
function hasUnbracketedUnion(label: string): boolean {
  return label.replace(/\([^()]*\)/g, '').includes('one of ');
}

/** What a list or a map holds, in brackets where it could not be told from what may stand in place of the whole. */
function bracketLabel(label: string, isOneOfSeveral: boolean): string {
  const isAmbiguous = label.includes(' or ') || (isOneOfSeveral && hasUnbracketedUnion(label));
  return isAmbiguous ? `(${label})` : label;
}

function formatUnionLabel(document: JsonObject, resolved: ResolvedSchema, depth: number): string {
  // Of each union one holds: together their members are no choice.
  if (getUnions(resolved, []).length > 1) return getTypes(resolved).join(' or ') || 'one of each';
  const members = getUnionMembers(resolved);
  if (members.length > MAX_MEMBERS) return `one of ${members.length}`;
  const labels = new Set(members.map((one) => formatContentLabel(document, one, depth + 1)));
  if (labels.size === 1) return [...labels].join('');
  const bracketed = [...labels].map((label) => (hasUnbracketedUnion(label) ? `(${label})` : label));
  return `one of ${bracketed.join(', ')}`;
}

/** Whether the label of a union names `null` among its members; of one with a name it says that. */
function labelNamesNull(document: JsonObject, resolved: ResolvedSchema, depth: number): boolean {
  if (getUnions(resolved, []).length > 1) return getTypes(resolved).includes('null');
  const members = getUnionMembers(resolved);
  if (members.length > MAX_MEMBERS || depth > MAX_LABEL_DEPTH) return false;
  return members.some((member) => {
    const one = resolveSchema(document, { ...member, trail: [] });
    if (one.ref !== undefined) return one.orNull;
    if (isNullable(one) || getTypes(one).includes('null')) return true;
    return getSchemaKind(one) === 'union' && labelNamesNull(document, one, depth + 1);
  });
}

/** A union that may also be `null`, where none of its members says so. */
function formatNullableLabel(
  document: JsonObject,
  resolved: ResolvedSchema,
  depth: number,
): string {
  const label = formatUnionLabel(document, resolved, depth);
  const isNull = isNullable(resolved) || getDeclaredTypes(resolved).includes('null');
  return isNull && !labelNamesNull(document, resolved, depth) ? `${label} or null` : label;
}

function formatObjectLabel(document: JsonObject, resolved: ResolvedSchema, depth: number): string {
  const additional = getChild(resolved, 'additionalProperties');
  if (hasAnyKeyword(resolved, ['properties']) || !isObject(additional?.value)) return 'object';
  const label = formatContentLabel(document, additional, depth + 1);
  return `map of ${bracketLabel(label, getTypes(resolved).length > 1)}`;
}

function formatLabelAtDepth(document: JsonObject, resolved: ResolvedSchema, depth: number): string {
  if (resolved.never) return 'never';
  if (getSchemaKind(resolved) === 'union') return formatNullableLabel(document, resolved, depth);
  const types = getTypes(resolved);
  if (types.length === 0) return isList(getKeyword(resolved, 'enum')) ? 'enum' : 'any';
  if (
    getKeyword(resolved, 'type') === undefined &&
    types.length > 1 &&
    isList(getKeyword(resolved, 'enum'))
  )
    return 'enum';
  const labels = types.map((type) => {
    if (type === 'object') return formatObjectLabel(document, resolved, depth);
    if (type !== 'array' || getTuple(resolved).length > 0) return type;
    const items = getItems(resolved);
    if (items === undefined) return 'array';
    const label = formatContentLabel(document, items, depth + 1);
    return `array of ${bracketLabel(label, types.length > 1)}`;
  });
  return labels.join(' or ');
}

/** A schema's type in words: `string`, `integer or null`, `array of Customer`, `map of string`, `any`. */
export function formatTypeLabel(document: JsonObject, resolved: ResolvedSchema): string {
  return formatLabelAtDepth(document, resolved, 0);
}
