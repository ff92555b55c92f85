import {
  noItemTwice,
  noOtherItems,
  noOtherProperties,
} from '@/.generated/words/openapi-schema/constraints';
import { getSteps, hasFlag } from '../../schema/merged-keywords';
import type { ResolvedSchema } from '../../schema/resolve-schema';
import { describeStep } from '../../schema-view/schema-constraints';
import type { Effect } from '../change';
import type { Both, KeywordFinding } from '../schema-pair';
import { getEffect, OTHER_ITEMS, OTHER_NAMES } from '../value-sets';
import { compareLimits, isWholeNumber, type Limit, listLimits } from './limit';

/** Words of a limit, with its part of the id. */
type LimitWords = Pick<Limit, 'text' | 'key'>;

function buildLimitFinding(
  before: LimitWords | undefined,
  after: LimitWords | undefined,
  effect: Effect,
): KeywordFinding {
  const kind = effect === 'widened' ? 'limit-widened' : 'limit-narrowed';
  const key = after?.key || before?.key;
  return { kind, before: before?.text ?? '', after: after?.text ?? '', key, effect };
}

function compareSizes(schemas: Both<ResolvedSchema>, isText: boolean): readonly KeywordFinding[] {
  return listLimits(schemas, isText).flatMap(({ isLower, limits: [from, to] }) => {
    const effect = compareLimits(from, to, isLower);
    return effect === 'none' ? [] : [buildLimitFinding(from, to, effect)];
  });
}

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

function compareFlags(schemas: Both<ResolvedSchema>): readonly KeywordFinding[] {
  return FLAGS.flatMap(([keywords, value, words]) => {
    const [had, has] = schemas.map((resolved) =>
      keywords.some((keyword) => hasFlag(resolved, keyword, value)),
    );
    if (had === has) return [];
    return [
      has
        ? buildLimitFinding(undefined, words, 'narrowed')
        : buildLimitFinding(words, undefined, 'widened'),
    ];
  });
}

/** Whether each value that is a multiple of all these steps is one of another. */
function isMultipleOf(steps: readonly number[], step: number): boolean {
  return steps.some((one) => Math.abs(one / step - Math.round(one / step)) < 1e-9);
}

function compareSteps(schemas: Both<ResolvedSchema>): readonly KeywordFinding[] {
  const [from, to] = [listSteps(schemas[0]), listSteps(schemas[1])];
  if (from.declared.length === 0 && to.declared.length === 0) return [];
  const effect = getEffect(
    to.all.every((step) => isMultipleOf(from.all, step)),
    from.all.every((step) => isMultipleOf(to.all, step)),
  );
  if (effect === 'none') return [];
  const [had, has] = [from, to].map(({ declared }) =>
    declared.length === 0
      ? undefined
      : { text: declared.map(describeStep).join(', '), key: `multiple of ${declared.join(', ')}` },
  );
  return [buildLimitFinding(had, has, effect)];
}

/** Numbers that values are multiples of, as declared, and with 1 for whole numbers. */
function listSteps(resolved: ResolvedSchema) {
  const declared = getSteps(resolved);
  return { declared, all: [...declared, ...(isWholeNumber(resolved) ? [1] : [])] };
}

/**
 * Compares the limits of two schemas on sizes, numbers and what else may be there.
 * @param isText Whether values are sent as text.
 */
export function compareSetLimits(
  schemas: Both<ResolvedSchema>,
  isText: boolean,
): readonly KeywordFinding[] {
  return [...compareSizes(schemas, isText), ...compareSteps(schemas), ...compareFlags(schemas)];
}
