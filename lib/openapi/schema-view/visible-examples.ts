import { isContainer } from '../core/json';
import { formatJsonValue } from '../core/print-json';
import type { SchemaNode } from '../core/schema-types';
import type { Example, Json } from '../core/types';

/**
 * Examples of a field that differ from its default and its constant.
 * @param parameterExample example of the parameter around the schema, which replaces the schema's.
 */
export function getVisibleExamples(
  node: SchemaNode,
  parameterExample: Json | undefined,
): readonly Json[] {
  const { example, examples = example === undefined ? [] : [example] } = node;
  const all = parameterExample === undefined ? examples : [parameterExample];
  return all.filter((one) => one !== node.const && one !== node.default);
}

/** Longest example in a chip, in characters, and most examples in chips. */
const MAX_EXAMPLE_CHARS = 60;
const MAX_CHIP_EXAMPLES = 3;

/** Whether examples fit into chips: short, and no objects. */
export function areShort(examples: readonly Json[]): boolean {
  return examples.length <= MAX_CHIP_EXAMPLES && examples.every(isShort);
}

function isShort(value: Json): boolean {
  return !isContainer(value) && formatJsonValue(value).length <= MAX_EXAMPLE_CHARS;
}

/** Whether examples are listed by name: several, or one with more than a value. */
export function areNamed(examples: readonly Example[]): boolean {
  return examples.length > 1 || examples.some(isDescribed);
}

function isDescribed({ summary, description, externalValue }: Example): boolean {
  return summary !== '' || description !== undefined || externalValue !== undefined;
}
