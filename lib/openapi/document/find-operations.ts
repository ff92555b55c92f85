import { getObject, getOwn } from '../json';
import type { FoundOperation } from './operation-entry';
import { toPointer } from '../pointer';
import { addError, addWarning, expectObject, type Problems, toShort } from '../problems';
import { getRef, resolve } from '../resolve';
import { toServers } from './servers';
import { METHODS, type Json, type JsonObject, type Method } from '../types';

const METHOD_SET: ReadonlySet<string> = new Set(METHODS);
const ADDITIONAL = 'additionalOperations';
const ITEM_KEYS = new Set([ADDITIONAL, '$ref', 'summary', 'description', 'servers', 'parameters']);

function isMethod(key: string): boolean {
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
    if (!isMethod(method)) return { method, pointer: place, value: map[method] };
    addWarning(problems, 'method-not-additional', place, `"${method}" stands in the path itself.`);
    return [];
  });
}

/** The path item of an operation: where its parameters and servers for all methods stand. */
export function toItemPointer({ pointer, method }: { pointer: string; method: Method }): string {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  return isMethod(method) ? holder : holder.slice(0, holder.lastIndexOf('/'));
}

/** The operations that stand in one path item itself. `server` is the one for all of them. */
function* inItem(
  item: JsonObject,
  pointer: string,
  place: Place,
  server: string,
  problems: Problems,
): Generator<FoundOperation> {
  for (const key of Object.keys(item)) {
    const at = toPointer(pointer, key);
    if (isMethod(key)) {
      const operation = expectObject(item[key], at, problems);
      if (operation === undefined) continue;
      const own = getFirstServer(operation) ?? server;
      // Spelled out: a spread here is a tenth of the time to list a large document.
      const { path, webhook } = place;
      yield { method: key, path, operation, pointer: at, server: own, webhook };
    } else if (!ITEM_KEYS.has(key) && !key.startsWith('x-')) {
      addWarning(problems, 'unknown-method', at, `"${toShort(key)}" is no method known here.`);
    }
  }
  if (!Object.hasOwn(item, ADDITIONAL)) return;
  for (const { method, pointer: at, value } of toAdditional(item, pointer, problems)) {
    const operation = expectObject(value, at, problems);
    const own = operation && (getFirstServer(operation) ?? server);
    if (operation === undefined || own === undefined) continue;
    yield { ...place, method, operation, pointer: at, server: own };
  }
}

/** The operations of a path item; one behind a `$ref` is followed, its own keys win. */
export function* findInPath(
  document: JsonObject,
  value: Json | undefined,
  pointer: string,
  place: Place,
  problems: Problems,
): Generator<FoundOperation> {
  const item = expectObject(value, pointer, problems);
  if (item === undefined) return;
  const target =
    getRef(item) === undefined ? undefined : resolve(document, item, pointer, problems);
  const behind = target && expectObject(target.value, target.pointer, problems);
  const server = getFirstServer(item) ?? (behind && getFirstServer(behind)) ?? place.server;
  yield* inItem(item, pointer, place, server, problems);
  if (target === undefined || behind === undefined) return;
  for (const found of inItem(behind, target.pointer, place, server, problems)) {
    const { method } = found;
    const isOwn = Object.hasOwn(
      isMethod(method) ? item : (getObject(item, ADDITIONAL) ?? {}),
      method,
    );
    if (!isOwn) yield found;
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
  yield* inMap(document, 'paths', server, problems);
  const webhooks = getObject(document, 'webhooks') === undefined ? 'x-webhooks' : 'webhooks';
  for (const found of inMap(document, webhooks, '', problems)) {
    if (getObject(getObject(document, 'paths'), found.path)?.[found.method] === undefined)
      yield found;
    else addError(problems, 'operation-twice', found.pointer, 'A path has the same name.');
  }
}
