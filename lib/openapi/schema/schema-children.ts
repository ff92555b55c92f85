import { getOwn, isList, isObject } from '../json';
import { type OpenSchema, pick, toChild } from './open-schema';
import { toPointer } from '../pointer';
import type { PatternField, SchemaSource } from '../schema-types';
import type { Json } from '../types';

/** The child under a keyword, at the part that says it: `items`, `additionalProperties`. */
export function getChild(open: OpenSchema, key: string): SchemaSource | undefined {
  for (const { value, pointer } of open.parts.toReversed()) {
    const child = getOwn(value, key);
    if (child !== undefined) return toChild(open, child, toPointer(pointer, key));
  }
  return undefined;
}

/** 3.1 has tuples in `prefixItems`; older drafts had a list in `items`. */
export function toTuple(open: OpenSchema): readonly SchemaSource[] {
  const source = getChild(open, 'prefixItems') ?? getChild(open, 'items');
  const list = source?.value;
  if (source === undefined || !isList(list)) return [];
  return list.map((item, index) => toChild(open, item, toPointer(source.pointer, index)));
}

/** The schemas of `patternProperties`, in the document's order. */
export function toPatterns(open: OpenSchema): readonly PatternField[] {
  const source = getChild(open, 'patternProperties');
  if (source === undefined || !isObject(source.value)) return [];
  return Object.entries(source.value).map(([pattern, value]) => ({
    pattern,
    schema: toChild(open, value, toPointer(source.pointer, pattern)),
  }));
}

/** The schema's own example: `example`, else the first of `examples` (a list, or by mistake a map). */
export function getExample(open: OpenSchema): Json | undefined {
  const example = pick(open, 'example');
  if (example !== undefined) return example;
  const examples = pick(open, 'examples');
  if (isList(examples)) return examples[0];
  if (!isObject(examples)) return undefined;
  const first = Object.values(examples)[0];
  return isObject(first) ? getOwn(first, 'value') : first;
}
