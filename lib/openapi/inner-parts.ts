import { toAnchor } from './anchors';
import type { SchemaNode, SchemaSource } from './schema-types';

/** What a schema says of an item, or of properties that have no fixed name. */
type InnerPart = {
  /** Its anchor: `body.lines.*`. */
  readonly id: string;
  /** What stands where a field has its name: `each item`. */
  readonly name: string;
  readonly schema: SchemaSource;
};

/** The items of a list and the values of a map, in reading order: places of a tuple, items, patterns, the rest. */
export function toInnerParts(parent: string, node: SchemaNode): readonly InnerPart[] {
  const { tuple, items, patterns, additional } = node;
  const each = tuple.length > 0 ? 'each further item' : 'each item';
  return [
    ...tuple.map((schema, index) => ({
      id: toAnchor(parent, { kind: 'item', index }),
      name: `item ${index + 1}`,
      schema,
    })),
    ...(items ? [{ id: toAnchor(parent, { kind: 'items' }), name: each, schema: items }] : []),
    ...patterns.map(({ pattern, schema }) => ({
      id: toAnchor(parent, { kind: 'pattern', pattern }),
      name: `names like ${pattern}`,
      schema,
    })),
    ...(additional
      ? [{ id: toAnchor(parent, { kind: 'others' }), name: 'any other name', schema: additional }]
      : []),
  ];
}

/** Whether an item's fields stand directly below the list, without a row for the item itself. */
export function isLaidOut(node: SchemaNode): boolean {
  return !node.cyclic && node.fields.length > 0 && node.description === '';
}
