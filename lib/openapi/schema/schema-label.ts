import { isList, isObject } from '../json';
import { type OpenSchema, openSchema, pick } from './open-schema';
import { getChild, getItems, toTuple } from './schema-children';
import { getKind, getMembers, getNamed, getTypes, hasAny, isNullable } from './schema-type';
import { getUnions } from './schema-unions';
import type { SchemaSource } from '../schema-types';
import type { JsonObject } from '../types';

/** Labels of nested arrays and maps name their content this many levels down. */
const MAX_LABEL_DEPTH = 3;

/** Members that the label of a union names; of more it says how many. */
const MOST_MEMBERS = 4;

function toContentLabel(
  document: JsonObject,
  source: SchemaSource | undefined,
  depth: number,
): string {
  if (source?.value === undefined || source.value === true || depth > MAX_LABEL_DEPTH) return 'any';
  // What is open around it does not matter to its name.
  const open = openSchema(document, { ...source, trail: [] });
  if (open.ref === undefined) return toLabel(document, open, depth);
  return open.orNull ? `${open.ref} or null` : open.ref;
}

/** Whether a label lists choices outside brackets: what follows it could be taken for one of them. */
function hasOpenUnion(label: string): boolean {
  return label.replace(/\([^()]*\)/g, '').includes('one of ');
}

/** What a list or a map holds, in brackets where it could not be told from what may stand in place of the whole. */
function toHeldLabel(label: string, isOneOfSeveral: boolean): string {
  const isOpen = label.includes(' or ') || (isOneOfSeveral && hasOpenUnion(label));
  return isOpen ? `(${label})` : label;
}

function toUnionLabel(document: JsonObject, open: OpenSchema, depth: number): string {
  // Of each union one holds: together their members are no choice.
  if (getUnions(open, []).length > 1) return getTypes(open).join(' or ') || 'one of each';
  const members = getMembers(open);
  if (members.length > MOST_MEMBERS) return `one of ${members.length}`;
  const labels = new Set(members.map((one) => toContentLabel(document, one, depth + 1)));
  if (labels.size === 1) return [...labels].join('');
  const told = [...labels].map((label) => (hasOpenUnion(label) ? `(${label})` : label));
  return `one of ${told.join(', ')}`;
}

/** Whether the label of a union names `null` among its members; of one with a name it says that. */
function tellsNull(document: JsonObject, open: OpenSchema, depth: number): boolean {
  if (getUnions(open, []).length > 1) return getTypes(open).includes('null');
  const members = getMembers(open);
  if (members.length > MOST_MEMBERS || depth > MAX_LABEL_DEPTH) return false;
  return members.some((member) => {
    const one = openSchema(document, { ...member, trail: [] });
    if (one.ref !== undefined) return one.orNull;
    if (isNullable(one) || getTypes(one).includes('null')) return true;
    return getKind(one) === 'union' && tellsNull(document, one, depth + 1);
  });
}

/** A union that may also be `null`, where none of its members says so. */
function toNullableLabel(document: JsonObject, open: OpenSchema, depth: number): string {
  const label = toUnionLabel(document, open, depth);
  const isNull = isNullable(open) || getNamed(open).includes('null');
  return isNull && !tellsNull(document, open, depth) ? `${label} or null` : label;
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
