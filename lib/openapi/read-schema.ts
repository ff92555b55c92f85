import { getOwn, isList, isObject } from './json';
import { type OpenSchema, openSchema, pick, pickText, toChild } from './open-schema';
import { toPointer } from './pointer';
import type { Problems } from './problems';
import { toEnum } from './schema-enum';
import { toFacts } from './schema-facts';
import { toFields } from './schema-fields';
import { getKind, toTypeLabel } from './schema-type';
import { toVariants } from './schema-variants';
import type { ApiIndex, Json, PatternField, SchemaNode, SchemaSource } from './types';

/** The child under a keyword, at the part that says it: `items`, `additionalProperties`. */
function getChild(open: OpenSchema, key: string): SchemaSource | undefined {
  for (const { value, pointer } of open.parts.toReversed()) {
    const child = getOwn(value, key);
    if (child !== undefined) return toChild(open, child, toPointer(pointer, key));
  }
  return undefined;
}

/** 3.1 has tuples in `prefixItems`; older drafts had a list in `items`. */
function toTuple(open: OpenSchema): readonly SchemaSource[] {
  const source = getChild(open, 'prefixItems') ?? getChild(open, 'items');
  const list = source?.value;
  if (source === undefined || !isList(list)) return [];
  return list.map((item, index) => toChild(open, item, toPointer(source.pointer, index)));
}

function toPatterns(open: OpenSchema): readonly PatternField[] {
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

function toValues(open: OpenSchema): Pick<SchemaNode, 'default' | 'const' | 'example'> {
  const values = {
    default: pick(open, 'default'),
    const: pick(open, 'const'),
    example: getExample(open),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

type Inside = Pick<SchemaNode, 'fields' | 'tuple' | 'patterns' | 'variants'> &
  Pick<Partial<SchemaNode>, 'items' | 'additional'>;

const CLOSED: Inside = { fields: [], tuple: [], patterns: [], variants: [] };

function toInside(
  api: ApiIndex,
  open: OpenSchema,
  source: SchemaSource,
  problems: Problems,
): Inside {
  const list = getChild(open, 'items');
  const items = list && (source.display ? { ...list, display: source.display } : list);
  const additional = getChild(open, 'additionalProperties');
  return {
    fields: toFields(open, source, problems),
    ...(items === undefined || isList(items.value) ? {} : { items }),
    tuple: toTuple(open),
    ...(additional === undefined || additional.value === false ? {} : { additional }),
    patterns: toPatterns(open),
    variants: toVariants(api.document, open, source, problems),
  };
}

/**
 * One level of a schema, read when a reader opens it: references followed, `allOf` merged, children
 * left as sources. A cyclic schema has no children. Never throws: what it does not understand is in
 * `problems`; no schema at all reads as `any`.
 */
export function readSchema(api: ApiIndex, source: SchemaSource): SchemaNode {
  const open = openSchema(api.document, source);
  const problems: Problems = [...open.problems];
  return {
    kind: getKind(open),
    ...(open.ref === undefined ? {} : { ref: open.ref }),
    type: toTypeLabel(api.document, open),
    title: pickText(open, 'title'),
    description: pickText(open, 'description'),
    deprecated: pick(open, 'deprecated') === true,
    facts: toFacts(open),
    enum: toEnum(open, source.pointer, problems),
    ...toValues(open),
    ...(open.cyclic ? CLOSED : toInside(api, open, source, problems)),
    readOnly: pick(open, 'readOnly') === true,
    writeOnly: pick(open, 'writeOnly') === true,
    cyclic: open.cyclic,
    problems,
  };
}
