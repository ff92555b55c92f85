import { toItemPointer } from './find-operations';
import { isObject } from '../json';
import { getAt, toPointer } from '../pointer';
import { resolve } from '../resolve';
import type { JsonObject, OperationEntry } from '../types';

/** A part of the document, and where it stands. */
export type Raw = { readonly value: JsonObject; readonly pointer: string };

/**
 * The path items that an operation belongs to: the one that its path has, then the one that this refers to. What
 * stands beside the `$ref` counts, too (OpenAPI 3.1 4.8.9); where both say a thing, it is the one that counts.
 */
export function toItems(document: JsonObject, entry: OperationEntry): readonly Raw[] {
  const holder = toItemPointer(entry);
  const maps = entry.webhook ? ['webhooks', 'x-webhooks'] : ['paths'];
  const found = maps.flatMap((map) => {
    const listed = toPointer('#', map, entry.path);
    const both = [listed, resolve(document, getAt(document, listed), listed, []).pointer];
    // What leads elsewhere is another's: a callback has its path, an expression, in none of these maps.
    return both.includes(holder) ? both : [];
  });
  return [...new Set([...found, holder])].flatMap((pointer) => {
    const value = getAt(document, pointer);
    return isObject(value) ? [{ value, pointer }] : [];
  });
}
