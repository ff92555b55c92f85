import { getAtPointer, isObject, joinPointer } from '../core/json';
import { resolveValue } from '../core/resolve';
import type { JsonObject, OperationEntry } from '../core/types';
import { isStandardMethod } from './find-operations';

/** Object of a document, and the pointer to it. */
export type DocumentPart = { readonly value: JsonObject; readonly pointer: string };

/** Pointer of the path item that holds an operation, also in `additionalOperations`. */
export function getPathItemPointer({ pointer, method }: OperationEntry): string {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  return isStandardMethod(method) ? holder : holder.slice(0, holder.lastIndexOf('/'));
}

/** Pointers at which an operation's path item may be listed. */
function listPathItemPointers({
  pathItemPointer,
  path,
  webhook,
}: OperationEntry): readonly string[] {
  if (pathItemPointer !== undefined) return [pathItemPointer];
  const maps = webhook ? ['webhooks', 'x-webhooks'] : ['paths'];
  return maps.map((map) => joinPointer('#', map, path));
}

/**
 * Path items of an operation: the listed one, then those its `$ref` chain leads to. Siblings of a
 * `$ref` count, too (OpenAPI 3.1 4.8.9); of several values the first counts.
 */
export function listPathItems(
  document: JsonObject,
  entry: OperationEntry,
): readonly DocumentPart[] {
  const holder = getPathItemPointer(entry);
  const found = listPathItemPointers(entry).flatMap((listed) => {
    const all = [
      listed,
      ...resolveValue(document, getAtPointer(document, listed), listed, []).through,
    ];
    // A chain without the operation's own path item is that of another operation.
    return all.includes(holder) ? all : [];
  });
  return [...new Set([...found, holder])].flatMap((pointer) => {
    const value = getAtPointer(document, pointer);
    return isObject(value) ? [{ value, pointer }] : [];
  });
}
