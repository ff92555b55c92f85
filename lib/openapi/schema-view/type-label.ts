import * as words from '@/.generated/words/openapi-schema/types';
import { isList, isObject } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { type ResolvedSchema, resolveSchema, getKeyword } from '../schema/resolve-schema';
import { getChild, getItems, getTuple } from '../schema/schema-children';
import {
  getSchemaKind,
  getUnionMembers,
  getDeclaredTypes,
  getTypes,
  hasAnyKeyword,
} from '../schema/schema-type';
import { getUnions } from '../schema/schema-unions';

/** Levels of nested arrays, maps and unions that a label names. */
const MAX_LABEL_DEPTH = 3;

/** Number of union members that a label names; more are only counted. */
const MAX_MEMBERS = 4;

function formatContentLabel(
  document: JsonObject,
  source: SchemaSource | undefined,
  depth: number,
): string {
  if (source?.value === undefined || source.value === true || depth > MAX_LABEL_DEPTH)
    return words.any;
  // `openRefs` is dropped: references open above do not matter to a label.
  const resolved = resolveSchema(document, { ...source, openRefs: [] });
  if (resolved.ref === undefined) return formatLabelAtDepth(document, resolved, depth);
  return resolved.orNull ? words.either({ type: resolved.ref, other: 'null' }) : resolved.ref;
}

/** Separators of labels with alternatives, which no other label has. */
const ONE_OF = words.oneOf('');
const OR = words.either({ type: '', other: '' });

/** Joins types of which one applies: `string or null`; empty for none. */
export function joinTypes(types: readonly string[]): string {
  const [first = '', ...others] = types;
  return others.reduce((label, type) => words.either({ type: label, other: type }), first);
}

/** Whether a label lists alternatives outside brackets, where following text is ambiguous. */
function hasUnbracketedUnion(label: string): boolean {
  return label.replace(/\([^()]*\)/g, '').includes(ONE_OF);
}

/** Puts the content of a list or map in brackets if it is ambiguous beside alternatives. */
function bracketLabel(label: string, isOneOfSeveral: boolean): string {
  const isAmbiguous = label.includes(OR) || (isOneOfSeveral && hasUnbracketedUnion(label));
  return isAmbiguous ? `(${label})` : label;
}

function formatUnionLabel(document: JsonObject, resolved: ResolvedSchema, depth: number): string {
  // One member of each union applies: together they are no single choice.
  if (getUnions(resolved, []).length > 1) return joinTypes(getTypes(resolved)) || words.oneOfEach;
  const members = getUnionMembers(resolved);
  if (members.length > MAX_MEMBERS) return words.oneOf(`${members.length}`);
  const labels = new Set(members.map((one) => formatContentLabel(document, one, depth + 1)));
  if (labels.size === 1) return [...labels].join('');
  const bracketed = [...labels].map((label) => (hasUnbracketedUnion(label) ? `(${label})` : label));
  return words.oneOf(bracketed.join(', '));
}

/** Whether the label of a union names `null`, as a member or with the name of a member. */
function labelNamesNull(document: JsonObject, resolved: ResolvedSchema, depth: number): boolean {
  if (getUnions(resolved, []).length > 1) return getTypes(resolved).includes('null');
  const members = getUnionMembers(resolved);
  if (members.length > MAX_MEMBERS || depth > MAX_LABEL_DEPTH) return false;
  return members.some((member) => {
    const one = resolveSchema(document, { ...member, openRefs: [] });
    if (one.ref !== undefined) return one.orNull;
    if (one.nullable || getTypes(one).includes('null')) return true;
    return getSchemaKind(one) === 'union' && labelNamesNull(document, one, depth + 1);
  });
}

/** Formats a union, with `or null` if it allows `null` and no member says so. */
function formatNullableLabel(
  document: JsonObject,
  resolved: ResolvedSchema,
  depth: number,
): string {
  const label = formatUnionLabel(document, resolved, depth);
  const isNull = resolved.nullable || getDeclaredTypes(resolved).includes('null');
  return isNull && !labelNamesNull(document, resolved, depth)
    ? words.either({ type: label, other: 'null' })
    : label;
}

function formatObjectLabel(document: JsonObject, resolved: ResolvedSchema, depth: number): string {
  const additional = getChild(resolved, 'additionalProperties');
  if (hasAnyKeyword(resolved, ['properties']) || !isObject(additional?.value)) return 'object';
  const label = formatContentLabel(document, additional, depth + 1);
  return words.mapOf(bracketLabel(label, getTypes(resolved).length > 1));
}

function formatLabelAtDepth(document: JsonObject, resolved: ResolvedSchema, depth: number): string {
  if (resolved.never) return words.never;
  if (getSchemaKind(resolved) === 'union') return formatNullableLabel(document, resolved, depth);
  const types = getTypes(resolved);
  const isEnum = isList(getKeyword(resolved, 'enum'));
  if (types.length === 0) return isEnum ? 'enum' : words.any;
  if (isEnum && types.length > 1 && getKeyword(resolved, 'type') === undefined) return 'enum';
  const labels = types.map((type) => {
    if (type === 'object') return formatObjectLabel(document, resolved, depth);
    if (type !== 'array' || getTuple(resolved).length > 0) return type;
    const items = getItems(resolved);
    if (items === undefined) return 'array';
    const label = formatContentLabel(document, items, depth + 1);
    return words.arrayOf(bracketLabel(label, types.length > 1));
  });
  return joinTypes(labels);
}

/** Formats a schema's type: `string`, `integer or null`, `array of Customer`, `any`. */
export function formatTypeLabel(document: JsonObject, resolved: ResolvedSchema): string {
  return formatLabelAtDepth(document, resolved, 0);
}
