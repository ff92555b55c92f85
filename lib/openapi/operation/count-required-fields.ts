import { getSchemaNode } from '../node/schema-node';
import type { Field, SchemaSource } from '../core/schema-types';
import type { ApiIndex } from '../core/types';

/** How many fields of a body must be sent, always or under a condition. */
export type RequiredFieldCounts = {
  readonly required: number;
  readonly conditional: number;
  readonly all: number;
};

/** Counts the fields of a body's own level; of a list of objects, those of an item. No fields: zeros. */
export function countRequiredFields(api: ApiIndex, source: SchemaSource): RequiredFieldCounts {
  const node = getSchemaNode(api, source);
  const { fields } = node.items === undefined ? node : getSchemaNode(api, node.items);
  const isWritable = ({ schema }: Field) => !getSchemaNode(api, schema).readOnly;
  const required = fields.filter((field) => field.required && isWritable(field)).length;
  const conditional = fields.filter(
    ({ required, requiredWith, schema }) =>
      !required && (requiredWith !== undefined || getSchemaNode(api, schema).condition !== ''),
  ).length;
  return { required, conditional, all: fields.length };
}
