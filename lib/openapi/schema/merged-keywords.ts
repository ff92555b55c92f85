import { Decimal, isTooLargeNumber } from '../core/decimal';
import { getOwn, isContainer, isList, isLooselyTrue, truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json, JsonObject } from '../core/types';
import { parseLongInteger } from '../parse/parse-json';
import { type ResolvedSchema, getKeyword } from './resolve-schema';

/** Values of a keyword in all parts, in reading order: all apply (JSON Schema Core 10.2.1.1). */
export function getKeywordValues(resolved: ResolvedSchema, key: string): readonly Json[] {
  return resolved.parts.map(({ value }) => getOwn(value, key)).filter((one) => one !== undefined);
}

/** Whether any part gives a keyword this value, which is enough for flags such as `uniqueItems`. */
export function hasFlag(resolved: ResolvedSchema, key: string, expected: boolean): boolean {
  return resolved.parts.some(({ value }) => {
    const declared = getOwn(value, key);
    return expected ? isLooselyTrue(declared) : declared === expected;
  });
}

/** Distinct strings of a keyword such as `pattern`; empty for none. */
export function getKeywordTexts(resolved: ResolvedSchema, key: string): readonly string[] {
  return [...new Set(getKeywordValues(resolved, key).filter((one) => typeof one === 'string'))];
}

/** Number in quotes, as some authors write it, of at most 40 digits on each side of the point. */
const QUOTED_NUMBER = /^-?\d{1,40}(?:\.\d{1,40})?$/;

/** Parses a number with all its digits; `undefined` if the value is none or not finite. */
function parseNumber(value: Json | undefined): number | bigint | undefined {
  if (typeof value === 'string')
    return QUOTED_NUMBER.test(value) ? (parseLongInteger(value) ?? Number(value)) : undefined;
  if (typeof value === 'bigint') return value;
  if (value instanceof Decimal) return Number(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Distinct numbers of a keyword such as `multipleOf`; empty for none. */
function getKeywordNumbers(resolved: ResolvedSchema, key: string): readonly number[] {
  const numbers = getKeywordValues(resolved, key).map(parseNumber);
  return [...new Set(numbers.filter((one) => one !== undefined).map(Number))];
}

/** Extension for the decimals of an amount: validators often refuse 19.99 as a multiple of 0.01. */
export const MAX_DECIMALS = 'x-max-decimals';

/** Numbers that values are multiples of: each `multipleOf`, and 0.01 for two decimals at most. */
export function getSteps(resolved: ResolvedSchema): readonly number[] {
  const decimals = getKeywordNumbers(resolved, MAX_DECIMALS).filter(
    (one) => Number.isInteger(one) && one >= 0,
  );
  const steps = [
    ...getKeywordNumbers(resolved, 'multipleOf'),
    ...decimals.map((one) => Number(`1e-${one}`)),
  ];
  return [...new Set(steps.filter((step) => step > 0))];
}

type LimitKeyword = `${'min' | 'max'}${'Length' | 'Items' | 'Contains' | 'Properties'}`;

/** Tightest limit on the size of a value in all parts; `undefined` without a number. */
export function getLimit(resolved: ResolvedSchema, key: LimitKeyword): number | undefined {
  const numbers = getKeywordNumbers(resolved, key);
  const tighter = key.startsWith('max') ? Math.min : Math.max;
  return numbers.length === 0 ? undefined : numbers.reduce((one, other) => tighter(one, other));
}

/** Whether a text is as long as a schema allows, in code points (JSON Schema Validation 6.3). */
export function isAllowedLength(resolved: ResolvedSchema, text: string): boolean {
  const [min, max] = [getLimit(resolved, 'minLength'), getLimit(resolved, 'maxLength')];
  // A text may be long, and few schemas limit it.
  if (min === undefined && max === undefined) return true;
  const size = [...text].length;
  return size >= (min ?? 0) && size <= (max ?? size);
}

/** Limit of a number, inclusive or exclusive. */
export type Bound = {
  readonly value: number | bigint;
  readonly exclusive: boolean;
  /** Limit as written, if no number of JavaScript holds it so; `value` is then the closest. */
  readonly text?: string;
};

function parseBound(value: Json | undefined, exclusive: boolean): readonly Bound[] {
  const number = parseNumber(value);
  if (number !== undefined)
    return [{ value: number, exclusive, ...(value instanceof Decimal && { text: String(value) }) }];
  if (typeof value !== 'string' || !isTooLargeNumber(value)) return [];
  return [{ value: Math.sign(Number(value)) * Number.MAX_VALUE, exclusive, text: value }];
}

/** Bounds of one part on one side: `exclusiveMinimum` is a flag in 3.0, a bound in 3.1. */
function getBounds(part: JsonObject, key: 'Minimum' | 'Maximum'): readonly Bound[] {
  const exclusive = getOwn(part, `exclusive${key}`);
  const closed = parseBound(getOwn(part, key.toLowerCase()), exclusive === true);
  return [...closed, ...parseBound(exclusive, true)];
}

/** Tightest bound of all parts on one side (JSON Schema Validation 6.2); `undefined` for none. */
export function getTightestBound(
  resolved: ResolvedSchema,
  key: 'Minimum' | 'Maximum',
): Bound | undefined {
  const isTighter = (one: Bound, other: Bound) => {
    if (one.value < other.value) return key === 'Maximum';
    return one.value > other.value ? key === 'Minimum' : one.exclusive;
  };
  return resolved.parts
    .flatMap(({ value }) => getBounds(value, key))
    .reduce<Bound | undefined>(
      (tight, one) => (tight === undefined || isTighter(one, tight) ? one : tight),
      undefined,
    );
}

/** Whether a number is within the bounds of a schema (JSON Schema Validation 6.2). */
export function isWithinBounds(resolved: ResolvedSchema, value: number | bigint): boolean {
  const [min, max] = [getTightestBound(resolved, 'Minimum'), getTightestBound(resolved, 'Maximum')];
  const isAbove = !min || value > min.value || (value >= min.value && !min.exclusive);
  return isAbove && (!max || value < max.value || (value <= max.value && !max.exclusive));
}

/** Lists of values that a part allows: its `enum`, and its `const` as a list of one. */
function getValueLists(part: JsonObject): readonly (readonly Json[])[] {
  const [values, fixed] = [getOwn(part, 'enum'), getOwn(part, 'const')];
  return [...(isList(values) ? [values] : []), ...(fixed === undefined ? [] : [[fixed]])];
}

function sortKeys(value: Json): Json {
  if (!isContainer(value)) return value instanceof Decimal ? Number(value) : value;
  if (isList(value)) return value.map(sortKeys);
  const entries = Object.entries(value).map(([key, one]): [string, Json] => [key, sortKeys(one)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Text that is the same for equal values, whatever the order of keys (JSON Schema 2020-12 core 4.2.2). Printing
 * recurses, so that deep values are cut.
 */
export function comparisonKey(value: Json): string {
  return printJson(sortKeys(truncateDeepJson(value)));
}

/** Values in every list, in the order of the first; the last list if they share none. */
function intersectLists(lists: readonly (readonly Json[])[]): readonly Json[] | undefined {
  const [first, ...others] = lists;
  const last = others.at(-1);
  if (first === undefined || last === undefined) return first;
  const texts = others.map((values) => new Set(values.map(comparisonKey)));
  const shared = first.filter((one) => {
    const key = comparisonKey(one);
    return texts.every((all) => all.has(key));
  });
  return shared.length > 0 ? shared : last;
}

/**
 * Values that every part allows, in the order of the first `enum`; a `const` is a list of one. If
 * none is left, those of the last part count: a derived schema may replace a value of its base.
 * `undefined` without `enum`.
 */
export function getAllowedValues(resolved: ResolvedSchema): readonly Json[] | undefined {
  const lists = resolved.parts
    .map(({ value }) => getValueLists(value))
    .filter((list) => list.length > 0);
  if (lists.length < 2) return getKeywordValues(resolved, 'enum').find(isList);
  const isListed = resolved.parts.some(({ value }) => isList(getOwn(value, 'enum')));
  return isListed ? intersectLists(lists.flat()) : undefined;
}

/** Whether a schema names `null` among its values: others have it in place of an example. */
export function namesNull(resolved: ResolvedSchema): boolean {
  return resolved.nullable || (getAllowedValues(resolved)?.includes(null) ?? false);
}

/** Text by which values are compared if `1` equals `"1"`: authors misplace quotes. */
function looseComparisonKey(value: Json): string {
  return typeof value === 'string' ? value : comparisonKey(value);
}

/**
 * Creates a check for defaults and examples of one part that `enum` or `const` of another excludes.
 * A single list and a schema of one part exclude nothing, so that errors of the document are shown.
 */
export function createExclusionCheck(resolved: ResolvedSchema): (value: Json) => boolean {
  // Fast path for most schemas, as a sample asks at every position.
  if (resolved.parts.length < 2) return () => false;
  const lists = resolved.parts.flatMap(({ value }) => getValueLists(value));
  const isNarrowed = lists.length > 1 || getKeyword(resolved, 'const') !== undefined;
  if (!isNarrowed) return () => false;
  const allowed = new Set(intersectLists(lists)?.map(looseComparisonKey));
  return (value) => value !== null && !allowed.has(looseComparisonKey(value));
}
