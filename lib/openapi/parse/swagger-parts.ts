import { getObject, getOwn, getText, getTexts, isObject, isTrue } from '../core/json';
import type { Json, JsonObject } from '../core/types';
import { isSwagger, listServerUrls } from './upgrade-swagger';

/** Servers of an operation with its own `schemes` (Swagger 2.0); empty without them or a host. */
export function upgradeOperationServers(
  document: JsonObject,
  operation: JsonObject,
): readonly { readonly url: string }[] {
  const schemes = getTexts(operation, 'schemes');
  if (schemes.length === 0 || !isSwagger(document) || getText(document, 'host') === '') return [];
  return listServerUrls({ ...document, schemes }).map((url) => ({ url }));
}

/** Keys of a Swagger 2.0 parameter that are not part of its schema. */
const NOT_SCHEMA = new Set(['name', 'in', 'required', 'description', 'collectionFormat', 'schema']);

/** Schema with the Swagger 2.0 type `file` as a binary string. */
function upgradeFileType(schema: JsonObject): JsonObject {
  return getOwn(schema, 'type') === 'file'
    ? { ...schema, type: 'string', format: 'binary' }
    : schema;
}

/** Schema of a parameter that carries `type` itself, as in Swagger 2.0. */
export function upgradeParameterSchema(parameter: JsonObject): JsonObject {
  const schema = Object.fromEntries(
    Object.entries(parameter).filter(([key]) => !NOT_SCHEMA.has(key)),
  );
  return upgradeFileType(schema);
}

/** Object schema of a Swagger 2.0 form: one property for each `formData` parameter with a name. */
export function upgradeFormSchema(all: readonly JsonObject[]): JsonObject {
  const parameters = all.filter((one) => getText(one, 'name') !== '');
  const properties = parameters.map((parameter): readonly [string, Json] => [
    getText(parameter, 'name'),
    { ...upgradeParameterSchema(parameter), description: getText(parameter, 'description') },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: parameters
      .filter((one) => isTrue(one, 'required'))
      .map((one) => getText(one, 'name')),
  };
}

/** Encoding of a list in a Swagger 2.0 form, by default with commas; empty for other types. */
function upgradeListEncoding(parameter: JsonObject): JsonObject {
  return getOwn(parameter, 'type') === 'array'
    ? {
        collectionFormat: getText(parameter, 'collectionFormat') || 'csv',
        items: getObject(parameter, 'items') ?? {},
      }
    : {};
}

/** Encoding of the fields of a Swagger 2.0 form, by name; fields that declare none are left out. */
export function upgradeFormEncoding(parameters: readonly JsonObject[]): JsonObject {
  const parts = parameters.map((one): readonly [string, JsonObject] => [
    getText(one, 'name'),
    {
      ...upgradeListEncoding(one),
      ...(isTrue(one, 'allowEmptyValue') && { allowEmptyValue: true }),
    },
  ]);
  return Object.fromEntries(parts.filter(([, part]) => Object.keys(part).length > 0));
}

/** Media types that an operation declares under a key, else the document's; each once. */
function getMediaTypes(
  document: JsonObject,
  operation: JsonObject,
  key: string,
): readonly string[] {
  const holder = getOwn(operation, key) === undefined ? document : operation;
  return [...new Set(getTexts(holder, key))];
}

/** Media types of a Swagger 2.0 body: the operation's `consumes`, else the document's, else JSON. */
export function listConsumedTypes(document: JsonObject, operation: JsonObject): readonly string[] {
  const names = getMediaTypes(document, operation, 'consumes');
  return names.length > 0 ? names : ['application/json'];
}

/** Media types of a Swagger 2.0 response: the operation's `produces`, else the document's, else JSON. */
function getProduced(document: JsonObject, operation: JsonObject): readonly string[] {
  const names = getMediaTypes(document, operation, 'produces');
  return names.length > 0 ? names : ['application/json'];
}

/** Media types of a Swagger 2.0 form: those of `consumes` that can carry one; a file needs multipart. */
export function getFormMediaTypes(
  document: JsonObject,
  operation: JsonObject,
  parameters: readonly JsonObject[],
): readonly string[] {
  if (parameters.some((one) => getOwn(one, 'type') === 'file')) return ['multipart/form-data'];
  const forms = getMediaTypes(document, operation, 'consumes').filter((name) => /form/i.test(name));
  return forms.length > 0 ? forms : ['application/x-www-form-urlencoded'];
}

/**
 * `content` of a Swagger 2.0 response: its `schema` under each produced media type, with its
 * examples. Empty where it has neither.
 */
export function upgradeResponseContent(
  document: JsonObject,
  operation: JsonObject,
  response: JsonObject,
): JsonObject {
  const examples = getObject(response, 'examples') ?? {};
  const declared = getOwn(response, 'schema');
  const schema = isObject(declared) ? upgradeFileType(declared) : declared;
  if (schema === undefined && Object.keys(examples).length === 0) return {};
  const names = new Set([
    ...(schema === undefined ? [] : getProduced(document, operation)),
    ...Object.keys(examples),
  ]);
  const content = [...names].map((name): readonly [string, Json] => {
    const example = getOwn(examples, name);
    return [
      name,
      { ...(schema !== undefined && { schema }), ...(example !== undefined && { example }) },
    ];
  });
  return Object.fromEntries(content);
}
