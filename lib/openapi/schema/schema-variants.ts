import { getOwn } from '../json';
import { type OpenSchema, openSchema, pick, pickText, toChild } from './open-schema';
import { toPointer } from '../pointer';
import type { Problems } from '../problems';
import { getRef } from '../resolve';
import { checkMapping, type Discriminator, getMapped } from './discriminator-mapping';
import { getDiscriminator, isHeir, toMappedVariants } from './schema-discriminator';
import { getFixedValue } from './fixed-value';
import { toConditions } from './schema-conditions';
import { getBareRequired } from './schema-requirements';
import { getUnions } from './schema-unions';
import type { SchemaSource, Variant } from '../schema-types';
import type { JsonObject } from '../types';

/** The discriminator of a schema; of a form that has none around it, the one that it inherits. */
function getTelling(open: OpenSchema, toForm: () => OpenSchema): Discriminator | undefined {
  const own = getDiscriminator(open);
  if (own !== undefined) return own;
  const form = toForm();
  return isHeir(form) ? getDiscriminator(form) : undefined;
}

/**
 * The property and value that tell a receiver which choice it gets; `undefined` where nothing does.
 * @param toForm Opens the choice, where it is asked; default anew.
 */
export function toDiscriminated(
  document: JsonObject,
  open: OpenSchema,
  schema: SchemaSource,
  toForm = () => openSchema(document, schema),
): NonNullable<Variant['discriminator']> | undefined {
  const discriminator = getTelling(open, toForm);
  if (discriminator === undefined) return undefined;
  const { property } = discriminator;
  const ref = getRef(schema.value);
  const told =
    ref === undefined ? undefined : getMapped(document, discriminator, ref, schema.pointer);
  const ways = told?.ways;
  const value = ways?.first ?? getFixedValue(document, schema, property) ?? told?.name;
  if (value === undefined) return undefined;
  return {
    property,
    value,
    ...(ways && ways.others.length > 0 && { others: ways.others }),
    ...(told?.isDefault && { otherwise: true }),
  };
}

function toLabel(open: OpenSchema, index: number): string {
  const title = pick(open, 'title');
  if (open.ref !== undefined) return open.ref;
  if (typeof title === 'string' && title !== '') return title;
  const required = getBareRequired(open);
  if (required.length > 0)
    return `With ${required.slice(0, 3).join(', ')}${required.length > 3 ? ' …' : ''}`;
  return pickText(open, 'type') || pickText(open, 'format') || `Option ${index + 1}`;
}

/** Choices as they are labelled, each with the value to send where the schema or the choice has a discriminator. */
function toNamed(
  document: JsonObject,
  open: OpenSchema,
  choices: readonly Choice[],
): readonly Variant[] {
  return choices.map(({ kind, schema, isFirst }, index) => {
    const form = openSchema(document, schema);
    const discriminator = toDiscriminated(document, open, schema, () => form);
    return {
      kind,
      label: toLabel(form, index),
      schema,
      ...(discriminator && { discriminator }),
      ...(isFirst && index > 0 && { begins: true as const }),
    };
  });
}

/** An heir's is told where it inherits it from. */
function checkDiscriminator(
  document: JsonObject,
  open: OpenSchema,
  choices: readonly Choice[],
  problems: Problems,
): void {
  const discriminator = getDiscriminator(open);
  if (discriminator === undefined || isHeir(open)) return;
  const members = choices.flatMap(({ schema }) => {
    const ref = getRef(schema.value);
    return ref === undefined ? [] : [[ref, schema.pointer] as const];
  });
  checkMapping(document, discriminator, members, problems);
}

function getExcluded(open: OpenSchema): readonly SchemaSource[] {
  return open.parts.flatMap((part) => {
    const not = getOwn(part.value, 'not');
    return not === undefined ? [] : toChild(open, part, not, toPointer(part.pointer, 'not'));
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
export function toChoices(
  open: OpenSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Choice[] {
  const { display, encoding, places } = source;
  return getUnions(open, problems).flatMap((union) =>
    union.members.map((member, index) => {
      const child = toChild(open, union, member, toPointer(union.pointer, index));
      return {
        kind: union.kind,
        isFirst: index === 0,
        schema: {
          ...child,
          ...(display && { display }),
          ...(encoding && { encoding }),
          ...(places && { places }),
        },
      };
    }),
  );
}

/**
 * What a schema may be (`oneOf`, `anyOf`), each with the values to send in the discriminator property: by its mapping,
 * else by the variant's fixed value, else its name. Then what it may not be (`not`), and what it is under conditions.
 */
export function toVariants(
  document: JsonObject,
  open: OpenSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Variant[] {
  const members = toChoices(open, source, problems);
  checkDiscriminator(document, open, members, problems);
  const named = toNamed(document, open, members);
  const choices = named.length > 0 ? named : toMappedVariants(document, open);
  const excluded = getExcluded(open).map((schema, index) => ({
    kind: 'not' as const,
    label: toLabel(openSchema(document, schema), index),
    schema,
  }));
  return [...choices, ...excluded, ...toConditions(open)];
}
