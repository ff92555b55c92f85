import { isObject } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import { getLimit } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, getItems } from '../schema/schema-children';

/** Maximum number of items or generated names in a sample. */
export const MAX_ITEMS = 10;

/** Schema of items that a list must contain, merged with `items`; `undefined` for none. */
export function getContained(resolved: ResolvedSchema): SchemaSource | undefined {
  const contains = getChild(resolved, 'contains');
  if (!isObject(contains?.value)) return undefined;
  const items = getItems(resolved)?.value;
  return isObject(items) ? { ...contains, value: { allOf: [items, contains.value] } } : contains;
}

/**
 * Number of contained items: `minContains` (JSON Schema Validation 6.4.5). At least one if no
 * `items` shows what an item is.
 */
export function getContainedCount(resolved: ResolvedSchema): number {
  const wanted = getLimit(resolved, 'minContains') ?? 1;
  return wanted > 0 || getItems(resolved) === undefined ? Math.max(1, wanted) : 0;
}

/** Number of items in a sample: `minItems`, and at least one if the list may have any. */
export function getSampleItemCount(resolved: ResolvedSchema): number {
  if (getLimit(resolved, 'maxItems') === 0) return 0;
  return Math.max(1, getLimit(resolved, 'minItems') ?? 1);
}
