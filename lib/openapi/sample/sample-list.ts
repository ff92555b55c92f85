import { saysAny } from '../schema/all-parts';
import type { OpenSchema } from '../schema/open-schema';
import { getItems, toTuple } from '../schema/schema-children';
import type { SchemaSource } from '../schema-types';
import type { Json } from '../types';
import { getContained, MAX_ITEMS, toContainedCount, toItemCount } from './list-items';
import { toDistinct } from './sample-distinct';
import { type Place, type Run, toInner, toOpen } from './sample-run';
import { getTold } from './told-value';

/**
 * So many items of one kind, but a few at most, made from the first of them; where it is less than asked, the sample is
 * cut there.
 */
export function toItems(
  run: Run,
  source: SchemaSource | undefined,
  wanted: number,
  toPlace: (index: number) => Place,
  isUnique = false,
): readonly Json[] {
  if (wanted <= 0 || source === undefined) return [];
  const before = run.left;
  const value = run.toValue(source, toPlace(0));
  if (value === undefined) return [];
  // Each further one is as much to print as the first: lists in lists would grow without end.
  const used = Math.max(1, before - run.left);
  const most = 1 + Math.floor(Math.max(0, run.left) / used);
  const count = Math.min(wanted, MAX_ITEMS, most);
  const open = toOpen(run, source);
  const items = isUnique
    ? toDistinct(open, value, count, getTold(open, source))
    : Array.from({ length: count }, () => value);
  run.left -= used * (items.length - 1);
  if (items.length < wanted) run.cut.push(toPlace(items.length).at);
  return items;
}

function toRest(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  place: Place,
  from: number,
): readonly Json[] {
  const items = getItems(open);
  const display = items && source.display ? { ...items, display: source.display } : items;
  const toPlace = (index: number) => toInner(place, from + index);
  const isUnique = saysAny(open, 'uniqueItems', true);
  return toItems(run, display, toItemCount(open) - from, toPlace, isUnique);
}

/** The sample of a list: the places of its tuple, what it must hold, then as many items as it must have. */
export function toList(run: Run, open: OpenSchema, source: SchemaSource, place: Place): Json {
  const toPlace = (index: number) => toInner(place, index);
  const tuple = toTuple(open).map((item, index) => run.toValue(item, toPlace(index)) ?? null);
  const first =
    tuple.length > 0 ? tuple : toItems(run, getContained(open), toContainedCount(open), toPlace);
  return [...first, ...toRest(run, open, source, place, first.length)];
}
