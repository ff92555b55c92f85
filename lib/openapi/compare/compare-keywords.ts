import {
  multipleOf,
  noItemTwice,
  noOtherItems,
  noOtherProperties,
} from '@/.generated/words/openapi-schema/constraints';
import * as counts from '@/.generated/words/openapi-schema/counts';
import { truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json, JsonObject } from '../core/types';
import { getKeywordNumbers, getKeywordTexts, getLimit, hasFlag } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getDefault } from '../schema/schema-children';
import { getUnionMembers } from '../schema/schema-type';
import { formatTypeLabel, joinTypes } from '../schema-view/type-label';
import { judgeKeywords } from '../validation/value-limits';
import type { Effect, Finding } from './change';
import {
  compareLimits,
  compareTypes,
  getEffect,
  getNumberLimit,
  getValues,
  isWholeNumber,
  type Limit,
  listTypes,
  OTHER_ITEMS,
  OTHER_NAMES,
} from './value-sets';

/** One schema in one of two documents. */
export type SchemaSide = { readonly document: JsonObject; readonly resolved: ResolvedSchema };

/** A finding about a schema itself, whose place and name are known to who asked. */
export type KeywordFinding = Pick<Finding, 'kind' | 'before' | 'after' | 'effect' | 'key' | 'only'>;

type Compare = (before: SchemaSide, after: SchemaSide) => readonly KeywordFinding[];

function compareType(
  before: SchemaSide,
  after: SchemaSide,
  isUnion: boolean,
): readonly KeywordFinding[] {
  const types = [before, after].map(({ document, resolved }) =>
    listTypes(document, resolved, isUnion),
  );
  const [earlier = [], later = []] = types;
  const effect = compareTypes(earlier, later);
  if (effect === 'none') return [];
  const labels = [before, after].map(({ document, resolved }) =>
    formatTypeLabel(document, resolved),
  );
  // Labels of unions are short and may be equal.
  const [from = '', to = ''] = labels[0] === labels[1] ? types.map(joinTypes) : labels;
  return [{ kind: 'type-changed', before: from, after: to, effect }];
}

/** Formats of which each one's values are values of the next. */
const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** Formats of a schema; `byte` is the encoding that has a keyword of its own since OpenAPI 3.1 (4.7.1). */
function listFormats(resolved: ResolvedSchema): readonly string[] {
  const encodings = getKeywordTexts(resolved, 'contentEncoding').map((text) =>
    text.toLowerCase() === 'base64' ? 'byte' : text,
  );
  return [...new Set([...getKeywordTexts(resolved, 'format'), ...encodings])];
}

const listPatterns = (resolved: ResolvedSchema) => getKeywordTexts(resolved, 'pattern');

/** Compares the texts of a keyword that all apply, such as `format`. */
function compareTexts(
  kind: 'format-changed' | 'pattern-changed',
  list: (resolved: ResolvedSchema) => readonly string[],
): Compare {
  return (before, after) => {
    const [earlier, later] = [list(before.resolved), list(after.resolved)];
    const allows = (all: readonly string[], texts: readonly string[]) =>
      all.every((text) => texts.some((one) => one === text || WIDER[one] === text));
    const effect = getEffect(allows(later, earlier), allows(earlier, later));
    if (effect === 'none') return [];
    return [{ kind, before: earlier.join(', '), after: later.join(', '), effect }];
  };
}

/** Whether limits of a schema allow each of some values. */
function allowsAll({ resolved }: SchemaSide, values: ReadonlyMap<string, Json>): boolean {
  return [...values.values()].every((value) => judgeKeywords({}, resolved, value) !== false);
}

/** Listed values that the limits beside them allow, too. */
function listAllowed({ document, resolved }: SchemaSide): ReadonlyMap<string, Json> | undefined {
  const values = getValues(document, resolved);
  if (!values || getUnionMembers(resolved).length > 0) return values;
  return new Map(
    [...values].filter(
      ([, value]) => value === null || judgeKeywords({}, resolved, value) !== false,
    ),
  );
}

/** Compares lists of values; `undefined` where neither schema has one, so that their limits count. */
function compareValues(
  before: SchemaSide,
  after: SchemaSide,
): readonly KeywordFinding[] | undefined {
  const [earlier, later] = [before, after].map(listAllowed);
  const list = (values: ReadonlyMap<string, Json>) => [...values.keys()].join(', ');
  if (earlier && later) {
    const removed = [...earlier.keys()].filter((value) => !later.has(value));
    const added = [...later.keys()].filter((value) => !earlier.has(value));
    return [
      ...removed.map((value): KeywordFinding => ({
        kind: 'value-removed',
        ...{ before: value, after: '', effect: 'narrowed' },
      })),
      ...added.map((value): KeywordFinding => ({
        kind: 'value-added',
        ...{ before: '', after: value, effect: 'widened' },
      })),
    ];
  }
  if (later) {
    const effect = allowsAll(before, later) ? 'narrowed' : 'replaced';
    return [{ kind: 'limit-narrowed', before: '', after: list(later), effect }];
  }
  if (!earlier) return undefined;
  const effect = allowsAll(after, earlier) ? 'widened' : 'replaced';
  return [{ kind: 'limit-widened', before: list(earlier), after: '', effect }];
}

/** Words of a limit, with its part of the id. */
type LimitWords = Pick<Limit, 'text' | 'key'>;

function buildLimitFinding(
  before: LimitWords | undefined,
  after: LimitWords | undefined,
  effect: Effect,
): KeywordFinding {
  const kind = effect === 'widened' ? 'limit-widened' : 'limit-narrowed';
  const key = after?.key ?? before?.key;
  return { kind, before: before?.text ?? '', after: after?.text ?? '', key, effect };
}

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

const compareSizes: Compare = (before, after) => {
  const sides = [before.resolved, after.resolved];
  const limits = [
    ...SIZES.map((size) => ({
      isLower: size[0].startsWith('min'),
      pair: sides.map((resolved) => getSizeLimit(resolved, size)),
    })),
    ...(['Minimum', 'Maximum'] as const).map((side) => ({
      isLower: side === 'Minimum',
      pair: sides.map((resolved) => getNumberLimit(resolved, side)),
    })),
  ];
  return limits.flatMap(({ isLower, pair: [from, to] }) => {
    const effect = compareLimits(from, to, isLower);
    return effect === 'none' ? [] : [buildLimitFinding(from, to, effect)];
  });
};

/** Flags that allow fewer values, with what they say. */
const FLAGS: readonly (readonly [
  keywords: readonly string[],
  value: boolean,
  words: LimitWords,
])[] = [
  [['uniqueItems'], true, { key: 'no item twice', text: noItemTwice }],
  [OTHER_NAMES, false, { key: 'no other properties', text: noOtherProperties }],
  [OTHER_ITEMS, false, { key: 'no other items', text: noOtherItems }],
];

const compareFlags: Compare = (before, after) =>
  FLAGS.flatMap(([keywords, value, words]) => {
    const [had, has] = [before, after].map(({ resolved }) =>
      keywords.some((keyword) => hasFlag(resolved, keyword, value)),
    );
    if (had === has) return [];
    return [
      has
        ? buildLimitFinding(undefined, words, 'narrowed')
        : buildLimitFinding(words, undefined, 'widened'),
    ];
  });

/** Whether each value that is a multiple of all these steps is one of another. */
function isMultipleOf(steps: readonly number[], step: number): boolean {
  return steps.some((one) => Math.abs(one / step - Math.round(one / step)) < 1e-9);
}

const compareSteps: Compare = (before, after) => {
  const [from, to] = [before, after].map(({ resolved }) => listSteps(resolved));
  if (!from || !to || (from.declared.length === 0 && to.declared.length === 0)) return [];
  const effect = getEffect(
    to.all.every((step) => isMultipleOf(from.all, step)),
    from.all.every((step) => isMultipleOf(to.all, step)),
  );
  if (effect === 'none') return [];
  const [had, has] = [from, to].map(({ declared }) =>
    declared.length === 0
      ? undefined
      : { text: multipleOf(declared.join(', ')), key: `multiple of ${declared.join(', ')}` },
  );
  return [buildLimitFinding(had, has, effect)];
};

/** Numbers that values are multiples of, as declared, and with 1 for whole numbers. */
function listSteps(resolved: ResolvedSchema) {
  const declared = getKeywordNumbers(resolved, 'multipleOf').filter((step) => step > 0);
  return { declared, all: [...declared, ...(isWholeNumber(resolved) ? [1] : [])] };
}

const compareDefault: Compare = (before, after) => {
  const [from = '', to = ''] = [before, after].map(({ resolved }) => {
    const value = getDefault(resolved);
    return value === undefined ? '' : printJson(truncateDeepJson(value));
  });
  if (from === to) return [];
  // A first default says what held already; another one changes requests that leave the value out.
  const effect = from === '' ? 'none' : 'narrowed';
  return [{ kind: 'default-changed', before: from, after: to, effect, only: 'request' }];
};

const compareDeprecation: Compare = (before, after) => {
  const [was, is] = [before, after].map(({ resolved }) => hasFlag(resolved, 'deprecated', true));
  return is && !was ? [{ kind: 'field-deprecated', before: '', after: '', effect: 'none' }] : [];
};

/** Comparisons of the limits on values of one type. */
const LIMITS: readonly Compare[] = [
  compareTexts('format-changed', listFormats),
  compareTexts('pattern-changed', listPatterns),
  ...[compareSizes, compareSteps, compareFlags],
];

/**
 * Compares what two schemas say of a value itself; fields, items and forms are left out. Limits of
 * another type are no changes of their own, and those of listed values are the values themselves.
 * @param isUnion Whether both have forms, which are compared by themselves.
 */
export function compareKeywords(
  before: SchemaSide,
  after: SchemaSide,
  isUnion: boolean,
): readonly KeywordFinding[] {
  const types = compareType(before, after, isUnion);
  const isOther = types.some(({ effect }) => effect === 'replaced');
  const limits = () =>
    compareValues(before, after) ?? LIMITS.flatMap((compare) => compare(before, after));
  const others = isOther ? [] : [...limits(), ...compareDefault(before, after)];
  return [...types, ...others, ...compareDeprecation(before, after)];
}
