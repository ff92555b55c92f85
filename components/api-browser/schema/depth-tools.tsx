import { readSchema } from '@/lib/openapi/schema/read-schema';
import type { SchemaNode } from '@/lib/openapi/schema-types';
import { DepthButtons } from './depth-buttons';
import { toSummary } from './schema-summary';
import type { View } from '../state/view';

type DepthToolsProps = {
  /** What has the fields, in words. */
  of: string;
  node: SchemaNode;
  view: View;
};

/** Buttons that open what is nested in a body, where something is. */
export function DepthTools({ of, node, view }: DepthToolsProps) {
  const isNested =
    node.variants.length > 0 ||
    (node.fieldCount === 0 && toSummary(node, view) !== undefined) ||
    node.fields.some(({ schema }) => toSummary(readSchema(view.api, schema), view) !== undefined);
  return isNested && <DepthButtons of={of} />;
}
