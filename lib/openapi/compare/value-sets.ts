import * as counts from '@/.generated/words/openapi-schema/counts';
import { printJson } from '../core/print-json';
import type { Json, JsonObject } from '../core/types';
import { getAllowedValues, getTightestBound } from '../schema/merged-keywords';
import { getKeyword, type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { getTypes, getUnionMembers } from '../schema/schema-type';
import type { Effect } from './change';

/** Effect of two comparisons: whether the later set has all of the earlier, and the reverse. */
export function getEffect(keepsAll: boolean, addsNone: boolean): Effect {
  if (keepsAll) return addsNone ? 'none' : 'widened';
  return addsNone ? 'narrowed' : 'replaced';
}

/** Types of a schema, of a union those of all its forms; empty where any type is allowed. */
export function listTypes(document: JsonObject, resolved: ResolvedSchema): readonly string[] {
  const own = getTypes(resolved);
  if (own.length > 0) return own;
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
export function getValueTexts(resolved: ResolvedSchema): ReadonlySet<string> | undefined {
  const fixed = getKeyword(resolved, 'const');
  const values: readonly Json[] | undefined =
    fixed === undefined ? getAllowedValues(resolved) : [fixed];
  return values && new Set(values.map((value) => printJson(value)));
}

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

/** Bound of a number on one side; `undefined` for none. */
export function getNumberLimit(
  resolved: ResolvedSchema,
  side: 'Minimum' | 'Maximum',
): Limit | undefined {
  const bound = getTightestBound(resolved, side);
  if (bound === undefined) return undefined;
  const { value, exclusive } = bound;
  const number = `${bound.text ?? value}`;
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
