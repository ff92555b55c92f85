import { getOwn, isList, isObject, joinPointer, truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import type { PatternField, SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { childSource, joinSources, type ResolvedSchema, type SchemaPart } from './resolve-schema';

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

/** Examples of one part: `example`, then `examples`, a list (Validation 9.5) or by mistake a map. */
function getPartExamples({ value }: SchemaPart): readonly Json[] {
  const [single, several] = [getOwn(value, 'example'), getOwn(value, 'examples')];
  const named = isObject(several) ? Object.values(several) : [];
  return [
    ...(single === undefined ? [] : [single]),
    ...(isList(several) ? several : []),
    ...named
      .map((one) => (isObject(one) ? getOwn(one, 'value') : one))
      .filter((one) => one !== undefined),
  ];
}

/** Merges objects at every level, the later over the earlier; of other values the later counts. */
function mergeValues(earlier: Json, later: Json): Json {
  if (!isObject(earlier) || !isObject(later)) return later;
  const merged = new Map(Object.entries(earlier));
  for (const [key, value] of Object.entries(later)) {
    const before = merged.get(key);
    merged.set(key, before === undefined ? value : mergeValues(before, value));
  }
  return Object.fromEntries(merged);
}

/**
 * Collects what the parts of a schema offer as its value (JSON Schema Core 7.7.1): the first offers
 * of all parts merged, then the further ones of the nearest part. What stands beside a reference
 * replaces what its target offers. Empty for no offer.
 */
function collectOffers(
  resolved: ResolvedSchema,
  getOffers: (part: SchemaPart) => readonly Json[],
): readonly Json[] {
  let offers: (readonly [at: number, values: readonly Json[]])[] = [];
  for (const [at, part] of resolved.parts.entries()) {
    const values = getOffers(part);
    if (values.length === 0) continue;
    const { target = at } = part;
    offers = [...offers.filter(([earlier]) => earlier < target), [at, values]];
  }
  const [, nearest] = offers.at(-1) ?? [0, []];
  if (offers.length < 2) return nearest;
  const merged = offers.map(([, [first = null]]) => first).reduce(mergeDeep);
  return [merged, ...nearest.slice(1)];
}

const mergeDeep = (earlier: Json, later: Json): Json =>
  mergeValues(truncateDeepJson(earlier), truncateDeepJson(later));

/** Examples of a schema, those of several parts merged; empty for none. */
export function listExamples(resolved: ResolvedSchema): readonly Json[] {
  return collectOffers(resolved, getPartExamples);
}

/** Default of a schema, that of several parts merged; `undefined` for none. */
export function getDefault(resolved: ResolvedSchema): Json | undefined {
  return collectOffers(resolved, ({ value }) => {
    const declared = getOwn(value, 'default');
    return declared === undefined ? [] : [declared];
  })[0];
}

/** Number of examples that are compared and shown. */
const MAX_EXAMPLES = 100;

/** Distinct examples of a schema. Empty unless it has at least two. */
export function getExamples(resolved: ResolvedSchema): readonly Json[] {
  const all = listExamples(resolved);
  // A single example, which may be large, is never printed for comparison.
  if (all.length < 2) return [];
  const printed = all.slice(0, MAX_EXAMPLES).map(truncateDeepJson);
  return [...new Map(printed.map((one) => [printJson(one), one])).values()];
}
