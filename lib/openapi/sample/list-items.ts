import { isObject } from '../json';
import { pickLimit } from '../schema/all-parts';
import type { OpenSchema } from '../schema/open-schema';
import { getChild, getItems } from '../schema/schema-children';
import type { SchemaSource } from '../schema-types';

/** Items or names that a sample has at most; who must send more has seen what they are. */
export const MAX_ITEMS = 10;

/** The schema of the items that a list must hold (`contains`); what every item is holds of them, too. */
export function getContained(open: OpenSchema): SchemaSource | undefined {
  const contains = getChild(open, 'contains');
  if (!isObject(contains?.value)) return undefined;
  const items = getItems(open)?.value;
  return isObject(items) ? { ...contains, value: { allOf: [items, contains.value] } } : contains;
}

/**
 * How many of them a list must have: `minContains` (JSON Schema Validation 6.4.5). One that need not be there still
 * shows what an item is, where nothing else does.
 */
export function toContainedCount(open: OpenSchema): number {
  const wanted = pickLimit(open, 'minContains') ?? 1;
  return wanted > 0 || getItems(open) === undefined ? Math.max(1, wanted) : 0;
}

/** How many items a list must have in all: `minItems`; one, where there may be one. */
export function toItemCount(open: OpenSchema): number {
  if (pickLimit(open, 'maxItems') === 0) return 0;
  return Math.max(1, pickLimit(open, 'minItems') ?? 1);
}
