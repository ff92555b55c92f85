import * as words from '@/.generated/words/openapi-schema/labels';
import { joinAnchor } from '../core/anchors';
import type { SchemaNode, SchemaSource } from '../core/schema-types';

/** Schema of an item, or of properties without a fixed name. */
type Subschema = {
  /** Anchor, e.g. `body.lines.*`. */
  readonly id: string;
  /** Label in place of a field name, e.g. `each item`. */
  readonly name: string;
  readonly schema: SchemaSource;
  /** Whether the parent contains nothing else that fields inside could belong to. */
  readonly alone: boolean;
};

/**
 * Lists the subschemas of a node in reading order: tuple, items, patterns, other properties. Empty
 * for none.
 * @param parent Anchor of the node.
 */
export function listSubschemas(parent: string, node: SchemaNode): readonly Subschema[] {
  const { fieldCount, tuple, items, patterns, additional } = node;
  const each = tuple.length > 0 ? words.eachFurtherItem : words.eachItem;
  const others = fieldCount + patterns.length > 0 ? words.anyOtherName : words.anyName;
  const build = (
    step: Parameters<typeof joinAnchor>[1],
    name: string,
    schema: SchemaSource,
    alone = false,
  ): Subschema => ({ id: joinAnchor(parent, step), name, schema, alone });
  return [
    ...tuple.map((schema, index) => build({ kind: 'item', index }, words.item(index + 1), schema)),
    ...(items ? [build({ kind: 'items' }, each, items, tuple.length + fieldCount === 0)] : []),
    ...patterns.map(({ pattern, schema }) =>
      build({ kind: 'pattern', pattern }, words.namesLike(pattern), schema),
    ),
    ...(additional ? [build({ kind: 'others' }, others, additional)] : []),
  ];
}

/** Whether the fields of a schema can be listed without a row for the schema itself. */
export function hasInlineFields(node: SchemaNode): boolean {
  return !node.cyclic && node.fieldCount > 0;
}
