import { getOwn, isList, isObject, toPrintable } from '../json';
import { type OpenSchema, pick, toChild } from './open-schema';
import { toPointer } from '../pointer';
import { toJsonText } from '../print-json';
import type { PatternField, SchemaSource } from '../schema-types';
import type { Json } from '../types';

/** The child under a keyword, at the part that says it: `items`, `additionalProperties`. */
export function getChild(open: OpenSchema, key: string): SchemaSource | undefined {
  for (const part of open.parts.toReversed()) {
    const child = getOwn(part.value, key);
    if (child !== undefined) return toChild(open, part, child, toPointer(part.pointer, key));
  }
  return undefined;
}

/** 3.1 has tuples in `prefixItems`; older drafts had a list in `items`. */
export function toTuple(open: OpenSchema): readonly SchemaSource[] {
  const source = getChild(open, 'prefixItems') ?? getChild(open, 'items');
  const list = source?.value;
  if (source === undefined || !isList(list)) return [];
  return list.map((value, index) => ({
    ...source,
    value,
    pointer: toPointer(source.pointer, index),
  }));
}

/** The schemas of `patternProperties`, in the document's order. */
export function toPatterns(open: OpenSchema): readonly PatternField[] {
  const source = getChild(open, 'patternProperties');
  if (source === undefined || !isObject(source.value)) return [];
  return Object.entries(source.value).map(([pattern, value]) => ({
    pattern,
    schema: { ...source, value, pointer: toPointer(source.pointer, pattern) },
  }));
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
