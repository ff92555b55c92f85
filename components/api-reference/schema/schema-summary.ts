import * as fields from '@/.generated/words/reference/fields';
import * as words from '@/.generated/words/reference/nested';
import type { SchemaNode, SchemaSource, Variant } from '@/lib/openapi/core/schema-types';
import { getSchemaNode } from '@/lib/openapi/schema-view/schema-node';
import type { View } from '../state/view';

/** Most nested lists that are searched for content. */
const MAX_LIST_DEPTH = 50;

/** Text of a schema's button: `3 fields`, `2 forms`; `undefined` when nothing is inside. */
export function summarizeSchema(node: SchemaNode, view: View, depth = 0): string | undefined {
  if (node.fieldCount > 0) return words.fieldCount(node.fieldCount);
  const variants = summarizeVariants(node);
  if (variants !== undefined) return variants;
  if (node.tuple.length > 0) return words.placeCount(node.tuple.length);
  const items = node.items && summarizeItems(node.items, view, depth + 1);
  if (items !== undefined) return items;
  if (node.additional || node.patterns.length > 0) return words.valuesByName;
  if (node.variants.some(({ kind }) => kind === 'not')) return words.notAllowed;
  return node.variants.length > 0 ? words.underConditions : undefined;
}

/** Counts the variants of a union; of several unions, one variant of each applies. */
function summarizeVariants({ variants }: SchemaNode): string | undefined {
  const alternatives = variants.filter(({ kind }) => kind === 'oneOf' || kind === 'anyOf');
  const choices = 1 + alternatives.filter(({ startsChoice }) => startsChoice).length;
  if (alternatives.length === 0) return undefined;
  return choices > 1 ? words.choiceCount(choices) : words.formCount(alternatives.length);
}

function summarizeItems(source: SchemaSource, view: View, depth: number): string | undefined {
  if (depth > MAX_LIST_DEPTH) return words.eachItem;
  const items = getSchemaNode(view.api, source);
  if (items.cyclic && !view.lazy) return undefined;
  if (items.cyclic) return items.ref === undefined ? words.thisAgain : words.again(items.ref);
  const hasConstraints = items.enum.length > 0 || items.constraints.length > 0;
  return summarizeSchema(items, view, depth) ?? (hasConstraints ? words.eachItem : undefined);
}

type Discriminator = NonNullable<Variant['discriminator']>;

/** Most discriminator values that are listed; further ones are counted. */
const MAX_VALUES = 8;

/** Describes the discriminator values of a variant: `brand: visa or mastercard`. */
export function describeDiscriminator({
  property,
  value,
  others = [],
  isDefault,
}: Discriminator): string {
  const values = [value, ...others];
  const more = values.length - MAX_VALUES;
  const listed = values.slice(0, MAX_VALUES).join(fields.or);
  const rest = more > 0 ? fields.orOneOfMore(more) : '';
  return `${property}: ${listed}${rest}${isDefault ? fields.orNoneOfThese : ''}`;
}
