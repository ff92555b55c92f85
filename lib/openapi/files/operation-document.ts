import { getObject, getOwn, isList, isObject, joinPointer, splitPointer } from '../core/json';
import { getRef, resolveRef } from '../core/resolve';
import type { ApiIndex, Json, JsonObject, OperationEntry } from '../core/types';
import { isStandardMethod } from '../document/find-operations';
import { listPathItems } from '../document/path-items';
import { isSwagger } from '../parse/upgrade-swagger';

/** Parts of a document by the pointers at which they stand. */
type Parts = Map<string, Json>;

/** Response without what names other operations, which the file does not have. */
function withoutLinks(response: Json): Json {
  if (!isObject(response)) return response;
  return Object.fromEntries(Object.entries(response).filter(([key]) => key !== 'links'));
}

function mapValues(map: JsonObject | undefined, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(map ?? {}).map(([key, one]) => [key, change(one)]));
}

/** Operation whose responses lead to no other one. */
function withoutOtherOperations(operation: JsonObject): JsonObject {
  const responses = getObject(operation, 'responses');
  return { ...operation, ...(responses && { responses: mapValues(responses, withoutLinks) }) };
}

/** Texts of `$ref`, and of the mapping of a discriminator, that a value has. */
function listRefs(value: Json): readonly string[] {
  if (isList(value)) return value.flatMap(listRefs);
  if (!isObject(value)) return [];
  const ref = getRef(value);
  const mapping = Object.values(getObject(getObject(value, 'discriminator'), 'mapping') ?? {});
  return [
    ...(ref === undefined ? [] : [ref]),
    ...mapping.flatMap((one) => (typeof one === 'string' ? [one] : [])),
    ...Object.values(value).flatMap(listRefs),
  ];
}

const COMPONENT = /^#\/(components\/\w+|definitions|parameters|responses)\/[^/]+/;

/** Pointer of the component that a reference leads into; `undefined` for another place. */
function getComponentPointer(document: JsonObject, ref: string): string | undefined {
  // The mapping of a discriminator may name a schema without its place.
  const named = /^[\w.-]+$/.test(ref) ? joinPointer('#/components/schemas', ref) : ref;
  const pointer = resolveRef(document, named, '', [])?.pointer;
  return pointer === undefined ? undefined : COMPONENT.exec(pointer)?.[0];
}

/** Adds the components that a value refers to, and those that they refer to. */
function collectComponents(document: JsonObject, parts: Parts, value: Json): void {
  const open = [value];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const ref of listRefs(one)) {
      const pointer = getComponentPointer(document, ref);
      if (pointer === undefined || parts.has(pointer)) continue;
      const target = resolveRef(document, pointer, '', [])?.value;
      if (target === undefined) continue;
      const isResponse = /\/responses\//.test(pointer);
      const part = inlineOthers(document, isResponse ? withoutLinks(target) : target);
      parts.set(pointer, part);
      open.push(part);
    }
  }
}

/** Value whose references to other operations' parts, which the file does not have, are replaced by those parts. */
function inlineOthers(document: JsonObject, value: Json, open: readonly string[] = []): Json {
  if (isList(value)) return value.map((one) => inlineOthers(document, one, open));
  if (!isObject(value)) return value;
  const ref = getRef(value);
  const target = ref?.startsWith('#') ? resolveRef(document, ref, '', []) : undefined;
  if (target && !COMPONENT.test(target.pointer))
    return open.includes(target.pointer)
      ? {}
      : inlineOthers(document, target.value, [...open, target.pointer]);
  return mapValues(value, (one) => inlineOthers(document, one, open));
}

/** Adds the schemes of the security that an operation has. */
function collectSchemes(document: JsonObject, parts: Parts, security: Json | undefined): void {
  const holder = isSwagger(document) ? '#/securityDefinitions' : '#/components/securitySchemes';
  const names = isList(security)
    ? security.flatMap((one) => (isObject(one) ? Object.keys(one) : []))
    : [];
  for (const name of names) {
    const pointer = joinPointer(holder, name);
    const value = resolveRef(document, pointer, '', [])?.value;
    if (value !== undefined) parts.set(pointer, value);
  }
}

/** Objects of the parts as a document holds them: `components`, `schemas`, `Customer`. */
function buildHolders(parts: Parts): JsonObject {
  const root: Record<string, Record<string, Json>> = {};
  const components: Record<string, Record<string, Json>> = {};
  for (const [pointer, value] of parts) {
    const [first = '', second = '', name = second] = splitPointer(pointer);
    const holder = first === 'components' ? components : root;
    const kind = first === 'components' ? second : first;
    (holder[kind] ??= {})[name] = value;
  }
  return { ...root, ...(Object.keys(components).length > 0 && { components }) };
}

/** Path item with its operation, as a document of its own lists it. */
function placeOperation(
  document: JsonObject,
  { method, path, webhook }: OperationEntry,
  item: JsonObject,
): JsonObject {
  const { operation = {}, ...shared } = item;
  const call = isStandardMethod(method)
    ? { [method]: operation }
    : { additionalOperations: { [method]: operation } };
  const holder = { [path]: { ...shared, ...call } };
  if (!webhook) return { paths: holder };
  return getObject(document, 'webhooks')
    ? { webhooks: holder }
    : { paths: {}, 'x-webhooks': holder };
}

/** Fields that a document has for all of its operations. */
const HEAD = ['swagger', 'openapi', 'jsonSchemaDialect', 'info'];
const SWAGGER_HEAD = ['host', 'basePath', 'schemes', 'consumes', 'produces'];

function pick(object: JsonObject, keys: readonly string[]): JsonObject {
  const known = keys.filter((key) => Object.hasOwn(object, key));
  return Object.fromEntries(known.map((key) => [key, getOwn(object, key) ?? null]));
}

function listUsedTags(document: JsonObject, { tags }: OperationEntry): readonly Json[] {
  const known = getOwn(document, 'tags');
  if (!isList(known)) return [];
  return known.filter((tag) => isObject(tag) && tags.some((name) => name === getOwn(tag, 'name')));
}

/**
 * Builds the OpenAPI document of one operation, in the version of its own: with what it refers to, and no more.
 * Links to other operations are left out.
 */
export function buildOperationDocument(api: ApiIndex, entry: OperationEntry): JsonObject {
  const { document } = api;
  const items = listPathItems(document, entry).map(({ value }) => value);
  const shared = items.toReversed().map((one) => pick(one, ['servers', 'parameters']));
  const found = resolveRef(document, entry.pointer, '', [])?.value;
  const operation = withoutOtherOperations(isObject(found) ? found : {});
  const item = inlineOthers(document, {
    ...Object.fromEntries(shared.flatMap(Object.entries)),
    operation,
  });
  const parts: Parts = new Map();
  collectComponents(document, parts, item);
  collectSchemes(document, parts, getOwn(operation, 'security') ?? getOwn(document, 'security'));
  const tags = listUsedTags(document, entry);
  const isSecured = Object.hasOwn(operation, 'security');
  const rest = isSwagger(document) ? SWAGGER_HEAD : ['servers'];
  return {
    ...pick(document, [...HEAD, ...rest, ...(isSecured ? [] : ['security'])]),
    ...(tags.length > 0 && { tags }),
    ...placeOperation(document, entry, isObject(item) ? item : {}),
    ...buildHolders(parts),
  };
}
