import { readSchema } from '@/lib/openapi/schema/read-schema';
import type { SchemaNode } from '@/lib/openapi/schema-types';
import type { View } from '../state/view';

/** What the button of a schema says is inside: `3 fields`, `2 forms`. `undefined`: nothing is. */
export function toSummary(node: SchemaNode, view: View): string | undefined {
  if (node.fields.length > 0)
    return node.fields.length === 1 ? '1 field' : `${node.fields.length} fields`;
  const forms = node.variants.filter(({ kind }) => kind === 'oneOf' || kind === 'anyOf').length;
  if (forms > 0) return forms === 1 ? '1 form' : `${forms} forms`;
  if (node.tuple.length > 0)
    return node.tuple.length === 1 ? '1 place' : `${node.tuple.length} places`;
  const items = node.items && toItemSummary(readSchema(view.api, node.items), view);
  if (items !== undefined) return items;
  if (node.additional || node.patterns.length > 0) return 'values by name';
  if (node.variants.some(({ kind }) => kind === 'not')) return 'what it must not be';
  return node.variants.length > 0 ? 'what holds under conditions' : undefined;
}

function toItemSummary(items: SchemaNode, view: View): string | undefined {
  if (items.cyclic) return view.lazy ? `${items.ref ?? 'This'} again` : undefined;
  const isSaid = items.enum.length > 0 || items.facts.length > 0;
  return toSummary(items, view) ?? (isSaid ? 'each item' : undefined);
}
