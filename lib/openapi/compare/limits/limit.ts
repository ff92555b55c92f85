import * as counts from '@/.generated/words/openapi-schema/counts';
import {
  type Bound,
  getSteps,
  getKeywordTexts,
  getLimit,
  getTightestBound,
} from '../../schema/merged-keywords';
import { getKeyword, type ResolvedSchema } from '../../schema/resolve-schema';
import { getPatternFields, getTuple, isClosedTuple } from '../../schema/schema-children';
import { getTypes } from '../../schema/schema-type';
import type { Effect } from '../change';
import { listRequired, listSchemaFields } from '../compare-fields';
import type { Both } from '../schema-pair';
import { isClosed } from '../value-sets';

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
  const [first, ...others] = getSteps(resolved);
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
function getNumberLimit(resolved: ResolvedSchema, side: 'Minimum' | 'Maximum'): Limit | undefined {
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

/** Keyword of a limit on a size. */
type SizeKey = Parameters<typeof getLimit>[1];

/** Limits on sizes, with the words for what is counted. */
const SIZES: readonly (readonly [keyword: SizeKey, key: string, count: typeof counts.items])[] = [
  ['minLength', 'at least # characters', counts.characters],
  ['maxLength', 'at most # characters', counts.characters],
  ['minItems', 'at least # items', counts.items],
  ['maxItems', 'at most # items', counts.items],
  ['minProperties', 'at least # properties', counts.properties],
  ['maxProperties', 'at most # properties', counts.properties],
];

/** Limit that a schema declares on a size; `undefined` for none. */
function getSizeLimit(
  resolved: ResolvedSchema,
  [keyword, key, count]: (typeof SIZES)[number],
): Limit | undefined {
  const value = getLimit(resolved, keyword);
  const isLower = keyword.startsWith('min');
  // A size of 0 and more is no limit.
  if (value === undefined || (value <= 0 && isLower)) return undefined;
  const describe = isLower ? counts.atLeast : counts.noMoreThan;
  const number = String(value);
  return {
    ...{ value, exclusive: false },
    text: describe(count({ count: value, text: number })),
    key: key.replace('#', number),
  };
}

/** Values of an `int32` (OpenAPI 3.1 4.4). */
const INT32 = { Minimum: -(2 ** 31), Maximum: 2 ** 31 - 1 } as const;

/**
 * Size that a schema implies by other keywords: of names that are required, of items that `contains` must fit, of a
 * closed list of names or items; of a number that is sent as text. `undefined` for none.
 */
function getImpliedSize(
  resolved: ResolvedSchema,
  keyword: SizeKey,
  isText: boolean,
): number | undefined {
  if (keyword === 'minProperties') return listRequired(resolved).size;
  if (keyword === 'maxProperties' && isClosed(resolved))
    return getPatternFields(resolved).length > 0 ? undefined : listSchemaFields(resolved).length;
  if (keyword === 'minItems' && getKeyword(resolved, 'contains') !== undefined)
    return getLimit(resolved, 'minContains') ?? 1;
  if (keyword === 'maxItems' && isClosedTuple(resolved)) return getTuple(resolved).length;
  const types = getTypes(resolved);
  return keyword === 'minLength' && isText && types.length > 0 && !types.includes('string')
    ? 1
    : undefined;
}

/** The tighter one of a limit that is declared and a number that is implied. */
function tighten(
  declared: Limit | undefined,
  implied: number | undefined,
  isLower: boolean,
): Limit | undefined {
  if (implied === undefined) return declared;
  const limit = { text: '', key: '', ...declared, value: implied, exclusive: false };
  return compareLimits(declared, limit, isLower) === 'narrowed' ? limit : declared;
}

/** Limits of two schemas on one size or side of a number; `isLower` for one that values must not fall below. */
export type LimitPair = { readonly limits: Both<Limit | undefined>; readonly isLower: boolean };

/**
 * Lists the limits that one of two schemas declares, each with what the other one implies.
 * @param isText Whether values are sent as text.
 */
export function listLimits(schemas: Both<ResolvedSchema>, isText: boolean): readonly LimitPair[] {
  const [before, after] = schemas;
  const build = (
    isLower: boolean,
    get: (resolved: ResolvedSchema) => Limit | undefined,
    getImplied: (resolved: ResolvedSchema) => number | undefined,
  ): readonly LimitPair[] => {
    const [from, to] = [get(before), get(after)];
    if (!from && !to) return [];
    const limits = [
      tighten(from, getImplied(before), isLower),
      tighten(to, getImplied(after), isLower),
    ] as const;
    return [{ limits, isLower }];
  };
  return [
    ...SIZES.flatMap((size) =>
      build(
        size[0].startsWith('min'),
        (resolved) => getSizeLimit(resolved, size),
        (resolved) => getImpliedSize(resolved, size[0], isText),
      ),
    ),
    ...(['Minimum', 'Maximum'] as const).flatMap((side) =>
      build(
        side === 'Minimum',
        (resolved) => getNumberLimit(resolved, side),
        (resolved) =>
          getKeywordTexts(resolved, 'format').includes('int32') ? INT32[side] : undefined,
      ),
    ),
  ];
}
