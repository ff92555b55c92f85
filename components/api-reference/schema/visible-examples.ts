import { formatJsonValue } from '@/lib/openapi/constraints/value-text';
import type { SchemaNode } from '@/lib/openapi/core/schema-types';
import type { Json } from '@/lib/openapi/core/types';

/**
 * The examples of a field that are news: not its default, nor the one value that can be sent anyway.
 * @param parameterExample Of the parameter that holds the schema: it stands for the schema's.
 */
export function getVisibleExamples(
  node: SchemaNode,
  parameterExample: Json | undefined,
): readonly Json[] {
  const { example, examples = example === undefined ? [] : [example] } = node;
  const all = parameterExample === undefined ? examples : [parameterExample];
  return all.filter((one) => one !== node.const && one !== node.default);
}

/** Characters, and examples, that chips hold. */
const MAX_EXAMPLE_CHARS = 60;
const MAX_CHIP_EXAMPLES = 3;

/**
 * Whether examples fit chips. A single long one, or object, of a body shows in the sample beside the text; a single
 * `null` is what generators write where there is none.
 */
export function areShort(examples: readonly Json[]): boolean {
  return (
    examples.length <= MAX_CHIP_EXAMPLES &&
    examples.every((one) => isShort(one, examples.length > 1))
  );
}

function isShort(value: Json, orNull: boolean): boolean {
  if (value === null) return orNull;
  return typeof value !== 'object' && formatJsonValue(value).length <= MAX_EXAMPLE_CHARS;
}
