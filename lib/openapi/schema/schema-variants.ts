import { getObject, getOwn, isList, isObject } from '../json';
import { type OpenSchema, openSchema, pick, pickText, toChild } from './open-schema';
import { toPointer } from '../pointer';
import type { Problems } from '../problems';
import { getRef, getSchemaName } from '../resolve';
import { type Discriminator, getDiscriminator, toMappedVariants } from './schema-discriminator';
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

type Mapped = ReadonlyMap<string, { readonly value: string; readonly index: number }>;

/** Which value leads where, by where; of several the first. Made once: a union may have thousands of members. */
const mapped = new WeakMap<JsonObject, Mapped>();

function toMapped(mapping: JsonObject): Mapped {
  const known = mapped.get(mapping);
  if (known !== undefined) return known;
  const entries = Object.entries(mapping).map(
    ([value, to], index) => [typeof to === 'string' ? to : '', { value, index }] as const,
  );
  const found: Mapped = new Map(entries.toReversed());
  mapped.set(mapping, found);
  return found;
}

/** The value that leads to a reference or to a name (OpenAPI 3.0.3 4.7.25); of two the first. */
function getMapped({ mapping }: Discriminator, ref: string, name: string | undefined) {
  const all = toMapped(mapping);
  const [byRef, byName] = [all.get(ref), name === undefined ? undefined : all.get(name)];
  if (byRef === undefined || byName === undefined) return (byRef ?? byName)?.value;
  return (byRef.index < byName.index ? byRef : byName).value;
}

/** The value a variant's own property is fixed to: `const`, or the only one of `enum`. */
function getFixedValue(
  document: JsonObject,
  schema: SchemaSource,
  property: string,
): string | undefined {
  const variant = openSchema(document, schema);
  const properties = variant.parts.map((part) => getObject(part.value, 'properties'));
  const own = properties.map((one) => getOwn(one, property)).filter((one) => isObject(one));
  const open = openSchema(document, { value: { allOf: own }, pointer: '', trail: [] });
  const choices = pick(open, 'enum');
  const fixed =
    pick(open, 'const') ?? (isList(choices) && choices.length === 1 ? choices[0] : null);
  return typeof fixed === 'string' ? fixed : undefined;
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
  const value =
    (ref === undefined ? undefined : getMapped(discriminator, ref, name)) ??
    getFixedValue(document, schema, property) ??
    name;
  if (value === undefined) return undefined;
  const isDefault = ref !== undefined && isMapped(discriminator.otherwise, ref, name);
  return isDefault ? { property, value, otherwise: true } : { property, value };
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
  open: OpenSchema,
  kind: Variant['kind'],
  schema: SchemaSource,
  index: number,
): Variant {
  const label = toLabel(document, schema, index);
  const discriminator = kind === 'not' ? undefined : toDiscriminated(document, open, schema);
  return discriminator === undefined
    ? { kind, label, schema }
    : { kind, label, schema, discriminator };
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
 * What a schema may be (`oneOf`, `anyOf`), each with the value to send in the discriminator property: by its mapping,
 * else by the variant's fixed value, else its name. Then what it may not be (`not`), and what it is under conditions.
 */
export function toVariants(
  document: JsonObject,
  open: OpenSchema,
  source: SchemaSource,
  problems: Problems,
): readonly Variant[] {
  const named = toChoices(open, source, problems).map(({ kind, schema, isFirst }, index) => {
    const variant = toVariant(document, open, kind, schema, index);
    return isFirst && index > 0 ? { ...variant, begins: true as const } : variant;
  });
  const choices = named.length > 0 ? named : toMappedVariants(document, open);
  const excluded = getExcluded(open).map((schema, index) =>
    toVariant(document, open, 'not', schema, index),
  );
  return [...choices, ...excluded, ...toConditions(open)];
}
