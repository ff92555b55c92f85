import { getOwn } from '../json';
import { type OpenSchema, openSchema, pick, pickText, toChild } from './open-schema';
import { toPointer } from '../pointer';
import type { Problems } from '../problems';
import { getRef, getSchemaName } from '../resolve';
import { type Discriminator, getDiscriminator, toMappedVariants } from './schema-discriminator';
import { getFixedValue } from './fixed-value';
import { toConditions } from './schema-conditions';
import { getBareRequired } from './schema-requirements';
import { getSchemaTarget } from './schema-target';
import { getUnions } from './schema-unions';
import type { SchemaSource, Variant } from '../schema-types';
import type { Json, JsonObject } from '../types';

/** Whether a default mapping leads to a reference or to a bare schema name (OpenAPI 3.2 4.25). */
function isMapped(to: Json | undefined, ref: string, name: string | undefined): boolean {
  return to === ref || (name !== undefined && to === name);
}

type Way = { readonly value: string; readonly index: number };
type Mapped = ReadonlyMap<string, readonly Way[]>;

/** Which values lead where, by where. Made once: a union may have thousands of members. */
const mapped = new WeakMap<JsonObject, Mapped>();

function toMapped(mapping: JsonObject): Mapped {
  const known = mapped.get(mapping);
  if (known !== undefined) return known;
  const found = new Map<string, Way[]>();
  for (const [index, [value, to]] of Object.entries(mapping).entries()) {
    if (typeof to !== 'string') continue;
    const ways = found.get(to);
    if (ways === undefined) found.set(to, [{ value, index }]);
    else ways.push({ value, index });
  }
  mapped.set(mapping, found);
  return found;
}

/** The values that lead to a reference or to a name (OpenAPI 3.0.3 4.7.25), in the mapping's order. */
function getMapped(
  { mapping }: Discriminator,
  ref: string,
  name: string | undefined,
): readonly string[] {
  const all = toMapped(mapping);
  const byRef = all.get(ref) ?? [];
  const byName = (name === undefined || name === ref ? undefined : all.get(name)) ?? [];
  return [...byRef, ...byName]
    .sort((one, other) => one.index - other.index)
    .map(({ value }) => value);
}

/** The property and value that tell a receiver which choice it gets; `undefined` where nothing does. */
export function toDiscriminated(
  document: JsonObject,
  open: OpenSchema,
  schema: SchemaSource,
): NonNullable<Variant['discriminator']> | undefined {
  const discriminator = getDiscriminator(open);
  if (discriminator === undefined) return undefined;
  const { property } = discriminator;
  const ref = getRef(schema.value);
  const target = ref === undefined ? undefined : getSchemaTarget(document, ref, schema.pointer, []);
  const name = target === undefined ? undefined : getSchemaName(target.pointer);
  const [first, ...others] = ref === undefined ? [] : getMapped(discriminator, ref, name);
  const value = first ?? getFixedValue(document, schema, property) ?? name;
  if (value === undefined) return undefined;
  const isDefault = ref !== undefined && isMapped(discriminator.otherwise, ref, name);
  return {
    property,
    value,
    ...(others.length > 0 && { others }),
    ...(isDefault && { otherwise: true }),
  };
}

function toLabel(document: JsonObject, schema: SchemaSource, index: number): string {
  const open = openSchema(document, schema);
  const title = pick(open, 'title');
  if (open.ref !== undefined) return open.ref;
  if (typeof title === 'string' && title !== '') return title;
  const required = getBareRequired(open);
  if (required.length > 0)
    return `With ${required.slice(0, 3).join(', ')}${required.length > 3 ? ' …' : ''}`;
  return pickText(open, 'type') || pickText(open, 'format') || `Option ${index + 1}`;
}

function toVariant(
  document: JsonObject,
  kind: Variant['kind'],
  schema: SchemaSource,
  index: number,
): Variant {
  return { kind, label: toLabel(document, schema, index), schema };
}

/** Choices as they are labelled, each with the value to send where the schema has a discriminator. */
function toNamed(
  document: JsonObject,
  open: OpenSchema,
  choices: readonly Choice[],
): readonly Variant[] {
  const isTold = getDiscriminator(open) !== undefined;
  return choices.map(({ kind, schema, isFirst }, index) => {
    const discriminator = isTold ? toDiscriminated(document, open, schema) : undefined;
    return {
      ...toVariant(document, kind, schema, index),
      ...(discriminator && { discriminator }),
      ...(isFirst && index > 0 && { begins: true as const }),
    };
  });
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
  const named = toNamed(document, open, toChoices(open, source, problems));
  const choices = named.length > 0 ? named : toMappedVariants(document, open);
  const excluded = getExcluded(open).map((schema, index) =>
    toVariant(document, 'not', schema, index),
  );
  return [...choices, ...excluded, ...toConditions(open)];
}
