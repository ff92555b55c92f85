import { found } from '@/.generated/words/openapi-problems/values';
import { Decimal } from './decimal';
import type { Json, JsonObject } from './types';

/** Whether a value holds others: an object or a list, no `Decimal`. */
export function isContainer(value: unknown): value is JsonObject | readonly Json[] {
  return typeof value === 'object' && value !== null && !(value instanceof Decimal);
}

/** Whether a value is a JSON object: not null, not a list. */
export function isObject(value: unknown): value is JsonObject {
  return isContainer(value) && !Array.isArray(value);
}

/** Whether a value is a JSON list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Own value of a key: `__proto__` and `constructor` are ordinary keys of a foreign document. */
export function getOwn(object: JsonObject | undefined, key: string): Json | undefined {
  return object !== undefined && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Own value as a string; empty when absent or of another type. */
export function getText(object: JsonObject | undefined, key: string): string {
  const value = getOwn(object, key);
  return typeof value === 'string' ? value : '';
}

/** Own value as an object; `undefined` when absent or of another type. */
export function getObject(object: JsonObject | undefined, key: string): JsonObject | undefined {
  const value = getOwn(object, key);
  return isObject(value) ? value : undefined;
}

/** Own value as a list; empty when absent or of another type. */
function getList(object: JsonObject | undefined, key: string): readonly Json[] {
  const value = getOwn(object, key);
  return isList(value) ? value : [];
}

/** Strings of an own list; other members are left out. */
export function getTexts(object: JsonObject | undefined, key: string): readonly string[] {
  return getList(object, key).filter((value): value is string => typeof value === 'string');
}

/** Whether an own value is exactly `true`. */
export function isTrue(object: JsonObject | undefined, key: string): boolean {
  return getOwn(object, key) === true;
}

/** Whether a value is `true` or the text `true`: authors put quotes around it. */
export function isLooselyTrue(value: Json | undefined): boolean {
  return value === true || value === 'true';
}

/** Type of a value, of what is absent `nothing`. */
export function getJsonType(value: Json | undefined): keyof typeof found {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (isList(value)) return 'list';
  if (isObject(value)) return 'object';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'number';
}

/** Describes the type of a value for a problem: `a number`, `null`, `a list`. */
export function describeJsonType(value: Json | undefined): string {
  return found[getJsonType(value)];
}

/** Text without slashes at its end; a regular expression takes quadratic time on hostile texts. */
export function stripTrailingSlashes(text: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/** Characters of a text that count as one more value. */
const CHARS_PER_VALUE = 500;
/** Largest size that is counted, in values. */
const MAX_SIZE = 10_000;

const sizes = new WeakMap<object, number>();

function countJsonSize(value: Json): number {
  const open: Json[] = [value];
  let size = 0;
  for (let one = open.pop(); one !== undefined && size < MAX_SIZE; one = open.pop()) {
    size += 1;
    if (typeof one === 'string') size += Math.floor(one.length / CHARS_PER_VALUE);
    if (!isContainer(one)) continue;
    const inner: readonly Json[] = Object.values(one);
    for (const each of inner.slice(0, MAX_SIZE)) open.push(each);
  }
  return Math.min(size, MAX_SIZE);
}

/**
 * Size of a value when printed: its values, and one more for each 500 characters of a text; at most
 * 10,000. Counted once for each object or list, however often a document refers to it.
 */
export function jsonSize(value: Json): number {
  if (!isContainer(value)) return countJsonSize(value);
  const size = sizes.get(value) ?? countJsonSize(value);
  sizes.set(value, size);
  return size;
}

/** Most levels of an example: printing JSON recurses, and may exhaust the stack. */
const MAX_LEVELS = 64;

function isDeeper(value: Json, levels: number): boolean {
  if (!isContainer(value)) return false;
  return levels === 0 || Object.values(value).some((one: Json) => isDeeper(one, levels - 1));
}

function truncateLevels(value: Json, levels: number): Json {
  if (!isContainer(value)) return value;
  if (levels === 0) return null;
  if (isList(value)) return value.map((one) => truncateLevels(one, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, truncateLevels(one, levels - 1)]),
  );
}

/** A value that can be printed: what is nested deeper than 64 levels becomes `null`. */
export function truncateDeepJson(value: Json): Json {
  return isDeeper(value, MAX_LEVELS) ? truncateLevels(value, MAX_LEVELS) : value;
}

/** Whether a value is a number, in any of the types that hold one. */
export function isNumber(value: Json | undefined): value is number | bigint | Decimal {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Decimal;
}

/** Whether two values are equal, whatever the order of keys (JSON Schema Core 4.2.2). */
export function isEqualJson(one: Json, other: Json, levels = MAX_LEVELS): boolean {
  if (!isContainer(one) || !isContainer(other)) {
    const isDecimal = one instanceof Decimal || other instanceof Decimal;
    return (
      one === other ||
      (isDecimal && isNumber(one) && isNumber(other) && Number(one) === Number(other))
    );
  }
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  if (levels === 0 || isList(one) !== isList(other) || keys.length !== others.length) return false;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...left].every(([key, value]) => {
    const beside = right.get(key);
    return beside !== undefined && isEqualJson(value, beside, levels - 1);
  });
}

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

/** Pointer to a value by the names and indexes on the way to it: `/lines/0/sku`; empty for the root. */
export function formatPointer(path: readonly (string | number)[]): string {
  return path.reduce<string>((pointer, part) => joinPointer(pointer, part), '');
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
