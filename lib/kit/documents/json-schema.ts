import {
  getAtPointer,
  getObject,
  getOwn,
  getText,
  isList,
  isObject,
} from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { omitKeys } from './map-objects';

/** Key of the document among the schemas of the validator, against which references are resolved. */
export const DOCUMENT_KEY = 'document';

/** Keyword of fields that one direction does not send, so that it never requires them. */
export type HiddenKeyword = 'readOnly' | 'writeOnly';

/** Annotations that would stop the validator, and identifiers that would move a schema's base. */
const OMITTED = new Set(['$id', '$schema', 'discriminator', 'example', 'examples', 'nullable']);

const TYPES = new Set<Json>(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);

/** Most levels of references and `allOf` that are followed to a flag. */
const MAX_LEVELS = 8;

/** A schema and those that it is composed of: the target of its reference, and parts of `allOf`. */
function* listParts(
  document: JsonObject,
  value: Json | undefined,
  level = 0,
): Generator<JsonObject> {
  if (!isObject(value) || level > MAX_LEVELS) return;
  yield value;
  const ref = getText(value, '$ref');
  const all = getOwn(value, 'allOf');
  if (ref.startsWith('#/')) yield* listParts(document, getAtPointer(document, ref), level + 1);
  for (const part of isList(all) ? all : []) yield* listParts(document, part, level + 1);
}

/** Names of the properties of a schema that one direction does not send. */
function listHiddenNames(
  document: JsonObject,
  schema: JsonObject,
  keyword: HiddenKeyword,
): ReadonlySet<string> {
  const properties = [...listParts(document, schema)].flatMap((part) =>
    Object.entries(getObject(part, 'properties') ?? {}),
  );
  const isHidden = (value: Json) =>
    [...listParts(document, value)].some((part) => getOwn(part, keyword) === true);
  return new Set(properties.filter(([, value]) => isHidden(value)).map(([name]) => name));
}

/** `required` and `dependentRequired` of a schema, without names that are hidden. */
function filterRequired(schema: Json, hidden: ReadonlySet<string>): Json {
  if (!isObject(schema)) return schema;
  const omit = (names: Json): Json =>
    isList(names) ? names.filter((name) => !hidden.has(String(name))) : names;
  const required = getOwn(schema, 'required');
  const dependent = Object.entries(getObject(schema, 'dependentRequired') ?? {});
  return {
    ...schema,
    ...(required === undefined ? {} : { required: omit(required) }),
    ...(dependent.length > 0 && {
      dependentRequired: Object.fromEntries(dependent.map(([name, names]) => [name, omit(names)])),
    }),
  };
}

/** Lets a schema and its own parts require only what is sent. */
function omitHiddenNames(
  document: JsonObject,
  schema: JsonObject,
  keyword: HiddenKeyword,
): JsonObject {
  const all = getOwn(schema, 'allOf');
  const parts = isList(all) ? all : [];
  const requires = (one: Json) =>
    isObject(one) && ['required', 'dependentRequired'].some((key) => Object.hasOwn(one, key));
  if (![schema, ...parts].some(requires)) return schema;
  const hidden = listHiddenNames(document, schema, keyword);
  const own = filterRequired(schema, hidden);
  return {
    ...(isObject(own) ? own : schema),
    ...(isList(all) && { allOf: all.map((one) => filterRequired(one, hidden)) }),
  };
}

/** `type` with `null` where `nullable` allows it (OpenAPI 3.0), without types that do not exist. */
function convertType(schema: JsonObject): JsonObject {
  const type = getOwn(schema, 'type');
  if (type === undefined) return {};
  const names = (isList(type) ? type : [type]).map((one) => (one === 'file' ? 'string' : one));
  const known = names.filter((one) => TYPES.has(one));
  if (known.length === 0) return {};
  const isNullable = getOwn(schema, 'nullable') === true;
  return { type: [...new Set(isNullable ? [...known, 'null'] : known)] };
}

/** An exclusive limit that is a flag beside the limit (OpenAPI 3.0) as the limit itself. */
function convertLimit(schema: JsonObject, limit: string, exclusive: string): JsonObject {
  const flag = getOwn(schema, exclusive);
  const value = getOwn(schema, limit);
  if (typeof flag !== 'boolean') return schema;
  if (!flag || value === undefined) return omitKeys(schema, new Set([exclusive]));
  return { ...omitKeys(schema, new Set([limit])), [exclusive]: value };
}

/** A list of schemas in `items` (JSON Schema before 2020-12) as `prefixItems`. */
function convertTuple(schema: JsonObject): JsonObject {
  const items = getOwn(schema, 'items');
  if (!isList(items)) return schema;
  const rest = getOwn(schema, 'additionalItems');
  return {
    ...omitKeys(schema, new Set(['items', 'additionalItems'])),
    prefixItems: items,
    ...(rest === undefined ? {} : { items: rest }),
  };
}

/** A reference into the document; one that leads nowhere, or to another document, allows anything. */
function convertRef(document: JsonObject, ref: string): JsonObject {
  const isPointer = ref === '#' || ref.startsWith('#/');
  if (isPointer && getAtPointer(document, ref) === undefined) return {};
  return ref.startsWith('#') ? { $ref: `${DOCUMENT_KEY}${ref}` } : {};
}

/** Converts a schema of any version of OpenAPI, but not what is inside it, to JSON Schema 2020-12. */
export function convertSchema(
  document: JsonObject,
  schema: JsonObject,
  keyword: HiddenKeyword,
): JsonObject {
  const ref = getOwn(schema, '$ref');
  const target = typeof ref === 'string' ? convertRef(document, ref) : {};
  if (typeof ref === 'string' && !/^3\.[1-9]/.test(getText(document, 'openapi'))) return target;
  const sent = omitHiddenNames(document, schema, keyword);
  const limited = convertLimit(
    convertLimit(sent, 'minimum', 'exclusiveMinimum'),
    'maximum',
    'exclusiveMaximum',
  );
  const isFlag = typeof getOwn(schema, 'required') === 'boolean';
  const omitted = new Set([...OMITTED, '$ref', 'type', ...(isFlag ? ['required'] : [])]);
  return { ...omitKeys(convertTuple(limited), omitted), ...target, ...convertType(schema) };
}
