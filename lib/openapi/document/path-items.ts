import { isStandardMethod } from './find-operations';
import { isObject } from '../core/json';
import { getAtPointer, joinPointer } from '../core/pointer';
import { resolveValue } from '../core/resolve';
import type { JsonObject, OperationEntry } from '../core/types';

/** A part of the document, and where it stands. */
export type DocumentPart = { readonly value: JsonObject; readonly pointer: string };

/** The path item that an operation stands in itself; one of another method's name is a level deeper. */
export function getPathItemPointer({ pointer, method }: OperationEntry): string {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  return isStandardMethod(method) ? holder : holder.slice(0, holder.lastIndexOf('/'));
}

/** Where the path item of an operation may be listed. */
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
 * The path items that an operation belongs to: the one that is listed, then the one that this refers to, and so on.
 * What stands beside a `$ref` counts, too (OpenAPI 3.1 4.8.9); where several say a thing, the first one counts.
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
    // What leads elsewhere is another's.
    return all.includes(holder) ? all : [];
  });
  return [...new Set([...found, holder])].flatMap((pointer) => {
    const value = getAtPointer(document, pointer);
    return isObject(value) ? [{ value, pointer }] : [];
  });
}
