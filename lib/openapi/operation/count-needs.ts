import { readSchema } from '../schema/read-schema';
import type { Field, SchemaSource } from '../schema-types';
import type { ApiIndex } from '../types';

/** How many fields of a body must be sent, always or under a condition. */
export type Needs = {
  readonly required: number;
  readonly conditional: number;
  readonly all: number;
};

/** Counts the fields of a body's own level; of a list of objects, those of an item. No fields: zeros. */
export function countNeeds(api: ApiIndex, source: SchemaSource): Needs {
  const node = readSchema(api, source);
  const { fields } = node.items === undefined ? node : readSchema(api, node.items);
  const isSent = ({ schema }: Field) => !readSchema(api, schema).readOnly;
  const required = fields.filter((field) => field.required && isSent(field)).length;
  const conditional = fields.filter(
    ({ required, requiredWith, schema }) =>
      !required && (requiredWith !== undefined || readSchema(api, schema).condition !== ''),
  ).length;
  return { required, conditional, all: fields.length };
}
