import { noItemTwice, noOtherProperties } from '@/.generated/words/openapi-schema/constraints';
import * as counts from '@/.generated/words/openapi-schema/counts';
import { truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import type { JsonObject } from '../core/types';
import { getKeywordTexts, getLimit, hasFlag } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getDefault } from '../schema/schema-children';
import { formatTypeLabel, joinTypes } from '../schema-view/type-label';
import type { Effect, Finding } from './change';
import {
  compareLimits,
  compareTypes,
  getEffect,
  getNumberLimit,
  getValueTexts,
  type Limit,
  listTypes,
} from './value-sets';

/** One schema in one of two documents. */
export type SchemaSide = { readonly document: JsonObject; readonly resolved: ResolvedSchema };

/** A finding about a schema itself, whose place and name are known to who asked. */
export type KeywordFinding = Pick<Finding, 'kind' | 'before' | 'after' | 'effect' | 'key' | 'only'>;

type Compare = (before: SchemaSide, after: SchemaSide) => readonly KeywordFinding[];

const compareType: Compare = (before, after) => {
  const types = [before, after].map(({ document, resolved }) => listTypes(document, resolved));
  const [earlier = [], later = []] = types;
  const effect = compareTypes(earlier, later);
  if (effect === 'none') return [];
  const labels = [before, after].map(({ document, resolved }) =>
    formatTypeLabel(document, resolved),
  );
  // Labels of unions are short and may be equal.
  const [from = '', to = ''] = labels[0] === labels[1] ? types.map(joinTypes) : labels;
  return [{ kind: 'type-changed', before: from, after: to, effect }];
};

/** Compares the texts of a keyword that all apply, such as `format`. */
function compareTexts(kind: 'format-changed' | 'pattern-changed', key: string): Compare {
  return (before, after) => {
    const [earlier, later] = [before, after].map(({ resolved }) => getKeywordTexts(resolved, key));
    if (earlier === undefined || later === undefined) return [];
    const effect = getEffect(
      later.every((text) => earlier.includes(text)),
      earlier.every((text) => later.includes(text)),
    );
    if (effect === 'none') return [];
    return [{ kind, before: earlier.join(', '), after: later.join(', '), effect }];
  };
}

const compareValues: Compare = (before, after) => {
  const [earlier, later] = [getValueTexts(before.resolved), getValueTexts(after.resolved)];
  if (earlier === undefined && later === undefined) return [];
  const list = (values: ReadonlySet<string> | undefined) => [...(values ?? [])].join(', ');
  if (earlier === undefined)
    return [{ kind: 'limit-narrowed', before: '', after: list(later), effect: 'narrowed' }];
  if (later === undefined)
    return [{ kind: 'limit-widened', before: list(earlier), after: '', effect: 'widened' }];
  const removed = [...earlier].filter((value) => !later.has(value));
  const added = [...later].filter((value) => !earlier.has(value));
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
};

/** Words of a limit, with its part of the id. */
type LimitWords = Pick<Limit, 'text' | 'key'>;

function buildLimitFinding(
  before: LimitWords | undefined,
  after: LimitWords | undefined,
  effect: Effect,
): KeywordFinding {
  const kind = effect === 'narrowed' ? 'limit-narrowed' : 'limit-widened';
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
const FLAGS: readonly (readonly [keyword: string, value: boolean, words: LimitWords])[] = [
  ['uniqueItems', true, { key: 'no item twice', text: noItemTwice }],
  ['additionalProperties', false, { key: 'no other properties', text: noOtherProperties }],
];

const compareFlags: Compare = (before, after) =>
  FLAGS.flatMap(([keyword, value, words]) => {
    const [had, has] = [before, after].map(({ resolved }) => hasFlag(resolved, keyword, value));
    if (had === has) return [];
    return [
      has
        ? buildLimitFinding(undefined, words, 'narrowed')
        : buildLimitFinding(words, undefined, 'widened'),
    ];
  });

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

/** Comparisons of values of one type. */
const COMPARISONS: readonly Compare[] = [
  compareTexts('format-changed', 'format'),
  compareTexts('pattern-changed', 'pattern'),
  compareValues,
  compareSizes,
  compareFlags,
  compareDefault,
];

/**
 * Compares what two schemas say of a value itself; fields, items and forms are left out. Limits of
 * another type are no changes of their own.
 */
export function compareKeywords(before: SchemaSide, after: SchemaSide): readonly KeywordFinding[] {
  const types = compareType(before, after);
  const isOther = types.some(({ effect }) => effect === 'replaced');
  const others = isOther ? [] : COMPARISONS.flatMap((compare) => compare(before, after));
  return [...types, ...others, ...compareDeprecation(before, after)];
}
