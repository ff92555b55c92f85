import { isObject } from '../core/json';
import { getLimit } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, getItems } from '../schema/schema-children';
import type { SchemaSource } from '../core/schema-types';

/** Items or names that a sample has at most; who must send more has seen what they are. */
export const MAX_ITEMS = 10;

/** The schema of the items that a list must hold (`contains`); what every item is holds of them, too. */
export function getContained(resolved: ResolvedSchema): SchemaSource | undefined {
  const contains = getChild(resolved, 'contains');
  if (!isObject(contains?.value)) return undefined;
  const items = getItems(resolved)?.value;
  return isObject(items) ? { ...contains, value: { allOf: [items, contains.value] } } : contains;
}

/**
 * How many of them a list must have: `minContains` (JSON Schema Validation 6.4.5). One that need not be there still
 * shows what an item is, where nothing else does.
 */
export function getContainedCount(resolved: ResolvedSchema): number {
  const wanted = getLimit(resolved, 'minContains') ?? 1;
  return wanted > 0 || getItems(resolved) === undefined ? Math.max(1, wanted) : 0;
}

/** How many items a list must have in all: `minItems`; one, where there may be one. */
export function getSampleItemCount(resolved: ResolvedSchema): number {
  if (getLimit(resolved, 'maxItems') === 0) return 0;
  return Math.max(1, getLimit(resolved, 'minItems') ?? 1);
}
