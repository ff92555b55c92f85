import { getOwn, isList, isObject, joinPointer, truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import type { PatternField, SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import {
  childSource,
  getKeyword,
  joinSources,
  type ResolvedSchema,
  type SchemaPart,
} from './resolve-schema';

/** Child schemas under a keyword such as `contains`, one for each part with it; empty for none. */
export function getChildren(resolved: ResolvedSchema, key: string): readonly SchemaSource[] {
  return resolved.parts.flatMap((part) => {
    const child = getOwn(part.value, key);
    return child === undefined
      ? []
      : [childSource(resolved, part, child, joinPointer(part.pointer, key))];
  });
}

/** Joins child schemas that all apply; `false` if one allows nothing. Of lists the last counts. */
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
 * Child schema under a keyword such as `items`; `undefined` for none. If several parts have one,
 * all apply (JSON Schema Core 10.2.1.1).
 */
export function getChild(resolved: ResolvedSchema, key: string): SchemaSource | undefined {
  return joinChildren(resolved, getChildren(resolved, key));
}

/** Tuple of one part: `prefixItems` in 3.1, a list in `items` in older drafts; empty for none. */
function getPartTuple(resolved: ResolvedSchema, part: SchemaPart): readonly SchemaSource[] {
  const key = Object.hasOwn(part.value, 'prefixItems') ? 'prefixItems' : 'items';
  const list = getOwn(part.value, key);
  if (!isList(list)) return [];
  return list.map((value, index) =>
    childSource(resolved, part, value, joinPointer(part.pointer, key, index)),
  );
}

/** Schemas of a tuple by index, with the `items` of parts without a tuple; empty for none. */
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

/** Schema of the items after a tuple, or of all: `items`, in older drafts `additionalItems`. */
function getRestItems(resolved: ResolvedSchema): SchemaSource | undefined {
  const items = getChild(resolved, 'items');
  return items && isList(items.value) ? getChild(resolved, 'additionalItems') : items;
}

/**
 * Schema of the items after a tuple, or of all: `items`, in older drafts `additionalItems`, else
 * `unevaluatedItems` (JSON Schema Core 10.3.1.2, 11.2). `undefined` for none and for a closed
 * tuple.
 */
export function getItems(resolved: ResolvedSchema): SchemaSource | undefined {
  if (isClosedTuple(resolved)) return undefined;
  const declared = getRestItems(resolved);
  const rest = declared ?? getChild(resolved, 'unevaluatedItems');
  // `unevaluatedItems: false` is a constraint, not an item.
  return declared === undefined && rest?.value === false ? undefined : rest;
}

/** Whether a list must end where its tuple ends. */
export function isClosedTuple(resolved: ResolvedSchema): boolean {
  return getRestItems(resolved)?.value === false && getTuple(resolved).length > 0;
}

/** Schemas of `patternProperties` in document order, joined for each pattern. */
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

/** Values of `examples`: a list (JSON Schema Validation 9.5), or by mistake a map. */
function getExamplesKeyword(resolved: ResolvedSchema): readonly Json[] {
  const examples = getKeyword(resolved, 'examples');
  if (isList(examples)) return examples;
  if (!isObject(examples)) return [];
  return Object.values(examples).flatMap((one) =>
    isObject(one) ? (getOwn(one, 'value') ?? []) : one,
  );
}

/** Example of a schema: `example`, else the first of `examples`; `undefined` for none. */
export function getExample(resolved: ResolvedSchema): Json | undefined {
  const declared = getKeyword(resolved, 'example');
  return declared === undefined ? getExamplesKeyword(resolved)[0] : declared;
}

/** Number of examples that are compared and shown. */
const MAX_EXAMPLES = 100;

/** Distinct examples of a schema: `example`, then `examples`. Empty unless it has at least two. */
export function getExamples(resolved: ResolvedSchema): readonly Json[] {
  const declared = getKeyword(resolved, 'example');
  const all =
    declared === undefined
      ? getExamplesKeyword(resolved)
      : [declared, ...getExamplesKeyword(resolved)];
  // A single example, which may be large, is never printed for comparison.
  if (all.length < 2) return [];
  const printed = all.slice(0, MAX_EXAMPLES).map(truncateDeepJson);
  return [...new Map(printed.map((one) => [printJson(one), one])).values()];
}
