import type { Field, SchemaSource } from '../core/schema-types';
import type { ApiIndex } from '../core/types';
import { getSchemaNode } from '../schema-view/schema-node';

/** Numbers of fields of a body: always required, conditionally required, all. */
export type RequiredFieldCounts = {
  readonly required: number;
  readonly conditional: number;
  readonly all: number;
};

/** Most fields that are resolved to be counted: each costs as much as its row. */
const MAX_COUNTED_FIELDS = 1_000;

/**
 * Counts the top-level fields of a body, or of an item of a list; zeros without fields. Of more than
 * 1,000 fields only `all` is counted.
 */
export function countRequiredFields(api: ApiIndex, source: SchemaSource): RequiredFieldCounts {
  const node = getSchemaNode(api, source);
  const { fields } = node.items === undefined ? node : getSchemaNode(api, node.items);
  if (fields.length > MAX_COUNTED_FIELDS)
    return { required: 0, conditional: 0, all: fields.length };
  const isWritable = ({ schema }: Field) => !getSchemaNode(api, schema).readOnly;
  const required = fields.filter((field) => field.required && isWritable(field)).length;
  const conditional = fields.filter(
    ({ required, requiredWith, schema }) =>
      !required && (requiredWith !== undefined || getSchemaNode(api, schema).condition !== ''),
  ).length;
  return { required, conditional, all: fields.length };
}
