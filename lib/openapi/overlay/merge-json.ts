import { isContainer, isList, isObject, joinPointer } from '../core/json';
import type { Json, JsonObject } from '../core/types';

/** A value with another one merged into it, or the pointer to the first two values that do not fit, such as an object and a text. */
export type Merged =
  { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly at: string };

function mergeObjects(target: JsonObject, update: JsonObject, at: string): Merged {
  const members = new Map(Object.entries(target));
  let isChanged = false;
  for (const [key, value] of Object.entries(update)) {
    const before = members.get(key);
    const merged: Merged =
      before === undefined ? { ok: true, value } : mergeJson(before, value, joinPointer(at, key));
    if (!merged.ok) return merged;
    isChanged ||= merged.value !== before;
    members.set(key, merged.value);
  }
  return { ok: true, value: isChanged ? Object.fromEntries(members) : target };
}

/**
 * Merges an update into a value as Overlay 1.1 does: objects recursively, lists one behind the other, and what is
 * neither takes the place of what is neither.
 * @param at pointer to the value, for the pointer to what does not fit.
 * @returns the very value where the update changes nothing.
 */
export function mergeJson(target: Json, update: Json, at = '#'): Merged {
  if (isObject(target) && isObject(update)) return mergeObjects(target, update, at);
  if (isList(target) && isList(update))
    return { ok: true, value: update.length > 0 ? [...target, ...update] : target };
  if (isContainer(target) || isContainer(update)) return { ok: false, at };
  return { ok: true, value: update };
}
