import { pickAllowed, saysAny } from '../schema/all-parts';
import type { OpenSchema } from '../schema/open-schema';
import { getItems, toTuple } from '../schema/schema-children';
import type { SchemaSource } from '../schema-types';
import { toPointer } from '../pointer';
import type { Json } from '../types';
import { getContained, toContainedCount, toItemCount } from './list-items';
import { type Place, type Run, toOpen } from './sample-run';

/** So many items of one kind, made from the first of them. */
function toItems(run: Run, wanted: number, make: () => Json | undefined): readonly Json[] {
  if (wanted <= 0) return [];
  const before = run.left;
  const value = make();
  if (value === undefined) return [];
  // Each further one is as much to print as the first: lists in lists would grow without end.
  const used = Math.max(1, before - run.left);
  const count = Math.min(wanted, 1 + Math.floor(Math.max(0, run.left) / used));
  run.left -= used * (count - 1);
  return Array.from({ length: count }, () => value);
}

/** The same items where each must be another (`uniqueItems`): further ones are other values that are allowed. */
function toUnique(run: Run, source: SchemaSource, items: readonly Json[]): readonly Json[] {
  const [first] = items;
  if (items.length < 2 || first === undefined) return items;
  const others = (pickAllowed(toOpen(run, source)) ?? []).filter((one) => one !== first);
  return others.length === 0 ? items : [first, ...others].slice(0, items.length);
}

function toRest(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  wanted: number,
  place: Place,
): readonly Json[] {
  const items = getItems(open);
  if (items === undefined) return [];
  const display = source.display === undefined ? items : { ...items, display: source.display };
  const rest = toItems(run, wanted, () => run.toValue(display, place));
  return saysAny(open, 'uniqueItems', true) ? toUnique(run, items, rest) : rest;
}

/** The sample of a list: the places of its tuple, what it must hold, then as many items as it must have. */
export function toList(run: Run, open: OpenSchema, source: SchemaSource, place: Place): Json {
  const child = (index: number) => ({ at: toPointer(place.at, index), depth: place.depth + 1 });
  const tuple = toTuple(open).map((item, index) => run.toValue(item, child(index)) ?? null);
  if (tuple.length > 0) {
    const wanted = toItemCount(open) - tuple.length;
    return [...tuple, ...toRest(run, open, source, wanted, child(tuple.length))];
  }
  const must = getContained(open);
  const toMust = () => must && run.toValue(must, child(0));
  const contained = toItems(run, toContainedCount(open), toMust);
  const { length } = contained;
  const wanted = toItemCount(open) - length;
  return [...contained, ...toRest(run, open, source, wanted, child(length))];
}
