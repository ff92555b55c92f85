import type { SchemaNode, SchemaSource } from '@/lib/openapi/core/schema-types';
import { getSchemaNode } from '@/lib/openapi/node/schema-node';
import type { View } from '../state/view';

/** Most nested lists that are searched for content. */
const MAX_LIST_DEPTH = 50;

/** Text of a schema's button: `3 fields`, `2 forms`; `undefined` when nothing is inside. */
export function summarizeSchema(node: SchemaNode, view: View, depth = 0): string | undefined {
  if (node.fieldCount > 0) return node.fieldCount === 1 ? '1 field' : `${node.fieldCount} fields`;
  const variants = summarizeVariants(node);
  if (variants !== undefined) return variants;
  if (node.tuple.length > 0)
    return node.tuple.length === 1 ? '1 place' : `${node.tuple.length} places`;
  const items = node.items && summarizeItems(node.items, view, depth + 1);
  if (items !== undefined) return items;
  if (node.additional || node.patterns.length > 0) return 'values by name';
  if (node.variants.some(({ kind }) => kind === 'not')) return 'what it must not be';
  return node.variants.length > 0 ? 'what holds under conditions' : undefined;
}

/** Counts the variants of a union; of several unions, one variant of each applies. */
function summarizeVariants({ variants }: SchemaNode): string | undefined {
  const alternatives = variants.filter(({ kind }) => kind === 'oneOf' || kind === 'anyOf');
  const choices = 1 + alternatives.filter(({ startsChoice }) => startsChoice).length;
  if (alternatives.length === 0) return undefined;
  if (choices > 1) return `${choices} choices`;
  return alternatives.length === 1 ? '1 form' : `${alternatives.length} forms`;
}

function summarizeItems(source: SchemaSource, view: View, depth: number): string | undefined {
  if (depth > MAX_LIST_DEPTH) return 'each item';
  const items = getSchemaNode(view.api, source);
  if (items.cyclic) return view.lazy ? `${items.ref ?? 'This'} again` : undefined;
  const hasConstraints = items.enum.length > 0 || items.constraints.length > 0;
  return summarizeSchema(items, view, depth) ?? (hasConstraints ? 'each item' : undefined);
}
