import { isMethod } from './find-operations';
import { isObject } from '../json';
import { getAt, toPointer } from '../pointer';
import { resolve } from '../resolve';
import type { JsonObject, OperationEntry } from '../types';

/** A part of the document, and where it stands. */
export type Raw = { readonly value: JsonObject; readonly pointer: string };

/** The path item that an operation stands in itself; one of another method's name is a level deeper. */
export function toHolder({ pointer, method }: OperationEntry): string {
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  return isMethod(method) ? holder : holder.slice(0, holder.lastIndexOf('/'));
}

/** Where the path item of an operation may be listed. */
function toListed({ item, path, webhook }: OperationEntry): readonly string[] {
  if (item !== undefined) return [item];
  const maps = webhook ? ['webhooks', 'x-webhooks'] : ['paths'];
  return maps.map((map) => toPointer('#', map, path));
}

/**
 * The path items that an operation belongs to: the one that is listed, then the one that this refers to, and so on.
 * What stands beside a `$ref` counts, too (OpenAPI 3.1 4.8.9); where several say a thing, the first one counts.
 */
export function toItems(document: JsonObject, entry: OperationEntry): readonly Raw[] {
  const holder = toHolder(entry);
  const found = toListed(entry).flatMap((listed) => {
    const all = [listed, ...resolve(document, getAt(document, listed), listed, []).through];
    // What leads elsewhere is another's.
    return all.includes(holder) ? all : [];
  });
  return [...new Set([...found, holder])].flatMap((pointer) => {
    const value = getAt(document, pointer);
    return isObject(value) ? [{ value, pointer }] : [];
  });
}
