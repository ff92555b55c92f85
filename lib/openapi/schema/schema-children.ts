import { getOwn, isList, isObject, truncateDeepJson } from '../core/json';
import {
  type ResolvedSchema,
  getKeyword,
  type SchemaPart,
  childSource,
  joinSources,
} from './resolve-schema';
import { joinPointer } from '../core/pointer';
import { printJson } from '../core/print-json';
import type { PatternField, SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';

/** The children under a keyword, each at the part that says it: items that must be in a list (`contains`). */
export function getChildren(resolved: ResolvedSchema, key: string): readonly SchemaSource[] {
  return resolved.parts.flatMap((part) => {
    const child = getOwn(part.value, key);
    return child === undefined
      ? []
      : [childSource(resolved, part, child, joinPointer(part.pointer, key))];
  });
}

/** A child that obeys all of several: `allOf` them, `false` where one allows nothing. Lists are no schemas: the last. */
function joinChildren(
  resolved: ResolvedSchema,
  children: readonly SchemaSource[],
): SchemaSource | undefined {
  const last = children.at(-1);
  if (last === undefined || children.length === 1 || isList(last.value)) return last;
  const never = children.find(({ value }) => value === false);
  if (never !== undefined) return never;
  const restricting = children.filter(({ value }) => value !== true && !isList(value));
  return restricting.length === 0 ? last : joinSources(resolved, restricting);
}

/**
 * The child under a keyword, at the part that says it: `items`, `additionalProperties`. Where several parts have one,
 * all of them hold (JSON Schema Core 10.2.1.1).
 */
export function getChild(resolved: ResolvedSchema, key: string): SchemaSource | undefined {
  return joinChildren(resolved, getChildren(resolved, key));
}

/** The places that a part names. 3.1 has tuples in `prefixItems`; older drafts had a list in `items`. */
function getPartTuple(resolved: ResolvedSchema, part: SchemaPart): readonly SchemaSource[] {
  const key = Object.hasOwn(part.value, 'prefixItems') ? 'prefixItems' : 'items';
  const list = getOwn(part.value, key);
  if (!isList(list)) return [];
  return list.map((value, index) =>
    childSource(resolved, part, value, joinPointer(part.pointer, key, index)),
  );
}

/** The schema of each place: what parts say of it, and what parts without places say of all items. */
export function getTuple(resolved: ResolvedSchema): readonly SchemaSource[] {
  const lists = resolved.parts.map((part) => getPartTuple(resolved, part));
  const others = {
    ...resolved,
    parts: resolved.parts.filter((_, index) => lists[index]?.length === 0),
  };
  const every = getChild(others, 'items');
  const positions: SchemaSource[][] = [];
  for (const list of lists)
    for (const [index, child] of list.entries())
      (positions[index] ??= every === undefined ? [] : [every]).push(child);
  return positions.flatMap((children) => joinChildren(resolved, children) ?? []);
}

/** What `items` says of all items, or of those after a tuple; older drafts have the latter in `additionalItems`. */
function getRestItems(resolved: ResolvedSchema): SchemaSource | undefined {
  const items = getChild(resolved, 'items');
  return items && isList(items.value) ? getChild(resolved, 'additionalItems') : items;
}

/**
 * The schema of items that have no place of their own: `items`, in older drafts after a tuple `additionalItems`, and
 * `unevaluatedItems` where neither is (JSON Schema Core 10.3.1.2, 11.2).
 */
export function getItems(resolved: ResolvedSchema): SchemaSource | undefined {
  if (isClosedTuple(resolved)) return undefined;
  const declared = getRestItems(resolved);
  const rest = declared ?? getChild(resolved, 'unevaluatedItems');
  // That there are none is a fact, not an item.
  return declared === undefined && rest?.value === false ? undefined : rest;
}

/** Whether a list ends where its tuple ends. */
export function isClosedTuple(resolved: ResolvedSchema): boolean {
  return getRestItems(resolved)?.value === false && getTuple(resolved).length > 0;
}

/** The schemas of `patternProperties`, in the document's order; a pattern of several parts once, for what all say. */
export function getPatternFields(resolved: ResolvedSchema): readonly PatternField[] {
  const patterns = new Map<string, SchemaSource[]>();
  for (const source of getChildren(resolved, 'patternProperties')) {
    if (!isObject(source.value)) continue;
    for (const [pattern, value] of Object.entries(source.value)) {
      const child = { ...source, value, pointer: joinPointer(source.pointer, pattern) };
      const earlier = patterns.get(pattern);
      if (earlier === undefined) patterns.set(pattern, [child]);
      else earlier.push(child);
    }
  }
  return [...patterns].flatMap(([pattern, children]) => {
    const schema = joinChildren(resolved, children);
    return schema === undefined ? [] : [{ pattern, schema }];
  });
}

/** The values of `examples`: a list (JSON Schema 2020-12, Validation 9.5), or by mistake a map. */
function getExamplesKeyword(resolved: ResolvedSchema): readonly Json[] {
  const examples = getKeyword(resolved, 'examples');
  if (isList(examples)) return examples;
  if (!isObject(examples)) return [];
  return Object.values(examples).flatMap((one) =>
    isObject(one) ? (getOwn(one, 'value') ?? []) : one,
  );
}

/** The schema's own example: `example`, else the first of `examples`. */
export function getExample(resolved: ResolvedSchema): Json | undefined {
  const declared = getKeyword(resolved, 'example');
  return declared === undefined ? getExamplesKeyword(resolved)[0] : declared;
}

/** Examples that are told apart; more of them nobody reads. */
const MAX_EXAMPLES = 100;

/** The examples of a schema that has several, each once: `example`, then those of `examples`. Else none. */
export function getExamples(resolved: ResolvedSchema): readonly Json[] {
  const declared = getKeyword(resolved, 'example');
  const all =
    declared === undefined
      ? getExamplesKeyword(resolved)
      : [declared, ...getExamplesKeyword(resolved)];
  // Printed to be compared: a single one, which may be large, never is.
  if (all.length < 2) return [];
  const printed = all.slice(0, MAX_EXAMPLES).map(truncateDeepJson);
  return [...new Map(printed.map((one) => [printJson(one), one])).values()];
}
