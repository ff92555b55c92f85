import { getObject, getOwn, getText, getTexts, isObject, isTrue, toTrimmedEnd } from './json';
import type { Json, JsonObject } from './types';

/** Whether the document says it is Swagger 2.0: `2.0`, in quotes or not. */
function isSwagger(document: JsonObject): boolean {
  const version = getOwn(document, 'swagger');
  // Only these two: a list that is nested deep enough cannot be turned into text.
  const isVersion = typeof version === 'string' || typeof version === 'number';
  return isVersion && String(version).startsWith('2') && !Object.hasOwn(document, 'openapi');
}

function toServerUrls(document: JsonObject): readonly string[] {
  const host = getText(document, 'host');
  const base = toTrimmedEnd(getText(document, 'basePath'));
  if (host === '') return [base === '' ? '/' : base];
  const schemes = getTexts(document, 'schemes');
  // Without schemes the standard says: the scheme the document came by.
  if (schemes.length === 0) return [`//${host}${base}`];
  const https = schemes.filter((scheme) => scheme === 'https');
  return [...https, ...schemes.filter((scheme) => scheme !== 'https')].map(
    (scheme) => `${scheme}://${host}${base}`,
  );
}

/** An operation whose own schemes override the document's has servers of its own. */
function toServed(document: JsonObject, operation: Json): Json {
  if (!isObject(operation) || getOwn(operation, 'servers') !== undefined) return operation;
  const schemes = getTexts(operation, 'schemes');
  if (schemes.length === 0) return operation;
  return { ...operation, servers: toServerUrls({ ...document, schemes }).map((url) => ({ url })) };
}

/** The same object where no entry changes. */
function toMapped(object: JsonObject, map: (value: Json) => Json): JsonObject {
  const entries = Object.entries(object).map(([key, value]) => [key, map(value), value] as const);
  return entries.some(([, now, before]) => now !== before)
    ? Object.fromEntries(entries.map(([key, now]) => [key, now]))
    : object;
}

function toServedPaths(document: JsonObject, paths: JsonObject): JsonObject {
  if (getText(document, 'host') === '') return paths;
  return toMapped(paths, (item) =>
    isObject(item) ? toMapped(item, (operation) => toServed(document, operation)) : item,
  );
}

/**
 * A Swagger 2.0 document with the top-level keys of OpenAPI 3 beside its own: `servers`, and
 * `components` that share `definitions` and the rest. Nothing is copied below the first level and
 * paths stay as they are but for operations with `schemes` of their own, so its cost hardly grows with the document, and `#/definitions/…` keeps
 * its meaning. Other documents come back untouched. What differs inside an operation is converted
 * when it is read.
 */
export function upgradeSwagger(document: JsonObject): JsonObject {
  if (!isSwagger(document)) return document;
  const components: JsonObject = {
    schemas: getObject(document, 'definitions') ?? {},
    parameters: getObject(document, 'parameters') ?? {},
    responses: getObject(document, 'responses') ?? {},
    securitySchemes: getObject(document, 'securityDefinitions') ?? {},
    ...getObject(document, 'components'),
  };
  const servers = getOwn(document, 'servers') ?? toServerUrls(document).map((url) => ({ url }));
  const paths = getObject(document, 'paths');
  return {
    ...document,
    ...(paths === undefined ? {} : { paths: toServedPaths(document, paths) }),
    servers,
    components,
  };
}

/** What a Swagger 2.0 parameter says about itself that is not part of its schema. */
const NOT_SCHEMA = new Set(['name', 'in', 'required', 'description', 'collectionFormat', 'schema']);

/** The type `file` of Swagger 2.0 is binary. */
function toBinary(schema: JsonObject): JsonObject {
  return getOwn(schema, 'type') === 'file'
    ? { ...schema, type: 'string', format: 'binary' }
    : schema;
}

/** The schema of a parameter that carries `type` itself, as Swagger 2.0 has it. */
export function toParameterSchema(parameter: JsonObject): JsonObject {
  const schema = Object.fromEntries(
    Object.entries(parameter).filter(([key]) => !NOT_SCHEMA.has(key)),
  );
  return toBinary(schema);
}

/** The object schema of a Swagger 2.0 form: one property for each `formData` parameter. */
export function toFormSchema(parameters: readonly JsonObject[]): JsonObject {
  const properties = parameters.map((parameter): readonly [string, Json] => [
    getText(parameter, 'name'),
    { ...toParameterSchema(parameter), description: getText(parameter, 'description') },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: parameters
      .filter((one) => isTrue(one, 'required'))
      .map((one) => getText(one, 'name')),
  };
}

/** How the lists of a Swagger 2.0 form are written: with commas where it does not say. */
export function toFormEncoding(parameters: readonly JsonObject[]): JsonObject {
  const lists = parameters.filter((one) => getOwn(one, 'type') === 'array');
  return Object.fromEntries(
    lists.map((one): readonly [string, Json] => [
      getText(one, 'name'),
      {
        collectionFormat: getText(one, 'collectionFormat') || 'csv',
        items: getObject(one, 'items') ?? {},
      },
    ]),
  );
}

function getMediaNames(
  document: JsonObject,
  operation: JsonObject,
  key: string,
): readonly string[] {
  const own = getOwn(operation, key) === undefined ? document : operation;
  return [...new Set(getTexts(own, key))];
}

/** Media types of a Swagger 2.0 body: the operation's `consumes`, else the document's, else JSON. */
export function getConsumed(document: JsonObject, operation: JsonObject): readonly string[] {
  const names = getMediaNames(document, operation, 'consumes');
  return names.length > 0 ? names : ['application/json'];
}

/** Media types of a Swagger 2.0 response: the operation's `produces`, else the document's, else JSON. */
function getProduced(document: JsonObject, operation: JsonObject): readonly string[] {
  const names = getMediaNames(document, operation, 'produces');
  return names.length > 0 ? names : ['application/json'];
}

/** Media types of a Swagger 2.0 form: those of `consumes` that can carry one; a file needs multipart. */
export function getFormTypes(
  document: JsonObject,
  operation: JsonObject,
  parameters: readonly JsonObject[],
): readonly string[] {
  if (parameters.some((one) => getOwn(one, 'type') === 'file')) return ['multipart/form-data'];
  const forms = getMediaNames(document, operation, 'consumes').filter((name) => /form/i.test(name));
  return forms.length > 0 ? forms : ['application/x-www-form-urlencoded'];
}

/** A Swagger 2.0 response as content: its `schema` under each produced media type, with its examples. */
export function toResponseContent(
  document: JsonObject,
  operation: JsonObject,
  response: JsonObject,
): JsonObject {
  const examples = getObject(response, 'examples') ?? {};
  const own = getOwn(response, 'schema');
  const schema = isObject(own) ? toBinary(own) : own;
  if (schema === undefined && Object.keys(examples).length === 0) return {};
  const names = new Set([
    ...(schema === undefined ? [] : getProduced(document, operation)),
    ...Object.keys(examples),
  ]);
  const content = [...names].map((name): readonly [string, Json] => {
    const example = getOwn(examples, name);
    return [
      name,
      {
        ...(schema === undefined ? {} : { schema }),
        ...(example === undefined ? {} : { example }),
      },
    ];
  });
  return Object.fromEntries(content);
}
