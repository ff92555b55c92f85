import { isList, isObject } from './json';
import type { Json } from './types';

function escapePointerPart(part: string): string {
  return /[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part;
}

/** A part of a JSON pointer as the name that it stands for. */
export function unescapePointerPart(part: string): string {
  return part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part;
}

/** Adds parts to a JSON pointer, escaped: `toPointer('#/paths', '/sale')` is `#/paths/~1sale`. */
export function joinPointer(base: string, ...parts: readonly (string | number)[]): string {
  let pointer = base;
  for (const part of parts)
    pointer += `/${typeof part === 'number' ? part : escapePointerPart(part)}`;
  return pointer;
}

/** The parts of a JSON pointer, unescaped (RFC 6901). `#` and the empty pointer have none. */
export function splitPointer(pointer: string): readonly string[] {
  const path = pointer.startsWith('#') ? pointer.slice(1) : pointer;
  if (path === '') return [];
  return path.replace(/^\//, '').split('/').map(unescapePointerPart);
}

/**
 * A JSON pointer as `joinPointer` writes it, so that two ways of writing one place are equal. Part by part:
 * a reference of a hostile document has more of them than a call may have arguments.
 */
export function normalizePointer(pointer: string): string {
  let normal = '#';
  for (const part of splitPointer(pointer)) normal += `/${escapePointerPart(part)}`;
  return normal;
}

/** A reference's fragment without its percent signs; as it is where they decode to nothing. */
export function decodeFragment(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

function getMember(value: Json | undefined, part: string): Json | undefined {
  if (isList(value)) return /^(0|[1-9]\d*)$/.test(part) ? value[Number(part)] : undefined;
  return isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

/** What stands at a JSON pointer; `undefined` where nothing does. Follows no `$ref`. */
export function getAtPointer(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const part of splitPointer(pointer)) {
    value = getMember(value, part);
    if (value === undefined) return undefined;
  }
  return value;
}
