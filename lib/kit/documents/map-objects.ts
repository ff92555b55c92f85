import { isList, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';

/** Keys of OpenAPI and JSON Schema whose values map names to objects: those names are no keywords. */
const NAME_MAPS = new Set([
  ...[
    'properties',
    'patternProperties',
    '$defs',
    'definitions',
    'dependentSchemas',
    'dependencies',
  ],
  ...['schemas', 'responses', 'parameters', 'requestBodies', 'headers', 'securitySchemes', 'links'],
  ...['callbacks', 'pathItems', 'mediaTypes', 'paths', 'webhooks', 'x-webhooks', 'content'],
  ...['additionalOperations', 'encoding', 'mapping', 'variables'],
]);

/** Keywords whose values are data: no object inside is part of the document. */
const DATA = new Set(['const', 'default', 'enum', 'example', 'examples', 'value', 'dataValue']);

/** Changes one object of a document before what is inside it is changed. */
type Change = (object: JsonObject) => JsonObject;

function mapValue(value: Json, change: Change): Json {
  if (isList(value)) return value.map((item) => mapValue(item, change));
  return isObject(value) ? mapObjects(value, change) : value;
}

/** Copies a document with each of its objects changed, but not its data and its maps of names. */
export function mapObjects(object: JsonObject, change: Change): JsonObject {
  const entries = Object.entries(change(object)).map(([key, value]): readonly [string, Json] => {
    if (DATA.has(key)) return [key, value];
    if (!NAME_MAPS.has(key) || !isObject(value)) return [key, mapValue(value, change)];
    const named = Object.entries(value).map(([name, one]) => [name, mapValue(one, change)]);
    return [key, Object.fromEntries(named)];
  });
  return Object.fromEntries(entries);
}

/** Copies an object without some of its keys. */
export function omitKeys(object: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.has(key)));
}

/** Keywords by which a document offers values. */
const OFFERS = new Set(['default', 'example', 'examples', 'x-example', 'x-examples']);

/** Copies a document without the examples and defaults that it offers. */
export function omitOfferedValues(document: JsonObject): JsonObject {
  return mapObjects(document, (object) => omitKeys(object, OFFERS));
}
