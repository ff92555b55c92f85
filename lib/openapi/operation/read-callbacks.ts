import { findInPath } from '../document/find-operations';
import { getOwn } from '../json';
import { toEntry } from '../document/operation-entry';
import { toPointer } from '../pointer';
import { expectObject, type Problems } from '../problems';
import { resolve } from '../resolve';
import type { Callback, JsonObject } from '../types';

/** The calls of one callback: a map from the expression of an address to a path item. */
function toCalls(
  document: JsonObject,
  name: string,
  callback: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Callback[] {
  return Object.entries(callback).flatMap(([path, item]) => {
    if (path.startsWith('x-')) return [];
    const place = { path, server: '', webhook: true };
    const at = toPointer(pointer, path);
    const found = findInPath(document, item, at, place, problems);
    return [...found].map((one) => ({
      name,
      entry: { ...toEntry(one, { tags: [], group: '', url: '' }), item: at },
    }));
  });
}

/** The `callbacks` of an operation, references followed; what each is sent is not read yet. */
export function toCallbacks(
  document: JsonObject,
  operation: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Callback[] {
  const at = toPointer(pointer, 'callbacks');
  const callbacks = expectObject(getOwn(operation, 'callbacks'), at, problems) ?? {};
  return Object.entries(callbacks).flatMap(([name, item]) => {
    if (name.startsWith('x-')) return [];
    const target = resolve(document, item, toPointer(at, name), problems);
    const callback = expectObject(target.value, target.pointer, problems);
    return callback === undefined
      ? []
      : toCalls(document, name, callback, target.pointer, problems);
  });
}
