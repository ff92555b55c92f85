import { joinAnchor } from '../core/anchors';
import type { SchemaNode, SchemaSource } from '../core/schema-types';

/** What a schema says of an item, or of properties that have no fixed name. */
type Subschema = {
  /** Its anchor: `body.lines.*`. */
  readonly id: string;
  /** What stands where a field has its name: `each item`. */
  readonly name: string;
  readonly schema: SchemaSource;
  /** Nothing else is inside, so that its fields can be nobody else's. */
  readonly alone: boolean;
};

/** The items of a list and the values of a map, in reading order: places of a tuple, items, patterns, the rest. */
export function listSubschemas(parent: string, node: SchemaNode): readonly Subschema[] {
  const { fieldCount, tuple, items, patterns, additional } = node;
  const each = tuple.length > 0 ? 'each further item' : 'each item';
  const others = fieldCount + patterns.length > 0 ? 'any other name' : 'any name';
  return [
    ...tuple.map((schema, index) => ({
      id: joinAnchor(parent, { kind: 'item', index }),
      name: `item ${index + 1}`,
      schema,
      alone: false,
    })),
    ...(items
      ? [
          {
            id: joinAnchor(parent, { kind: 'items' }),
            name: each,
            schema: items,
            alone: tuple.length + fieldCount === 0,
          },
        ]
      : []),
    ...patterns.map(({ pattern, schema }) => ({
      id: joinAnchor(parent, { kind: 'pattern', pattern }),
      name: `names like ${pattern}`,
      schema,
      alone: false,
    })),
    ...(additional
      ? [
          {
            id: joinAnchor(parent, { kind: 'others' }),
            name: others,
            schema: additional,
            alone: false,
          },
        ]
      : []),
  ];
}

/** Whether there are fields that can stand directly below what holds them, without a row for the schema itself. */
export function hasInlineFields(node: SchemaNode): boolean {
  return !node.cyclic && node.fieldCount > 0;
}
