import { option, withNames } from '@/.generated/words/openapi-schema/labels';
import { joinPointer } from '../core/json';
import type { Problems } from '../core/problems';
import { getRef } from '../core/resolve';
import type { SchemaSource, Variant } from '../core/schema-types';
import type { JsonObject } from '../core/types';
import { checkMapping, type Discriminator, matchMapping } from './discriminator-mapping';
import { getFixedValue } from './fixed-value';
import {
  childSource,
  getKeyword,
  getTextKeyword,
  type ResolvedSchema,
  resolveSchema,
} from './resolve-schema';
import { getChildren } from './schema-children';
import { getConditionalVariants } from './schema-conditions';
import { getDiscriminator, getMappedVariants, isDerivedSchema } from './schema-discriminator';
import { getRequiredWithoutProperties } from './schema-requirements';
import { getUnions } from './schema-unions';

/** Discriminator of a schema, else the one that a variant inherits from its base. */
function findDiscriminator(
  resolved: ResolvedSchema,
  resolveVariant: () => ResolvedSchema,
): Discriminator | undefined {
  const declared = getDiscriminator(resolved);
  if (declared !== undefined) return declared;
  const variant = resolveVariant();
  return isDerivedSchema(variant) ? getDiscriminator(variant) : undefined;
}

/**
 * Property and value by which a receiver recognises a variant; `undefined` where there is none.
 * @param resolveVariant Resolves the variant if it is needed. Default: resolves `schema`.
 */
export function matchDiscriminator(
  document: JsonObject,
  resolved: ResolvedSchema,
  schema: SchemaSource,
  resolveVariant = () => resolveSchema(document, schema),
): NonNullable<Variant['discriminator']> | undefined {
  const discriminator = findDiscriminator(resolved, resolveVariant);
  if (discriminator === undefined) return undefined;
  const { property } = discriminator;
  const ref = getRef(schema.value);
  const match =
    ref === undefined ? undefined : matchMapping(document, discriminator, ref, schema.pointer);
  const values = match?.values;
  const value = values?.first ?? getFixedValue(document, schema, property) ?? match?.name;
  if (value === undefined) return undefined;
  return {
    property,
    value,
    ...(values && values.others.length > 0 && { others: values.others }),
    ...(match?.isDefault && { isDefault: true }),
  };
}

/** Label of a variant, with a key where that is not the document's own text. */
function getVariantLabel(resolved: ResolvedSchema, index: number): Pick<Variant, 'label' | 'key'> {
  const title = getKeyword(resolved, 'title');
  if (resolved.ref !== undefined) return { label: resolved.ref };
  if (typeof title === 'string' && title !== '') return { label: title };
  const required = getRequiredWithoutProperties(resolved);
  if (required.length > 0) {
    const names = `${required.slice(0, 3).join(', ')}${required.length > 3 ? ' …' : ''}`;
    return { label: withNames(names), key: `With ${names}` };
  }
  const named = getTextKeyword(resolved, 'type') || getTextKeyword(resolved, 'format');
  return named === '' ? { label: option(index + 1), key: `Option ${index + 1}` } : { label: named };
}

/** Adds a label to each choice, and the discriminator value to send, if there is one. */
function labelVariants(
  document: JsonObject,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
): readonly Variant[] {
  return choices.map(({ kind, schema, isFirst }, index) => {
    const variant = resolveSchema(document, schema);
    const discriminator = matchDiscriminator(document, resolved, schema, () => variant);
    return {
      kind,
      ...getVariantLabel(variant, index),
      schema,
      ...(discriminator && { discriminator }),
      ...(isFirst && index > 0 && { startsChoice: true as const }),
    };
  });
}

/** Reports mapping entries that lead nowhere. The base of a derived schema reports its own. */
function checkDiscriminator(
  document: JsonObject,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
  problems: Problems,
): void {
  const discriminator = getDiscriminator(resolved);
  if (discriminator === undefined || isDerivedSchema(resolved)) return;
  const members = choices.flatMap(({ schema }) => {
    const ref = getRef(schema.value);
    return ref === undefined ? [] : [[ref, schema.pointer] as const];
  });
  checkMapping(document, discriminator, members, problems);
}

/** Member of a union (`oneOf`, `anyOf`), its schema unresolved. */
export type Choice = {
  readonly kind: 'oneOf' | 'anyOf';
  readonly schema: SchemaSource;
  /** Whether it is the first member of its union. */
  readonly isFirst: boolean;
};

/**
 * Lists the members of all unions of a schema; empty without a union. Display fields and encoding
 * of the source apply to each.
 */
export function listChoices(
  resolved: ResolvedSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Choice[] {
  const { displayFields: display, encoding, positionalEncoding } = source;
  return getUnions(resolved, problems).flatMap((union) =>
    union.members.map((member, index) => {
      const child = childSource(resolved, union, member, joinPointer(union.pointer, index));
      return {
        kind: union.kind,
        isFirst: index === 0,
        schema: {
          ...child,
          ...(display && { displayFields: display }),
          ...(encoding && { encoding }),
          ...(positionalEncoding && { positionalEncoding }),
        },
      };
    }),
  );
}

/**
 * Lists the variants of a schema: union members, else those of its discriminator; then `not`, then
 * conditional schemas. Discriminator values come from the mapping, else the variant's fixed value,
 * else its name. Unions and mappings with errors add problems.
 */
export function listVariants(
  document: JsonObject,
  resolved: ResolvedSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Variant[] {
  // A schema that allows nothing offers no choice.
  if (resolved.never) return [];
  const members = listChoices(resolved, source, problems);
  checkDiscriminator(document, resolved, members, problems);
  const labelled = labelVariants(document, resolved, members);
  const choices = labelled.length > 0 ? labelled : getMappedVariants(document, resolved);
  const excluded = getChildren(resolved, 'not').map((schema, index) => ({
    kind: 'not' as const,
    ...getVariantLabel(resolveSchema(document, schema), index),
    schema,
  }));
  return [...choices, ...excluded, ...getConditionalVariants(resolved)];
}

/** Members of each union of a schema, of which one each applies; empty without unions. */
export function groupByUnion(
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly (readonly Choice[])[] {
  const unions: Choice[][] = [];
  for (const choice of listChoices(resolved, source, [])) {
    if (choice.isFirst) unions.push([]);
    unions.at(-1)?.push(choice);
  }
  return unions;
}
