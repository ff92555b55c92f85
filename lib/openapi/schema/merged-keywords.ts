import { getOwn, isList, isLooselyTrue, truncateDeepJson } from '../core/json';
import { type ResolvedSchema, getKeyword } from './resolve-schema';
import { parseLongInteger } from '../parse/parse-json';
import { isTooLargeNumber } from '../core/too-large-number';
import { printJson } from '../core/print-json';
import type { Json, JsonObject } from '../core/types';

/** What each part of a schema says in a keyword, in reading order: of a constraint all holds (JSON Schema Core 10.2.1.1). */
export function getKeywordValues(resolved: ResolvedSchema, key: string): readonly Json[] {
  return resolved.parts.map(({ value }) => getOwn(value, key)).filter((one) => one !== undefined);
}

/** Whether a part says this in a keyword: for `uniqueItems` and `additionalProperties` one is enough. */
export function hasFlag(resolved: ResolvedSchema, key: string, expected: boolean): boolean {
  return resolved.parts.some(({ value }) => {
    const declared = getOwn(value, key);
    return expected ? isLooselyTrue(declared) : declared === expected;
  });
}

/** A keyword's values that are text, each once: `pattern`. */
export function getKeywordTexts(resolved: ResolvedSchema, key: string): readonly string[] {
  return [...new Set(getKeywordValues(resolved, key).filter((one) => typeof one === 'string'))];
}

/** A number that authors put quotes around; no longer than they are. */
const QUOTED_NUMBER = /^-?\d{1,40}(?:\.\d{1,40})?$/;

/** A value as a number with all its digits; `undefined` where it is none, or not finite. */
function parseNumber(value: Json | undefined): number | bigint | undefined {
  if (typeof value === 'string')
    return QUOTED_NUMBER.test(value) ? (parseLongInteger(value) ?? Number(value)) : undefined;
  if (typeof value === 'bigint') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A keyword's values that are numbers, each once: `multipleOf`. */
export function getKeywordNumbers(resolved: ResolvedSchema, key: string): readonly number[] {
  const numbers = getKeywordValues(resolved, key).map(parseNumber);
  return [...new Set(numbers.filter((one) => one !== undefined).map(Number))];
}

type LimitKeyword = `${'min' | 'max'}${'Length' | 'Items' | 'Contains' | 'Properties'}`;

/** How long or large a value may be; of several parts the tightest limit. `undefined` where it is no number. */
export function getLimit(resolved: ResolvedSchema, key: LimitKeyword): number | undefined {
  const numbers = getKeywordNumbers(resolved, key);
  const tighter = key.startsWith('max') ? Math.min : Math.max;
  return numbers.length === 0 ? undefined : numbers.reduce((one, other) => tighter(one, other));
}

/** What a number must not go beyond, or must not even reach. */
export type Bound = {
  readonly value: number | bigint;
  readonly exclusive: boolean;
  /** As it is written, where no number of JavaScript is as large; `value` is then the largest there is. */
  readonly text?: string;
};

function parseBound(value: Json | undefined, exclusive: boolean): readonly Bound[] {
  const number = parseNumber(value);
  if (number !== undefined) return [{ value: number, exclusive }];
  if (typeof value !== 'string' || !isTooLargeNumber(value)) return [];
  return [{ value: Math.sign(Number(value)) * Number.MAX_VALUE, exclusive, text: value }];
}

/** 3.0 marks a bound as open by `exclusiveMinimum: true`, 3.1 gives the open bound itself. */
function getBounds(part: JsonObject, key: 'Minimum' | 'Maximum'): readonly Bound[] {
  const exclusive = getOwn(part, `exclusive${key}`);
  const closed = parseBound(getOwn(part, key.toLowerCase()), exclusive === true);
  return [...closed, ...parseBound(exclusive, true)];
}

/** The tightest of all bounds to one side (JSON Schema Validation 6.2). */
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

/** The lists of values that a part allows: its `enum`, and its `const` as a list of one. */
function getValueLists(part: JsonObject): readonly (readonly Json[])[] {
  const [values, fixed] = [getOwn(part, 'enum'), getOwn(part, 'const')];
  return [...(isList(values) ? [values] : []), ...(fixed === undefined ? [] : [[fixed]])];
}

/** What tells a value from others. Printing recurses: one that is nested without end is cut. */
function comparisonKey(value: Json): string {
  return printJson(truncateDeepJson(value));
}

/** Those that are in each list, in the order of the first; where none is, the last list. */
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
 * The values that every part allows, in the order of the first `enum`; the `const` of another part is a list of one.
 * Where nothing is left of them, those of the last one: an heir that gives its base's property a value of its own is
 * meant so. `undefined` without a list.
 */
export function getAllowedValues(resolved: ResolvedSchema): readonly Json[] | undefined {
  const lists = resolved.parts
    .map(({ value }) => getValueLists(value))
    .filter((list) => list.length > 0);
  if (lists.length < 2) return getKeywordValues(resolved, 'enum').find(isList);
  const isListed = resolved.parts.some(({ value }) => isList(getOwn(value, 'enum')));
  return isListed ? intersectLists(lists.flat()) : undefined;
}

/** The same where text and number are one: authors leave quotes out or put too many. */
function looseComparisonKey(value: Json): string {
  return typeof value === 'string' ? value : comparisonKey(value);
}

/**
 * Tells a default or example of one part that is no value of the whole: another part leaves only others. A list that
 * stands alone, and a schema of one part, are not asked, so that a fault of the document is seen.
 */
export function createExclusionCheck(resolved: ResolvedSchema): (value: Json) => boolean {
  // Most schemas: asked of each place of a sample, this is all it costs there.
  if (resolved.parts.length < 2) return () => false;
  const lists = resolved.parts.flatMap(({ value }) => getValueLists(value));
  const isNarrowed = lists.length > 1 || getKeyword(resolved, 'const') !== undefined;
  if (!isNarrowed) return () => false;
  const allowed = new Set(intersectLists(lists)?.map(looseComparisonKey));
  return (value) => value !== null && !allowed.has(looseComparisonKey(value));
}
