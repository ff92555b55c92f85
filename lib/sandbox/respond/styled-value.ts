import { getSerialization } from '@/lib/openapi/constraints/value-style';
import { getObject, isList, isObject } from '@/lib/openapi/core/json';
import { NO_SCHEMA, type SchemaSource, type ValueStyle } from '@/lib/openapi/core/schema-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { getTypes } from '@/lib/openapi/schema/schema-type';
import {
  getApplicators,
  getItemSources,
  getPropertySource,
} from '@/lib/openapi/validation/applied-schemas';
import { type CheckRun, resolveForCheck } from '@/lib/openapi/validation/check-run';
import { matchesSchema } from '@/lib/openapi/validation/matches-schema';
import { coerceExample } from '@/lib/openapi/validation/refused-values';

/** Name and text of a query, form or cookie, decoded. */
export type TextPair = readonly [name: string, text: string];

/** Groups values by name, in one pass, however many there are. */
function groupByName<T>(pairs: Iterable<readonly [string, T]>): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const [name, value] of pairs) {
    const group = groups.get(name);
    if (group) group.push(value);
    else groups.set(name, [value]);
  }
  return groups;
}

/** Name of a field without the keys in brackets: `card` of `card[number]`. */
export function getBaseName(name: string): string {
  return name.replace(/\[[^]*$/, '');
}

/** Separators of lists under one name, by style; a comma for others. */
const SEPARATORS: Readonly<Record<string, string>> = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
  tabDelimited: '\t',
};

/**
 * Parses the pairs of a field as its style writes them, with the types of its schema; `undefined` where there is none.
 * An empty text is none.
 * @param pairs Pairs with the name of the field, or with those of its properties.
 */
export function parseStyledValue(
  run: CheckRun,
  source: SchemaSource,
  { name, style, explode }: ValueStyle & { readonly name: string },
  pairs: readonly TextPair[],
): Json | undefined {
  const sent = pairs.filter(([, text]) => text !== '');
  const [first] = sent;
  if (!first) return undefined;
  if (sent.some(([key]) => key !== name))
    return coerce(run, source, nestTexts(sent.map(([key, text]) => [splitKeys(key, name), text])));
  const texts = sent.map(([, text]) => text);
  const separator = SEPARATORS[style] ?? ',';
  const parts = explode ? texts : texts.flatMap((text) => text.split(separator));
  const types = getTypes(resolveForCheck(run, source));
  const isJson = sent.length === 1 && /^\s*[[{]/.test(first[1]);
  if (types.includes('array') && !isJson) return coerce(run, source, parts);
  if (!types.includes('object') || explode || style === 'deepObject' || isJson)
    return coerce(run, source, sent.length === 1 ? first[1] : texts);
  const names = parts.filter((_, at) => at % 2 === 0);
  const entries = names.map((key, at) => [key, parts[at * 2 + 1] ?? ''] as const);
  return coerce(run, source, Object.fromEntries(entries));
}

/** Most levels of keys in brackets. */
const MAX_LEVELS = 32;

/** Keys of a pair below its field: `['0', 'sku']` of `lines[0][sku]`, else the name of a property. */
function splitKeys(key: string, name: string): readonly string[] {
  if (getBaseName(key) !== name) return [key];
  const keys = key.slice(name.length).matchAll(/\[([^[\]]*)\]/g);
  return Array.from(keys, ([, one = '']) => one).slice(0, MAX_LEVELS);
}

/** Nests texts by their keys: a list where all are numbers or empty, else an object. */
function nestTexts(pairs: readonly (readonly [keys: readonly string[], text: string])[]): Json {
  const whole = pairs.find(([keys]) => keys.length === 0);
  if (whole) return whole[1];
  const groups = groupByName(
    pairs.map(([[key = '', ...keys], text]) => [key, [keys, text] as const] as const),
  );
  const entries = [...groups].map(([key, inner]) => [key, nestTexts(inner)] as const);
  if (!entries.every(([key]) => /^\d*$/.test(key))) return Object.fromEntries(entries);
  return entries.flatMap(([key, value]) =>
    key === '' ? (groups.get(key) ?? []).map(([, text]) => text) : [value],
  );
}

/** Converts the texts in a value to the types that its schema asks for. */
function coerce(run: CheckRun, source: SchemaSource, value: Json): Json {
  const resolved = resolveForCheck(run, source);
  if (typeof value === 'string') {
    if (matchesSchema(run, source, value) !== false) return value;
    const parsed = parseJsonOrText(value);
    const isMeant = matchesSchema(run, source, parsed) !== false;
    return isMeant ? parsed : coerceExample(value, getTypes(resolved));
  }
  if (isList(value)) {
    const { tuple, items } = getItemSources(resolved);
    return value.map((one, at) => coerce(run, tuple[at] ?? items ?? NO_SCHEMA, one));
  }
  if (!isObject(value)) return value;
  const coerceField = (name: string, one: Json) =>
    coerce(run, getFieldSource(run, source, name), one);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, coerceField(name, one)]),
  );
}

/** Schema of a property, else that of the first variant that has it, else none. */
export function getFieldSource(run: CheckRun, source: SchemaSource, name: string): SchemaSource {
  const resolved = resolveForCheck(run, source);
  const own = getPropertySource(resolved, name);
  if (own) return own;
  for (const { schema } of getApplicators(resolved).unions.flat()) {
    const found = getPropertySource(resolveForCheck(run, schema), name);
    if (found) return found;
  }
  return NO_SCHEMA;
}

/** Parses the pairs of a form as its schema and the encodings of its fields describe them. */
export function parseForm(
  run: CheckRun,
  source: SchemaSource,
  pairs: readonly TextPair[],
): JsonObject {
  const groups = groupByName(pairs.map((pair) => [getBaseName(pair[0]), pair] as const));
  const entries = [...groups].map(([name, own]) => {
    const style = getSerialization(getObject(source.encoding, name) ?? {}, 'query');
    const value = parseStyledValue(run, getFieldSource(run, source, name), { ...style, name }, own);
    return [name, value ?? ''] as const;
  });
  return Object.fromEntries(entries);
}
