import { getObject, getTexts, isObject } from '../../core/json';
import type { SchemaSource } from '../../core/schema-types';
import type { Json, JsonObject } from '../../core/types';
import { allowsAll } from '../../schema/part-keywords';
import { type ResolvedSchema, resolveSchema } from '../../schema/resolve-schema';
import { getDeclaredTypes } from '../../schema/schema-type';
import type { Both } from '../schema-pair';

/** Keywords that say something of values of some types only (JSON Schema 2020-12 validation 6.2 to 6.5, core 10.3). */
const KEYWORDS_OF_TYPES: readonly (readonly [types: RegExp, keywords: RegExp])[] = [
  [/^(?:string|file)$/, /^(?:minLength|maxLength|pattern|content(?:Encoding|MediaType|Schema))$/],
  [
    /^(?:number|integer)$/,
    /^(?:minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf|x-max-decimals)$/,
  ],
  [/^(?:string|file|number|integer)$/, /^format$/],
  [
    /^array$/,
    /^(?:items|prefixItems|additionalItems|unevaluatedItems|contains|(?:min|max)(?:Items|Contains)|uniqueItems)$/,
  ],
  [
    /^object$/,
    /^(?:(?:additional|unevaluated|pattern|min|max)?[Pp]roperties|propertyNames|required|depend(?:encies|entRequired|entSchemas))$/,
  ],
];

/** Keeps the entries of an object whose key passes a test; the object itself where all do. */
function keepEntries(object: JsonObject, isKept: (key: string) => boolean): JsonObject {
  const entries = Object.entries(object);
  const kept = entries.filter(([key]) => isKept(key));
  return kept.length === entries.length ? object : Object.fromEntries(kept);
}

/** What a schema under `dependentSchemas` says besides the names that it requires: it judges objects alone. */
function withoutRequired(schema: Json): Json {
  if (!isObject(schema)) return schema;
  return keepEntries(
    schema,
    (key) => key !== 'required' && (key !== 'type' || schema.type !== 'object'),
  );
}

/** Writes what `dependentSchemas` requires as `dependentRequired`, which says the same (validation 6.5.4). */
function moveDependentNames(part: JsonObject): JsonObject {
  const held = Object.entries(getObject(part, 'dependentSchemas') ?? {});
  if (held.length === 0) return part;
  const names = getObject(part, 'dependentRequired');
  const required = held.map(([name, schema]): readonly [string, Json] => [
    name,
    [...getTexts(names, name), ...getTexts(isObject(schema) ? schema : {}, 'required')],
  ]);
  const others = held
    .map(([name, schema]): readonly [string, Json] => [name, withoutRequired(schema)])
    .filter(([, schema]) => !allowsAll(schema));
  return {
    ...part,
    dependentRequired: { ...names, ...Object.fromEntries(required) },
    dependentSchemas: Object.fromEntries(others),
  };
}

/**
 * Resolves a schema so that two ways to write the same are one: without keywords of other types than its own, which
 * refuse nothing, and with names that a `dependentSchemas` requires in `dependentRequired`.
 */
export function resolveComparable(document: JsonObject, source: SchemaSource): ResolvedSchema {
  const written = resolveSchema(document, { ...source, openRefs: [] });
  const resolved = keepTypes(written, getDeclaredTypes(written));
  const parts = resolved.parts.map((part) => ({ ...part, value: moveDependentNames(part.value) }));
  return { ...resolved, parts };
}

/** Leaves out what a schema says of values of other types; nothing where any type is allowed. */
function keepTypes(resolved: ResolvedSchema, types: readonly string[]): ResolvedSchema {
  if (types.length === 0) return resolved;
  const isOfTypes = (keyword: string) => {
    const groups = KEYWORDS_OF_TYPES.filter(([, keywords]) => keywords.test(keyword));
    return groups.length === 0 || groups.some(([own]) => types.some((type) => own.test(type)));
  };
  const parts = resolved.parts.map((part) => ({
    ...part,
    value: keepEntries(part.value, isOfTypes),
  }));
  return { ...resolved, parts };
}

/**
 * Leaves out what two schemas say of values of types that only one of them allows: those come or go as a whole. Where
 * they share no type, what is sent may still be the same text, whose limits stay.
 */
export function keepSharedTypes([before, after]: Both<ResolvedSchema>): Both<ResolvedSchema> {
  const [from, to] = [listTypes(before), listTypes(after)];
  const shared = from.length === 0 ? to : to.length === 0 ? from : from.filter(isIn(to));
  const isNull = isIn(['null']);
  const isApart = from.length > 0 && to.length > 0 && shared.length === 0;
  const kept = isApart ? [from.some(isNull) || to.some(isNull) ? 'null' : 'string'] : shared;
  const keep = (resolved: ResolvedSchema, types: readonly string[]) =>
    keepTypes(resolved, types.length === 0 || kept.some(isIn(types)) ? kept : ['null']);
  return [keep(before, from), keep(after, to)];
}

/** Declared types, `null` only where it is the only one; whole numbers are numbers. */
function listTypes(resolved: ResolvedSchema): readonly string[] {
  const types = getDeclaredTypes(resolved).map((type) => (type === 'integer' ? 'number' : type));
  return types.length > 1 ? types.filter((type) => type !== 'null') : types;
}

const isIn = (types: readonly string[]) => (type: string) => types.includes(type);
