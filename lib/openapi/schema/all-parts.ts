import { getOwn, isList, isMeant, toPrintable } from '../json';
import { type OpenSchema, pick } from './open-schema';
import { toLongInteger } from '../parse/parse-json';
import { isTooLarge } from '../too-large';
import { toJsonText } from '../print-json';
import type { Json, JsonObject } from '../types';

/** What each part of a schema says in a keyword, in reading order: of a constraint all holds (JSON Schema Core 10.2.1.1). */
export function pickAll(open: OpenSchema, key: string): readonly Json[] {
  return open.parts.map(({ value }) => getOwn(value, key)).filter((one) => one !== undefined);
}

/** Whether a part says this in a keyword: for `uniqueItems` and `additionalProperties` one is enough. */
export function saysAny(open: OpenSchema, key: string, said: boolean): boolean {
  return open.parts.some(({ value }) => {
    const own = getOwn(value, key);
    return said ? isMeant(own) : own === said;
  });
}

/** A keyword's values that are text, each once: `pattern`. */
export function pickTexts(open: OpenSchema, key: string): readonly string[] {
  return [...new Set(pickAll(open, key).filter((one) => typeof one === 'string'))];
}

/** A number that authors put quotes around; no longer than they are. */
const QUOTED = /^-?\d{1,40}(?:\.\d{1,40})?$/;

/** A value as a number with all its digits; `undefined` where it is none, or not finite. */
function toNumeric(value: Json | undefined): number | bigint | undefined {
  if (typeof value === 'string')
    return QUOTED.test(value) ? (toLongInteger(value) ?? Number(value)) : undefined;
  if (typeof value === 'bigint') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** A keyword's values that are numbers, each once: `multipleOf`. */
export function pickNumbers(open: OpenSchema, key: string): readonly number[] {
  const numbers = pickAll(open, key).map(toNumeric);
  return [...new Set(numbers.filter((one) => one !== undefined).map(Number))];
}

type Limit = `${'min' | 'max'}${'Length' | 'Items' | 'Contains' | 'Properties'}`;

/** How long or large a value may be; of several parts the tightest limit. `undefined` where it is no number. */
export function pickLimit(open: OpenSchema, key: Limit): number | undefined {
  const numbers = pickNumbers(open, key);
  const toTighter = key.startsWith('max') ? Math.min : Math.max;
  return numbers.length === 0 ? undefined : numbers.reduce((one, other) => toTighter(one, other));
}

/** What a number must not go beyond, or must not even reach. */
export type Bound = {
  readonly value: number | bigint;
  readonly open: boolean;
  /** As it is written, where no number of JavaScript is as large; `value` is then the largest there is. */
  readonly text?: string;
};

function toBound(value: Json | undefined, open: boolean): readonly Bound[] {
  const number = toNumeric(value);
  if (number !== undefined) return [{ value: number, open }];
  if (typeof value !== 'string' || !isTooLarge(value)) return [];
  return [{ value: Math.sign(Number(value)) * Number.MAX_VALUE, open, text: value }];
}

/** 3.0 marks a bound as open by `exclusiveMinimum: true`, 3.1 gives the open bound itself. */
function toBounds(part: JsonObject, key: 'Minimum' | 'Maximum'): readonly Bound[] {
  const exclusive = getOwn(part, `exclusive${key}`);
  const closed = toBound(getOwn(part, key.toLowerCase()), exclusive === true);
  return [...closed, ...toBound(exclusive, true)];
}

/** The tightest of all bounds to one side (JSON Schema Validation 6.2). */
export function pickBound(open: OpenSchema, key: 'Minimum' | 'Maximum'): Bound | undefined {
  const isTighter = (one: Bound, other: Bound) => {
    if (one.value < other.value) return key === 'Maximum';
    return one.value > other.value ? key === 'Minimum' : one.open;
  };
  return open.parts
    .flatMap(({ value }) => toBounds(value, key))
    .reduce<Bound | undefined>(
      (tight, one) => (tight === undefined || isTighter(one, tight) ? one : tight),
      undefined,
    );
}

/** The lists of values that a part allows: its `enum`, and its `const` as a list of one. */
function toLists(part: JsonObject): readonly (readonly Json[])[] {
  const [values, fixed] = [getOwn(part, 'enum'), getOwn(part, 'const')];
  return [...(isList(values) ? [values] : []), ...(fixed === undefined ? [] : [[fixed]])];
}

/** What tells a value from others. Printing recurses: one that is nested without end is cut. */
function toKey(value: Json): string {
  return toJsonText(toPrintable(value));
}

/** Those that are in each list, in the order of the first; where none is, the last list. */
function toShared(lists: readonly (readonly Json[])[]): readonly Json[] | undefined {
  const [first, ...others] = lists;
  const last = others.at(-1);
  if (first === undefined || last === undefined) return first;
  const texts = others.map((values) => new Set(values.map(toKey)));
  const shared = first.filter((one) => {
    const key = toKey(one);
    return texts.every((all) => all.has(key));
  });
  return shared.length > 0 ? shared : last;
}

/**
 * The values that every part allows, in the order of the first `enum`; the `const` of another part is a list of one.
 * Where nothing is left of them, those of the last one: an heir that gives its base's property a value of its own is
 * meant so. `undefined` without a list.
 */
export function pickAllowed(open: OpenSchema): readonly Json[] | undefined {
  const lists = open.parts.map(({ value }) => toLists(value)).filter((own) => own.length > 0);
  if (lists.length < 2) return pickAll(open, 'enum').find(isList);
  const isListed = open.parts.some(({ value }) => isList(getOwn(value, 'enum')));
  return isListed ? toShared(lists.flat()) : undefined;
}

/** The same where text and number are one: authors leave quotes out or put too many. */
function toWords(value: Json): string {
  return typeof value === 'string' ? value : toKey(value);
}

/**
 * Tells a default or example of one part that is no value of the whole: another part leaves only others. A list that
 * stands alone, and a schema of one part, are not asked, so that a fault of the document is seen.
 */
export function createIsExcluded(open: OpenSchema): (value: Json) => boolean {
  // Most schemas: asked of each place of a sample, this is all it costs there.
  if (open.parts.length < 2) return () => false;
  const lists = open.parts.flatMap(({ value }) => toLists(value));
  const isNarrowed = lists.length > 1 || pick(open, 'const') !== undefined;
  if (!isNarrowed) return () => false;
  const left = new Set(toShared(lists)?.map(toWords));
  return (value) => value !== null && !left.has(toWords(value));
}
