import { isObject } from '../json';
import { pickLimit } from '../schema/all-parts';
import type { OpenSchema } from '../schema/open-schema';
import { getChild, getItems } from '../schema/schema-children';
import type { SchemaSource } from '../schema-types';

/** As many as a ring on a map needs (RFC 7946 3.1.6), or the corners of a box. */
const MAX_ITEMS = 4;

function toShownCount(wanted: number): number {
  return Math.floor(Math.max(1, Math.min(wanted, MAX_ITEMS)));
}

/** The schema of the items that a list must hold (`contains`); what every item is holds of them, too. */
export function getContained(open: OpenSchema): SchemaSource | undefined {
  const contains = getChild(open, 'contains');
  if (!isObject(contains?.value)) return undefined;
  const items = getItems(open)?.value;
  return isObject(items) ? { ...contains, value: { allOf: [items, contains.value] } } : contains;
}

/**
 * How many of them a sample shows: `minContains` (JSON Schema Validation 6.4.5). One that need not be there still shows
 * what an item is, where nothing else does.
 */
export function toContainedCount(open: OpenSchema): number {
  const wanted = pickLimit(open, 'minContains') ?? 1;
  return wanted > 0 || getItems(open) === undefined ? toShownCount(wanted) : 0;
}

/** How many items a sample shows in all: `minItems`, but a few at most; one, where there may be one. */
export function toItemCount(open: OpenSchema): number {
  if (pickLimit(open, 'maxItems') === 0) return 0;
  return toShownCount(pickLimit(open, 'minItems') ?? 1);
}
