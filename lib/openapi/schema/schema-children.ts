import { getOwn, isList, isObject, toPrintable } from '../json';
import { type OpenSchema, pick, type SchemaPart, toChild, toJoinedSource } from './open-schema';
import { toPointer } from '../pointer';
import { toJsonText } from '../print-json';
import type { PatternField, SchemaSource } from '../schema-types';
import type { Json } from '../types';

/** The children under a keyword, each at the part that says it: items that must be in a list (`contains`). */
export function getChildren(open: OpenSchema, key: string): readonly SchemaSource[] {
  return open.parts.flatMap((part) => {
    const child = getOwn(part.value, key);
    return child === undefined ? [] : [toChild(open, part, child, toPointer(part.pointer, key))];
  });
}

/** A child that obeys all of several: `allOf` them, `false` where one allows nothing. Lists are no schemas: the last. */
function toJoined(open: OpenSchema, children: readonly SchemaSource[]): SchemaSource | undefined {
  const last = children.at(-1);
  if (last === undefined || children.length === 1 || isList(last.value)) return last;
  const never = children.find(({ value }) => value === false);
  if (never !== undefined) return never;
  const saying = children.filter(({ value }) => value !== true && !isList(value));
  return saying.length === 0 ? last : toJoinedSource(open, saying);
}

/**
 * The child under a keyword, at the part that says it: `items`, `additionalProperties`. Where several parts have one,
 * all of them hold (JSON Schema Core 10.2.1.1).
 */
export function getChild(open: OpenSchema, key: string): SchemaSource | undefined {
  return toJoined(open, getChildren(open, key));
}

/** The places that a part names. 3.1 has tuples in `prefixItems`; older drafts had a list in `items`. */
function toPlaces(open: OpenSchema, part: SchemaPart): readonly SchemaSource[] {
  const key = Object.hasOwn(part.value, 'prefixItems') ? 'prefixItems' : 'items';
  const list = getOwn(part.value, key);
  if (!isList(list)) return [];
  return list.map((value, index) =>
    toChild(open, part, value, toPointer(part.pointer, key, index)),
  );
}

/** The schema of each place: what parts say of it, and what parts without places say of all items. */
export function toTuple(open: OpenSchema): readonly SchemaSource[] {
  const lists = open.parts.map((part) => toPlaces(open, part));
  const others = { ...open, parts: open.parts.filter((_, index) => lists[index]?.length === 0) };
  const every = getChild(others, 'items');
  const places: SchemaSource[][] = [];
  for (const list of lists)
    for (const [index, child] of list.entries())
      (places[index] ??= every === undefined ? [] : [every]).push(child);
  return places.flatMap((children) => toJoined(open, children) ?? []);
}

/** What `items` says of all items, or of those after a tuple; older drafts have the latter in `additionalItems`. */
function getFurther(open: OpenSchema): SchemaSource | undefined {
  const items = getChild(open, 'items');
  return items && isList(items.value) ? getChild(open, 'additionalItems') : items;
}

/**
 * The schema of items that have no place of their own: `items`, in older drafts after a tuple `additionalItems`, and
 * `unevaluatedItems` where neither is (JSON Schema Core 10.3.1.2, 11.2).
 */
export function getItems(open: OpenSchema): SchemaSource | undefined {
  if (isClosedTuple(open)) return undefined;
  const own = getFurther(open);
  const rest = own ?? getChild(open, 'unevaluatedItems');
  // That there are none is a fact, not an item.
  return own === undefined && rest?.value === false ? undefined : rest;
}

/** Whether a list ends where its tuple ends. */
export function isClosedTuple(open: OpenSchema): boolean {
  return getFurther(open)?.value === false && toTuple(open).length > 0;
}

/** The schemas of `patternProperties`, in the document's order; a pattern of several parts once, for what all say. */
export function toPatterns(open: OpenSchema): readonly PatternField[] {
  const patterns = new Map<string, SchemaSource[]>();
  for (const source of getChildren(open, 'patternProperties')) {
    if (!isObject(source.value)) continue;
    for (const [pattern, value] of Object.entries(source.value)) {
      const child = { ...source, value, pointer: toPointer(source.pointer, pattern) };
      const earlier = patterns.get(pattern);
      if (earlier === undefined) patterns.set(pattern, [child]);
      else earlier.push(child);
    }
  }
  return [...patterns].flatMap(([pattern, children]) => {
    const schema = toJoined(open, children);
    return schema === undefined ? [] : [{ pattern, schema }];
  });
}

/** The values of `examples`: a list (JSON Schema 2020-12, Validation 9.5), or by mistake a map. */
function getListed(open: OpenSchema): readonly Json[] {
  const examples = pick(open, 'examples');
  if (isList(examples)) return examples;
  if (!isObject(examples)) return [];
  return Object.values(examples).flatMap((one) =>
    isObject(one) ? (getOwn(one, 'value') ?? []) : one,
  );
}

/** The schema's own example: `example`, else the first of `examples`. */
export function getExample(open: OpenSchema): Json | undefined {
  const own = pick(open, 'example');
  return own === undefined ? getListed(open)[0] : own;
}

/** Examples that are told apart; more of them nobody reads. */
const MOST_EXAMPLES = 100;

/** The examples of a schema that has several, each once: `example`, then those of `examples`. Else none. */
export function getExamples(open: OpenSchema): readonly Json[] {
  const own = pick(open, 'example');
  const all = own === undefined ? getListed(open) : [own, ...getListed(open)];
  // Printed to be compared: a single one, which may be large, never is.
  if (all.length < 2) return [];
  const printed = all.slice(0, MOST_EXAMPLES).map(toPrintable);
  return [...new Map(printed.map((one) => [toJsonText(one), one])).values()];
}
