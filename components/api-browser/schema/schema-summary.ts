import { readSchema } from '@/lib/openapi/schema/read-schema';
import type { SchemaNode, SchemaSource } from '@/lib/openapi/schema-types';
import type { View } from '../state/view';

/** Lists within lists that are looked through for something to name. */
const DEEPEST = 50;

/** What the button of a schema says is inside: `3 fields`, `2 forms`. `undefined`: nothing is. */
export function toSummary(node: SchemaNode, view: View, depth = 0): string | undefined {
  if (node.fieldCount > 0) return node.fieldCount === 1 ? '1 field' : `${node.fieldCount} fields`;
  const forms = toFormSummary(node);
  if (forms !== undefined) return forms;
  if (node.tuple.length > 0)
    return node.tuple.length === 1 ? '1 place' : `${node.tuple.length} places`;
  const items = node.items && toItemSummary(node.items, view, depth + 1);
  if (items !== undefined) return items;
  if (node.additional || node.patterns.length > 0) return 'values by name';
  if (node.variants.some(({ kind }) => kind === 'not')) return 'what it must not be';
  return node.variants.length > 0 ? 'what holds under conditions' : undefined;
}

/** Of several unions a form of each holds: their forms together are no number to choose from. */
function toFormSummary({ variants }: SchemaNode): string | undefined {
  const forms = variants.filter(({ kind }) => kind === 'oneOf' || kind === 'anyOf');
  const choices = 1 + forms.filter(({ begins }) => begins).length;
  if (forms.length === 0) return undefined;
  if (choices > 1) return `${choices} choices`;
  return forms.length === 1 ? '1 form' : `${forms.length} forms`;
}

function toItemSummary(source: SchemaSource, view: View, depth: number): string | undefined {
  if (depth > DEEPEST) return 'each item';
  const items = readSchema(view.api, source);
  if (items.cyclic) return view.lazy ? `${items.ref ?? 'This'} again` : undefined;
  const isSaid = items.enum.length > 0 || items.facts.length > 0;
  return toSummary(items, view, depth) ?? (isSaid ? 'each item' : undefined);
}
