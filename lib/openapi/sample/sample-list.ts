import { isList } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { getAllowedValues, hasFlag, MAX_DECIMALS } from '../schema/merged-keywords';
import { joinSources, type ResolvedSchema } from '../schema/resolve-schema';
import { getItems, getTuple } from '../schema/schema-children';
import { hasAnyKeyword } from '../schema/schema-type';
import {
  getDescribedValues,
  getContained,
  getContainedCount,
  getSampleItemCount,
  MAX_ITEMS,
} from './documented-value';
import {
  childPosition,
  resolveInRun,
  type SampledSchema,
  type SamplePosition,
  type SampleRun,
} from './sample-run';

/** Keywords that may forbid a larger number or a longer text. */
const LIMITS = ['maximum', 'exclusiveMaximum', 'multipleOf', MAX_DECIMALS, 'maxLength', 'pattern'];

/**
 * Lists at most `count` distinct values, `first` included; fewer if no other valid ones are known.
 * @param described Values that only the description lists.
 */
export function listDistinctValues(
  resolved: ResolvedSchema,
  first: Json,
  count: number,
  described: readonly Json[] = [],
): readonly Json[] {
  // A digit can follow a word, but not a date or an address.
  const isWord = typeof first === 'string' && /^[a-z]+$/i.test(first);
  // A single value is a default, which does not exclude others.
  const listed = described.length > 1 ? described : undefined;
  const isExtendable = (isWord || typeof first === 'number') && !hasAnyKeyword(resolved, LIMITS);
  const allowed = typeof first === 'boolean' ? [!first] : (getAllowedValues(resolved) ?? listed);
  const built = Array.from({ length: isExtendable ? count : 0 }, (_, index) =>
    isWord ? `${first}${index + 2}` : Number(first) + index,
  );
  return [...new Set([first, ...(allowed ?? built)])].slice(0, count);
}

/**
 * Builds items from the first one: at most `MAX_ITEMS`, and as many as the budget affords. Fewer
 * than `wanted` truncate the sample.
 */
export function buildSampleItems(
  run: SampleRun,
  source: SchemaSource | undefined,
  wanted: number,
  getPosition: (index: number) => SamplePosition,
  isUnique = false,
): readonly Json[] {
  if (wanted <= 0 || source === undefined) return [];
  const before = run.budget;
  const value = run.buildValue(source, getPosition(0));
  if (value === undefined) return [];
  // Each item costs as much as the first: lists in lists would grow without end.
  const used = Math.max(1, before - run.budget);
  const affordable = 1 + Math.floor(Math.max(0, run.budget) / used);
  const count = Math.min(wanted, MAX_ITEMS, affordable);
  const resolved = resolveInRun(run, source);
  const items = isUnique
    ? listDistinctValues(resolved, value, count, getDescribedValues(resolved, source))
    : Array.from({ length: count }, () => value);
  run.budget -= used * (items.length - 1);
  if (items.length < wanted) run.truncated.push(getPosition(items.length).at);
  return items;
}

/** Schema of items, with an `enum` of their values that stands with the list by mistake. */
function getSampleItems(resolved: ResolvedSchema): SchemaSource | undefined {
  const [items, values] = [getItems(resolved), getAllowedValues(resolved)];
  if (items === undefined || values === undefined || values.some(isList)) return items;
  return joinSources(resolved, [items, { ...items, value: { enum: values } }]);
}

function buildRestItems(
  { run, resolved, source, position }: SampledSchema,
  from: number,
): readonly Json[] {
  const items = getSampleItems(resolved);
  const display =
    items && source.displayFields ? { ...items, displayFields: source.displayFields } : items;
  const getPosition = (index: number) => childPosition(position, from + index);
  const isUnique = hasFlag(resolved, 'uniqueItems', true);
  return buildSampleItems(run, display, getSampleItemCount(resolved) - from, getPosition, isUnique);
}

/** Builds a list: its tuple, else contained items, then items up to the minimum. */
export function buildSampleList(sampled: SampledSchema): Json {
  const { run, resolved, position } = sampled;
  const getPosition = (index: number) => childPosition(position, index);
  const tuple = getTuple(resolved).map(
    (item, index) => run.buildValue(item, getPosition(index)) ?? null,
  );
  const first =
    tuple.length > 0
      ? tuple
      : buildSampleItems(run, getContained(resolved), getContainedCount(resolved), getPosition);
  return [...first, ...buildRestItems(sampled, first.length)];
}
