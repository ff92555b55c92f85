import { getObject, getOwn } from '../json';
import type { FoundOperation } from './operation-entry';
import { getAt, toPointer } from '../pointer';
import { addError, addWarning, expectObject, type Problems, toShort } from '../problems';
import { resolve } from '../resolve';
import { toServers } from './servers';
import { METHODS, type Json, type JsonObject } from '../types';

const METHOD_SET: ReadonlySet<string> = new Set(METHODS);
const ADDITIONAL = 'additionalOperations';
const ITEM_KEYS = new Set([ADDITIONAL, '$ref', 'summary', 'description', 'servers', 'parameters']);

/** Whether a key of a path item is a method with a field of its own (OpenAPI 3.2 4.9). */
export function isMethod(key: string): boolean {
  return METHOD_SET.has(key);
}

function getFirstServer(holder: JsonObject): string | undefined {
  const servers = getOwn(holder, 'servers');
  return servers === undefined ? undefined : toServers(servers, '', [])[0]?.url;
}

type Place = { readonly path: string; readonly server: string; readonly webhook: boolean };

type Found = Pick<FoundOperation, 'method' | 'pointer'> & { readonly value: Json | undefined };

/**
 * A method as people name them. A token (RFC 9110 5.6.2) may hold quotes and dollar signs, too, which code samples
 * would have to quote in nine languages for nobody.
 */
const METHOD = /^[a-z][a-z\d_-]{0,39}$/i;

/** Operations with methods of their own names (OpenAPI 3.2 `additionalOperations`). */
function toAdditional(item: JsonObject, pointer: string, problems: Problems): readonly Found[] {
  const at = toPointer(pointer, ADDITIONAL);
  const map = expectObject(getOwn(item, ADDITIONAL), at, problems) ?? {};
  return Object.keys(map).flatMap((method) => {
    const place = toPointer(at, method);
    if (method.startsWith('x-')) return [];
    if (!METHOD.test(method)) {
      addWarning(problems, 'not-a-method', place, `"${toShort(method)}" is no name of a method.`);
      return [];
    }
    if (!isMethod(method.toLowerCase())) return { method, pointer: place, value: map[method] };
    addWarning(problems, 'method-not-additional', place, `"${method}" stands in the path itself.`);
    return [];
  });
}

function toMethods(item: JsonObject, pointer: string, problems: Problems): readonly Found[] {
  const own = Object.keys(item).flatMap((method) => {
    const at = toPointer(pointer, method);
    if (isMethod(method)) return { method, pointer: at, value: item[method] };
    if (!ITEM_KEYS.has(method) && !method.startsWith('x-'))
      addWarning(problems, 'unknown-method', at, `"${toShort(method)}" is no method known here.`);
    return [];
  });
  return [...own, ...toAdditional(item, pointer, problems)];
}

/**
 * The operations of a path item. Those behind its `$ref`, and behind the `$ref` there, are its own, too; where two
 * of them say a thing, the first one counts (OpenAPI 3.1 4.8.9).
 */
export function* findInPath(
  document: JsonObject,
  value: Json | undefined,
  listed: string,
  { path, server, webhook }: Place,
  problems: Problems,
): Generator<FoundOperation> {
  const { through } = resolve(document, value, listed, problems);
  // A loop leads to where it began.
  const items = [...new Set([listed, ...through])].flatMap((pointer) => {
    const at = pointer === listed ? value : getAt(document, pointer);
    const item = expectObject(at, pointer, problems);
    return item ? { item, pointer } : [];
  });
  const [shared = server] = items.flatMap(({ item }) => getFirstServer(item) ?? []);
  const known = new Set<string>();
  for (const { item, pointer: holder } of items)
    for (const { method, pointer, value: found } of toMethods(item, holder, problems)) {
      const operation = expectObject(found, pointer, problems);
      if (operation === undefined || known.has(method)) continue;
      known.add(method);
      const own = getFirstServer(operation) ?? shared;
      yield { method, path, operation, pointer, server: own, webhook };
    }
}

/** `x-webhooks` is what documents before OpenAPI 3.1 call them. */
type Webhooks = 'webhooks' | 'x-webhooks';

function* inMap(
  document: JsonObject,
  key: 'paths' | Webhooks,
  server: string,
  problems: Problems,
): Generator<FoundOperation> {
  const map = getObject(document, key) ?? {};
  for (const path of Object.keys(map)) {
    if (path.startsWith('x-')) continue;
    const pointer = toPointer('#', key, path);
    const webhook = key !== 'paths';
    if (!webhook && !path.startsWith('/')) {
      addWarning(problems, 'path-without-slash', pointer, 'A path begins with a slash.');
    }
    yield* findInPath(document, map[path], pointer, { path, server, webhook }, problems);
  }
}

/**
 * Every operation of a document, in its order: paths, then webhooks. Each is found once: of two with
 * the same method and path the second becomes the problem `operation-twice`.
 * @param server Base URL for operations that name none of their own.
 */
export function* findOperations(
  document: JsonObject,
  server: string,
  problems: Problems,
): Generator<FoundOperation> {
  const ids = new Set<string>();
  const webhooks = getObject(document, 'webhooks') === undefined ? 'x-webhooks' : 'webhooks';
  for (const key of ['paths', webhooks] as const)
    for (const found of inMap(document, key, key === 'paths' ? server : '', problems)) {
      const id = `${found.method} ${found.path}`;
      if (ids.has(id))
        addError(problems, 'operation-twice', found.pointer, 'A path has the same name.');
      else yield found;
      ids.add(id);
    }
}
