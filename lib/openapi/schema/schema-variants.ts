import { getOwn } from '../core/json';
import {
  type ResolvedSchema,
  resolveSchema,
  getKeyword,
  getTextKeyword,
  childSource,
} from './resolve-schema';
import { joinPointer } from '../core/pointer';
import type { Problems } from '../core/problems';
import { getRef } from '../core/resolve';
import { checkMapping, type Discriminator, matchMapping } from './discriminator-mapping';
import { getDiscriminator, isDerivedSchema, getMappedVariants } from './schema-discriminator';
import { getFixedValue } from './fixed-value';
import { getConditionalVariants } from './schema-conditions';
import { getRequiredWithoutProperties } from './schema-requirements';
import { getUnions } from './schema-unions';
import type { SchemaSource, Variant } from '../core/schema-types';
import type { JsonObject } from '../core/types';

/** The discriminator of a schema; of a form that has none around it, the one that it inherits. */
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
 * The property and value that tell a receiver which choice it gets; `undefined` where nothing does.
 * @param resolveVarianteVariant Opens the choice, where it is asked; default anew.
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

function formatVariantLabel(resolved: ResolvedSchema, index: number): string {
  const title = getKeyword(resolved, 'title');
  if (resolved.ref !== undefined) return resolved.ref;
  if (typeof title === 'string' && title !== '') return title;
  const required = getRequiredWithoutProperties(resolved);
  if (required.length > 0)
    return `With ${required.slice(0, 3).join(', ')}${required.length > 3 ? ' …' : ''}`;
  return (
    getTextKeyword(resolved, 'type') || getTextKeyword(resolved, 'format') || `Option ${index + 1}`
  );
}

/** Choices as they are labelled, each with the value to send where the schema or the choice has a discriminator. */
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
      label: formatVariantLabel(variant, index),
      schema,
      ...(discriminator && { discriminator }),
      ...(isFirst && index > 0 && { startsChoice: true as const }),
    };
  });
}

/** An heir's is told where it inherits it from. */
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

function getExcluded(resolved: ResolvedSchema): readonly SchemaSource[] {
  return resolved.parts.flatMap((part) => {
    const not = getOwn(part.value, 'not');
    return not === undefined
      ? []
      : childSource(resolved, part, not, joinPointer(part.pointer, 'not'));
  });
}

/** A schema that may stand for another, before anything is read of it. */
export type Choice = {
  readonly kind: 'oneOf' | 'anyOf';
  readonly schema: SchemaSource;
  /** The first of a union. */
  readonly isFirst: boolean;
};

/** What a schema may be, unread. Display fields and encoding of the source hold for each choice. */
export function listChoices(
  resolved: ResolvedSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Choice[] {
  const { display, encoding, positionalEncoding } = source;
  return getUnions(resolved, problems).flatMap((union) =>
    union.members.map((member, index) => {
      const child = childSource(resolved, union, member, joinPointer(union.pointer, index));
      return {
        kind: union.kind,
        isFirst: index === 0,
        schema: {
          ...child,
          ...(display && { display }),
          ...(encoding && { encoding }),
          ...(positionalEncoding && { positionalEncoding }),
        },
      };
    }),
  );
}

/**
 * What a schema may be (`oneOf`, `anyOf`), each with the values to send in the discriminator property: by its mapping,
 * else by the variant's fixed value, else its name. Then what it may not be (`not`), and what it is under conditions.
 */
export function listVariants(
  document: JsonObject,
  resolved: ResolvedSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Variant[] {
  const members = listChoices(resolved, source, problems);
  checkDiscriminator(document, resolved, members, problems);
  const labelled = labelVariants(document, resolved, members);
  const choices = labelled.length > 0 ? labelled : getMappedVariants(document, resolved);
  const excluded = getExcluded(resolved).map((schema, index) => ({
    kind: 'not' as const,
    label: formatVariantLabel(resolveSchema(document, schema), index),
    schema,
  }));
  return [...choices, ...excluded, ...getConditionalVariants(resolved)];
}
