import * as counts from '@/.generated/words/openapi-schema/counts';
import { truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json, JsonObject } from '../core/types';
import {
  type Bound,
  getAllowedValues,
  getKeywordNumbers,
  getTightestBound,
  hasFlag,
} from '../schema/merged-keywords';
import { getKeyword, type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { getTypes, getUnionMembers } from '../schema/schema-type';
import type { Effect } from './change';

/** Effect of two comparisons: whether the later set has all of the earlier, and the reverse. */
export function getEffect(keepsAll: boolean, addsNone: boolean): Effect {
  if (keepsAll) return addsNone ? 'none' : 'widened';
  return addsNone ? 'narrowed' : 'replaced';
}

/** Keywords that say nothing of a value. */
const SILENT = /^(?:type|title|description|summary|examples?|deprecated|x-.*|\$comment)$/;

/** Whether a schema says nothing of a value but its type. */
export function isBareType({ parts, never }: ResolvedSchema): boolean {
  return !never && parts.every(({ value }) => Object.keys(value).every((key) => SILENT.test(key)));
}

/** Values of a union whose forms are values and nothing else; `undefined` for another schema. */
export function listUnionValues(
  document: JsonObject,
  resolved: ResolvedSchema,
): readonly Json[] | undefined {
  const members = getUnionMembers(resolved);
  if (members.length === 0) return undefined;
  const lists = members.map((member) => {
    const form = resolveSchema(document, { ...member, openRefs: [] });
    if (isBareType(form) && getTypes(form).join() === 'null') return [null];
    const isValue = form.parts.every(({ value }) =>
      Object.keys(value).every((key) => /^(?:const|enum)$/.test(key) || SILENT.test(key)),
    );
    return isValue ? getOwnValues(form) : undefined;
  });
  return lists.every((values) => values !== undefined) ? lists.flat() : undefined;
}

function getOwnValues(resolved: ResolvedSchema): readonly Json[] | undefined {
  const fixed = getKeyword(resolved, 'const');
  return fixed === undefined ? getAllowedValues(resolved) : [fixed];
}

/**
 * Types of a schema; empty where any type is allowed.
 * @param isUnion Whether the forms of its union are compared by themselves; else it has the types of all of them.
 */
export function listTypes(
  document: JsonObject,
  resolved: ResolvedSchema,
  isUnion: boolean,
): readonly string[] {
  const own = getTypes(resolved).map((type) =>
    // A multiple of a whole number is one.
    type === 'number' && getKeywordNumbers(resolved, 'multipleOf').some(Number.isInteger)
      ? 'integer'
      : type,
  );
  if (own.length > 0 || isUnion) return own;
  const forms = getUnionMembers(resolved).map((form) =>
    getTypes(resolveSchema(document, { ...form, openRefs: [] })),
  );
  return forms.some((types) => types.length === 0) ? [] : [...new Set(forms.flat())];
}

/** Whether all of these types are among others; a `number` includes each `integer`. */
function includesTypes(all: readonly string[], types: readonly string[]): boolean {
  if (all.length === 0) return true;
  if (types.length === 0) return false;
  return types.every(
    (type) => all.includes(type) || (type === 'integer' && all.includes('number')),
  );
}

/** Effect of other types. */
export function compareTypes(before: readonly string[], after: readonly string[]): Effect {
  return getEffect(includesTypes(after, before), includesTypes(before, after));
}

/** Allowed values by their text, `const` as a list of one; `undefined` where any is allowed. */
export function getValues(
  document: JsonObject,
  resolved: ResolvedSchema,
): ReadonlyMap<string, Json> | undefined {
  const own = getOwnValues(resolved) ?? listUnionValues(document, resolved);
  // A union with `null` is read as its other forms, or `null`.
  const values = own && resolved.orNull ? [...own, null] : own;
  return values && new Map(values.map((value) => [printJson(truncateDeepJson(value)), value]));
}

/** Whether a schema refuses names that it does not declare. */
export function isClosed(resolved: ResolvedSchema): boolean {
  return OTHER_NAMES.some((keyword) => hasFlag(resolved, keyword, false));
}

/** Keywords that may refuse names that are not declared. */
export const OTHER_NAMES = ['additionalProperties', 'unevaluatedProperties'] as const;

/** Keywords that may refuse items beyond those of a tuple. */
export const OTHER_ITEMS = ['items', 'unevaluatedItems'] as const;

/** Words for bounds, with the keys that ids of changes have in each language. */
const BOUNDS = {
  Minimum: {
    open: { key: 'more than', describe: counts.moreThan },
    closed: { key: 'at least', describe: counts.atLeast },
  },
  Maximum: {
    open: { key: 'less than', describe: counts.lessThan },
    closed: { key: 'at most', describe: counts.noMoreThan },
  },
} as const;

/** Limit of a schema on one side: a number to compare, `exclusive` for one that is no value itself. */
export type Limit = {
  readonly value: number;
  readonly exclusive: boolean;
  /** In words: `at least 5`, `more than 0`. */
  readonly text: string;
  /** Part of the ids of changes, the same in each language. */
  readonly key: string;
};

/** Whether a schema allows whole numbers and nothing else. */
export function isWholeNumber(resolved: ResolvedSchema): boolean {
  const types = getTypes(resolved);
  return types.length === 1 && types[0] === 'integer';
}

/** Bound of whole numbers, or of multiples, as the first or last of them: `more than 0` is `at least 1`. */
function alignBound(resolved: ResolvedSchema, bound: Bound, side: 'Minimum' | 'Maximum'): Bound {
  const isWhole = isWholeNumber(resolved);
  const [first, ...others] = getKeywordNumbers(resolved, 'multipleOf').filter((one) => one > 0);
  const step = first ?? (isWhole ? 1 : 0);
  const value = Number(bound.value);
  const isPlain = others.length === 0 && (!isWhole || Number.isInteger(step));
  if (
    step === 0 ||
    !isPlain ||
    bound.text !== undefined ||
    !Number.isSafeInteger(Math.round(value))
  )
    return bound;
  const [sign, times] = [side === 'Minimum' ? 1 : -1, value / step];
  const next = side === 'Minimum' ? Math.ceil(times) : Math.floor(times);
  const isOn = Math.abs(next - times) < 1e-9;
  return { value: (next + (isOn && bound.exclusive ? sign : 0)) * step, exclusive: false };
}

/** Bound of a number on one side; `undefined` for none. */
export function getNumberLimit(
  resolved: ResolvedSchema,
  side: 'Minimum' | 'Maximum',
): Limit | undefined {
  const bound = getTightestBound(resolved, side);
  if (bound === undefined) return undefined;
  const { value, exclusive } = alignBound(resolved, bound, side);
  const number = value === Number(bound.value) ? `${bound.text ?? bound.value}` : `${value}`;
  const { key, describe } = BOUNDS[side][exclusive ? 'open' : 'closed'];
  return { value: Number(value), exclusive, text: describe(number), key: `${key} ${number}` };
}

/** Effect of another limit; `isLower` for one that values must not fall below. */
export function compareLimits(
  before: Limit | undefined,
  after: Limit | undefined,
  isLower: boolean,
): Effect {
  const open: Limit = {
    value: isLower ? -Infinity : Infinity,
    exclusive: false,
    text: '',
    key: '',
  };
  const [from, to] = [before ?? open, after ?? open];
  const step = isLower ? to.value - from.value : from.value - to.value;
  const tighter = from.value === to.value ? Number(to.exclusive) - Number(from.exclusive) : step;
  if (tighter === 0) return 'none';
  return tighter > 0 ? 'narrowed' : 'widened';
}
