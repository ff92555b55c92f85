import type { SchemaNode } from '@/lib/openapi/core/schema-types';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import type { View } from '../state/view';
import { DepthButtons } from './depth-buttons';
import { summarizeSchema } from './schema-summary';

type DepthToolsProps = {
  /** Label of the fields' owner: `the request body`, `200`. */
  of: string;
  node: SchemaNode;
  view: View;
};

/** Most fields that are searched for nested ones; more are not rendered unasked either. */
const MAX_FIELDS = 500;

/** `DepthButtons` of a schema with nested fields; else nothing. */
export function DepthTools({ of, node, view }: DepthToolsProps) {
  const isNested =
    node.variants.length > 0 ||
    (node.fieldCount === 0 && summarizeSchema(node, view) !== undefined) ||
    node.fields
      .slice(0, MAX_FIELDS)
      .some(({ schema }) => summarizeSchema(getSchemaNode(view.api, schema), view) !== undefined);
  return isNested && <DepthButtons of={of} />;
}
