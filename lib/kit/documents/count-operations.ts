import {
  getAtPointer,
  getObject,
  getOwn,
  getText,
  isObject,
  joinPointer,
} from '@/lib/openapi/core/json';
import { type ApiIndex, type Json, type JsonObject, METHODS } from '@/lib/openapi/core/types';

/** Most references from path item to path item. */
const MAX_REFS = 8;

/** An operation as the document writes it. */
export type RawOperation = { readonly key: string; readonly pointer: string };

const getKey = (isWebhook: boolean, method: string, path: string): string =>
  `${method.toLowerCase()} ${path}${isWebhook ? ' (webhook)' : ''}`;

/** Path item at a pointer, then those that its references lead to. */
function* listItems(document: JsonObject, value: Json | undefined, pointer: string) {
  let [item, at] = [value, pointer];
  for (let level = 0; isObject(item) && level < MAX_REFS; level += 1) {
    yield { item, at };
    at = getText(item, '$ref');
    item = at.startsWith('#/') ? getAtPointer(document, at) : undefined;
  }
}

/** Operations of a path item by their methods: fields of their own, then `additionalOperations`. */
function listMethods(item: JsonObject, at: string): readonly (readonly [string, string])[] {
  const own = METHODS.filter((method) => isObject(getOwn(item, method)));
  const additional = getObject(item, 'additionalOperations') ?? {};
  const others = Object.keys(additional).filter((name) => isObject(additional[name]));
  return [
    ...own.map((method) => [method, joinPointer(at, method)] as const),
    ...others.map((name) => [name, joinPointer(at, 'additionalOperations', name)] as const),
  ];
}

/** Lists the operations of a document without the engine: each method of each path and webhook. */
export function listRawOperations(document: JsonObject): readonly RawOperation[] {
  const found = new Map<string, RawOperation>();
  for (const map of ['paths', 'webhooks', 'x-webhooks']) {
    for (const [path, value] of Object.entries(getObject(document, map) ?? {})) {
      if (path.startsWith('x-')) continue;
      for (const { item, at } of listItems(document, value, joinPointer('#', map, path)))
        for (const [method, pointer] of listMethods(item, at)) {
          const key = getKey(map !== 'paths', method, path);
          if (!found.has(key)) found.set(key, { key, pointer });
        }
    }
  }
  return [...found.values()];
}

/** Operations of the document that the engine does not list, and of which it reports no problem. */
export function listLostOperations(document: JsonObject, api: ApiIndex): readonly string[] {
  const listed = new Set(
    [...api.operations.values()].map(({ webhook = false, method, path }) =>
      getKey(webhook, method, path),
    ),
  );
  const reported = new Set(api.problems.map(({ at }) => at));
  return listRawOperations(document)
    .filter(({ key, pointer }) => !listed.has(key) && !reported.has(pointer))
    .map(({ key }) => key);
}
