import {
  getOwn,
  getText,
  isList,
  isLooselyTrue,
  isNumber,
  isObject,
  splitPointer,
} from '../core/json';
import { isJsonMedia } from '../core/media-type';
import type { MediaType, Operation } from '../core/operation-types';
import { getRef, resolveRef } from '../core/resolve';
import type { ApiIndex, Json, JsonObject } from '../core/types';

/** Name among `$defs` of the body that a request has, in the first place its JSON. */
const REQUEST_BODY = 'RequestBody';

/** Name among `$defs` of the body of a response: `Response200`. */
function getResponseName(status: string): string {
  return `Response${status[0]?.toUpperCase() ?? ''}${status.slice(1)}`;
}

/** Reference to a schema in the same file. */
function refTo(name: string): JsonObject {
  const part = name.replaceAll('~', '~0').replaceAll('/', '~1');
  return { $ref: `#/$defs/${encodeURIComponent(part)}` };
}

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const SCHEMA_KEYS =
  /^(not|if|then|else|items|additionalProperties|propertyNames|contains|unevaluatedItems|unevaluatedProperties|contentSchema)$/;
const LIST_KEYS = /^(allOf|anyOf|oneOf|prefixItems)$/;
const MAP_KEYS = /^(properties|patternProperties|dependentSchemas)$/;

/** Keywords of JSON Schema 2020-12 that hold no schema. `$defs` are not among them: each gets a name of its own. */
const VALUE_KEYS =
  /^(const|enum|multipleOf|maximum|minimum|(max|min)(Length|Items|Properties|Contains)|pattern|uniqueItems|dependentRequired|title|description|default|deprecated|readOnly|writeOnly|examples|format|contentEncoding|contentMediaType|\$comment)$/;

const TYPES = /^(null|boolean|object|array|number|string|integer)$/;

/** Collects schemas by name while references lead to further ones. */
type Collector = {
  readonly api: ApiIndex;
  /** Names by the pointer of the schema in the document. */
  readonly names: Map<string, string>;
  readonly defs: Map<string, Json>;
};

/** Gives a schema a name that no other has. */
function addName({ names }: Collector, pointer: string, wanted: string): string {
  const taken = new Set(names.values());
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
  names.set(pointer, name);
  return name;
}

/** Name of what a reference leads to, which is collected; `undefined` for nothing. */
function collectRef(collector: Collector, ref: string): string | undefined {
  const target = resolveRef(collector.api.document, ref, '', []);
  if (target === undefined) return undefined;
  const known = collector.names.get(target.pointer);
  if (known !== undefined) return known;
  const name = addName(collector, target.pointer, splitPointer(target.pointer).at(-1) ?? 'Schema');
  // In its place before those that it refers to.
  collector.defs.set(name, {});
  collector.defs.set(name, convert(collector, target.value));
  return name;
}

/** Numbers of a limit that OpenAPI 3.0 writes as a flag beside another: `exclusiveMinimum: true`. */
function convertLimits(schema: JsonObject): JsonObject {
  const limits: Record<string, Json> = {};
  for (const [key, other] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const value = getOwn(schema, key);
    const limit = getOwn(schema, other);
    if (isNumber(value)) limits[key] = value;
    if (value === true && limit !== undefined) limits[key] = limit;
  }
  return limits;
}

/** Schema that also allows `null`, as `nullable` of OpenAPI 3.0 says. */
function withNull(schema: JsonObject): JsonObject {
  const { type, enum: values, ...rest } = schema;
  const isComposed = Object.keys(rest).some((key) => /^(allOf|anyOf|oneOf|const|\$ref)$/.test(key));
  if (isComposed || type === undefined) return { anyOf: [schema, { type: 'null' }] };
  const types = isList(type) ? type : [type];
  return {
    ...rest,
    type: [...types.filter((one) => one !== 'null'), 'null'],
    ...(isList(values) && { enum: values.includes(null) ? values : [...values, null] }),
  };
}

function convertMap(collector: Collector, map: Json): JsonObject {
  if (!isObject(map)) return {};
  return Object.fromEntries(
    Object.entries(map).map(([name, one]) => [name, convert(collector, one)]),
  );
}

/** Keyword as JSON Schema 2020-12 has it; none for what that does not know. */
function convertKeyword(
  collector: Collector,
  key: string,
  value: Json,
): readonly (readonly [string, Json])[] {
  if (key === '$ref' && typeof value === 'string') {
    const name = collectRef(collector, value);
    return name === undefined ? [] : Object.entries(refTo(name));
  }
  // A list of items is the tuple of earlier drafts.
  if (key === 'items' && isList(value))
    return [['prefixItems', value.map((one) => convert(collector, one))]];
  if (SCHEMA_KEYS.test(key)) return [[key, convert(collector, value)]];
  if (LIST_KEYS.test(key))
    return isList(value) && value.length > 0
      ? [[key, value.map((one) => convert(collector, one))]]
      : [];
  if (MAP_KEYS.test(key)) return [[key, convertMap(collector, value)]];
  if (key === 'required') {
    const names = isList(value) ? value.filter((one) => typeof one === 'string') : [];
    return names.length > 0 ? [[key, [...new Set(names)]]] : [];
  }
  if (key === 'type') {
    const types = (isList(value) ? value : [value]).filter(
      (one) => typeof one === 'string' && TYPES.test(one),
    );
    const [first] = types;
    return first === undefined ? [] : [[key, types.length > 1 ? types : first]];
  }
  if (key === 'enum' && !(isList(value) && value.length > 0)) return [];
  if (key === 'examples' && !isList(value)) return [];
  return VALUE_KEYS.test(key) ? [[key, value]] : [];
}

/** Schema of OpenAPI as one of JSON Schema 2020-12 (OpenAPI 3.0: `nullable`, exclusive limits, `example`). */
function convert(collector: Collector, schema: Json): Json {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) return {};
  // Beside a reference OpenAPI 3.0 ignores all others (3.0.4 4.8.23).
  const isLone = getRef(schema) !== undefined && !/^3\.[1-9]/.test(collector.api.specVersion);
  const own = isLone ? { $ref: getText(schema, '$ref') } : schema;
  const entries = Object.entries(own).flatMap(([key, value]) =>
    convertKeyword(collector, key, value),
  );
  const example = getOwn(own, 'example');
  const converted: JsonObject = {
    ...Object.fromEntries(entries),
    ...convertLimits(own),
    ...(example !== undefined && !Object.hasOwn(own, 'examples') && { examples: [example] }),
  };
  const isNullable = ['nullable', 'x-nullable'].some((key) => isLooselyTrue(getOwn(own, key)));
  return isNullable ? withNull(converted) : converted;
}

/** Media type in camel case, for names: `MultipartFormData`. */
function toTypeName(media: string): string {
  return media.replace(/(?:^|[^a-z\d]+)([a-z\d]?)/gi, (_, start: string) => start.toUpperCase());
}

/** Adds the schemas of a body: that of its JSON under the name, those of other media types behind it. */
function addBody(collector: Collector, name: string, content: readonly MediaType[]): void {
  const json = content.filter(({ name: media }) => isJsonMedia(media));
  const [first, ...others] = [...json, ...content.filter((one) => !json.includes(one))];
  if (first === undefined) return;
  collector.defs.set(name, convert(collector, first.schema.value ?? {}));
  for (const { name: media, schema } of others) {
    if (schema.pointer === first.schema.pointer || schema.value === first.schema.value) continue;
    const other = addName(collector, `${name} ${media}`, `${name}${toTypeName(media)}`);
    collector.defs.set(other, convert(collector, schema.value ?? {}));
  }
}

/**
 * Builds the JSON Schema (2020-12) of an operation: `$defs` has the bodies of its request and responses, and what they
 * refer to, so that the file needs no other. As a whole it describes the body of the request.
 * @param responses those that it has; all by default.
 */
export function buildOperationSchema(
  api: ApiIndex,
  operation: Operation,
  responses: Operation['responses'] = operation.responses,
): JsonObject {
  const { entry, requestBody } = operation;
  const collector: Collector = { api, names: new Map(), defs: new Map() };
  const bodies = [
    ...(requestBody ? [[REQUEST_BODY, requestBody.content] as const] : []),
    ...responses.map(({ status, content }) => [getResponseName(status), content] as const),
  ];
  // Before any other, so that no schema of the document takes their names.
  for (const [name] of bodies) collector.names.set(name, name);
  for (const [name, content] of bodies) if (content.length > 0) collector.defs.set(name, {});
  for (const [name, content] of bodies) addBody(collector, name, content);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: entry.name,
    ...(collector.defs.has(REQUEST_BODY) && refTo(REQUEST_BODY)),
    $defs: Object.fromEntries(collector.defs),
  };
}
