import * as words from '@/.generated/words/openapi-problems/document';
import { getAtPointer, getObject, getOwn, joinPointer } from '../core/json';
import { addWarning, expectObject, type Problems, truncateForMessage } from '../core/problems';
import { resolveValue } from '../core/resolve';
import { type Json, type JsonObject, METHODS } from '../core/types';
import type { FoundOperation } from './name-operation';
import { listServers } from './servers';

const METHOD_SET: ReadonlySet<string> = new Set(METHODS);
const ADDITIONAL = 'additionalOperations';
const ITEM_KEYS = new Set([ADDITIONAL, '$ref', 'summary', 'description', 'servers', 'parameters']);

/** Whether a path item's key is a method with its own field (OpenAPI 3.2 4.9). */
export function isStandardMethod(key: string): boolean {
  return METHOD_SET.has(key);
}

function getFirstServerUrl(holder: JsonObject): string | undefined {
  const servers = getOwn(holder, 'servers');
  return servers === undefined ? undefined : listServers(servers, '', [])[0]?.url;
}

type PathContext = { readonly path: string; readonly server: string; readonly webhook: boolean };

type FoundMethod = Pick<FoundOperation, 'method' | 'pointer'> & {
  readonly value: Json | undefined;
};

/**
 * Method names in use, of at most 40 characters. A token (RFC 9110 5.6.2) may also hold quotes and
 * dollar signs, which code samples would have to escape.
 */
const METHOD_NAME = /^[a-z][a-z\d_-]{0,39}$/i;

/** Lists methods without a field of their own (OpenAPI 3.2 `additionalOperations`). */
function listAdditionalMethods(
  item: JsonObject,
  pointer: string,
  problems: Problems,
): readonly FoundMethod[] {
  const at = joinPointer(pointer, ADDITIONAL);
  const map = expectObject(getOwn(item, ADDITIONAL), at, problems) ?? {};
  return Object.keys(map).flatMap((method) => {
    const location = joinPointer(at, method);
    if (method.startsWith('x-')) return [];
    if (!METHOD_NAME.test(method)) {
      addWarning(problems, 'not-a-method', location, words.notMethod(truncateForMessage(method)));
      return [];
    }
    const field = method.toLowerCase();
    const found = { method, pointer: location, value: map[method] };
    if (!isStandardMethod(field)) return found;
    const isTaken = getOwn(item, field) !== undefined;
    const message = isTaken ? words.methodInPath(method) : words.methodBelongs({ method, field });
    addWarning(problems, 'method-not-additional', location, message);
    // A method in small letters is taken for a field of the path item itself.
    return isTaken ? [] : { ...found, method: method === field ? method.toUpperCase() : method };
  });
}

function listMethods(
  item: JsonObject,
  pointer: string,
  problems: Problems,
): readonly FoundMethod[] {
  const methods = Object.keys(item).flatMap((method) => {
    const at = joinPointer(pointer, method);
    if (isStandardMethod(method)) return { method, pointer: at, value: item[method] };
    if (ITEM_KEYS.has(method) || method.startsWith('x-')) return [];
    addWarning(problems, 'unknown-method', at, words.unknownMethod(truncateForMessage(method)));
    return [];
  });
  return [...methods, ...listAdditionalMethods(item, pointer, problems)];
}

/**
 * Finds the operations of a path item and of those its `$ref` chain leads to, each method once. Of
 * several values the first counts (OpenAPI 3.1 4.8.9).
 * @param listed Pointer at which `value` is listed.
 */
export function* findPathOperations(
  document: JsonObject,
  value: Json | undefined,
  listed: string,
  { path, server, webhook }: PathContext,
  problems: Problems,
): Generator<FoundOperation> {
  const { through } = resolveValue(document, value, listed, problems);
  // A Set, because a circular `$ref` leads back to its start.
  const items = [...new Set([listed, ...through])].flatMap((pointer) => {
    const at = pointer === listed ? value : getAtPointer(document, pointer);
    const item = expectObject(at, pointer, problems);
    return item ? { item, pointer } : [];
  });
  const [shared = server] = items.flatMap(({ item }) => getFirstServerUrl(item) ?? []);
  const seen = new Set<string>();
  for (const { item, pointer: holder } of items)
    for (const { method, pointer, value: found } of listMethods(item, holder, problems)) {
      const operation = expectObject(found, pointer, problems);
      if (operation === undefined || seen.has(method)) continue;
      seen.add(method);
      const serverUrl = getFirstServerUrl(operation) ?? shared;
      yield { method, path, operation, pointer, server: serverUrl, webhook };
    }
}

/** Maps of path items; `x-webhooks` before OpenAPI 3.1. */
const MAPS = ['paths', 'webhooks', 'x-webhooks'] as const;

function* findMapOperations(
  document: JsonObject,
  key: (typeof MAPS)[number],
  server: string,
  problems: Problems,
): Generator<FoundOperation> {
  const map = getObject(document, key) ?? {};
  const isDescribed = (path: string) =>
    key === 'x-webhooks' && getOwn(getObject(document, 'webhooks'), path) !== undefined;
  for (const path of Object.keys(map)) {
    if (path.startsWith('x-') || isDescribed(path)) continue;
    const pointer = joinPointer('#', key, path);
    const webhook = key !== 'paths';
    if (!webhook && !path.startsWith('/')) {
      addWarning(problems, 'path-without-slash', pointer, words.pathWithoutSlash);
    }
    yield* findPathOperations(document, map[path], pointer, { path, server, webhook }, problems);
  }
}

/**
 * Finds all operations of a document in its order: paths, then webhooks. A key of `webhooks` is any
 * text (OpenAPI 3.1 4.8.1), so it may be that of a path, too.
 * @param server Base URL of operations that name none.
 */
export function* findOperations(
  document: JsonObject,
  server: string,
  problems: Problems,
): Generator<FoundOperation> {
  for (const key of MAPS)
    yield* findMapOperations(document, key, key === 'paths' ? server : '', problems);
}
