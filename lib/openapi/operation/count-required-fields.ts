import type { Field, SchemaSource } from '../core/schema-types';
import type { ApiIndex } from '../core/types';
import { getSchemaNode } from '../node/schema-node';

/** Numbers of fields of a body: always required, conditionally required, all. */
export type RequiredFieldCounts = {
  readonly required: number;
  readonly conditional: number;
  readonly all: number;
};

/** Counts the top-level fields of a body, or of an item of a list; zeros without fields. */
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
