import { getOwn, isList, isObject } from './json';
import type { Json } from './types';

function escapePointerPart(part: string): string {
  return /[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part;
}

/** Unescapes a part of a JSON pointer (RFC 6901 4): `~1` is `/`, `~0` is `~`. */
export function unescapePointerPart(part: string): string {
  return part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part;
}

/** Appends escaped parts to a pointer: `joinPointer('#/paths', '/sale')` is `#/paths/~1sale`. */
export function joinPointer(base: string, ...parts: readonly (string | number)[]): string {
  let pointer = base;
  for (const part of parts)
    pointer += `/${typeof part === 'number' ? part : escapePointerPart(part)}`;
  return pointer;
}

/** Splits a JSON pointer into unescaped parts (RFC 6901). `#` and the empty pointer have none. */
export function splitPointer(pointer: string): readonly string[] {
  const path = pointer.startsWith('#') ? pointer.slice(1) : pointer;
  if (path === '') return [];
  return path.replace(/^\//, '').split('/').map(unescapePointerPart);
}

/**
 * Writes a JSON pointer as `joinPointer` does, so that pointers to one location are equal. Joins
 * part by part: a hostile reference has more parts than a call may have arguments.
 */
export function normalizePointer(pointer: string): string {
  let normal = '#';
  for (const part of splitPointer(pointer)) normal += `/${escapePointerPart(part)}`;
  return normal;
}

/** Percent-decodes the fragment of a reference; unchanged where it cannot be decoded. */
export function decodeFragment(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

function getMember(value: Json | undefined, part: string): Json | undefined {
  if (isList(value)) return /^(0|[1-9]\d*)$/.test(part) ? value[Number(part)] : undefined;
  return isObject(value) ? getOwn(value, part) : undefined;
}

/** Value at a JSON pointer; `undefined` where there is none. Follows no `$ref`. */
export function getAtPointer(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const part of splitPointer(pointer)) {
    value = getMember(value, part);
    if (value === undefined) return undefined;
  }
  return value;
}
