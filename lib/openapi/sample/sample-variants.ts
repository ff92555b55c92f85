import { isObject } from '../core/json';
import type { Field, SchemaSource, Variant } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getAllowedValues } from '../schema/merged-keywords';
import { type ResolvedSchema, unwrapSource } from '../schema/resolve-schema';
import {
  getDiscriminator,
  isDerivedSchema,
  getMappedVariants,
} from '../schema/schema-discriminator';
import { getRequiredWithoutProperties } from '../schema/schema-requirements';
import { getTypes } from '../schema/schema-type';
import { getUnions } from '../schema/schema-unions';
import { groupByUnion, matchDiscriminator } from '../schema/schema-variants';
import { getDocumentedValue } from './documented-value';
import { type SamplePosition, type SampleRun, resolveInRun } from './sample-run';

/** Names that the first variant of each union requires of the fields beside it. */
export function getRequiredByVariant(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly string[] {
  return groupByUnion(resolved, source).flatMap(([variant]) =>
    variant ? getRequiredWithoutProperties(resolveInRun(run, variant.schema)) : [],
  );
}

/** Builds the first variant that has a value; cyclic ones are skipped. `undefined` for none. */
function buildFirstPossible(
  run: SampleRun,
  variants: readonly SchemaSource[],
  position: SamplePosition,
): { readonly schema: SchemaSource; readonly value: Json } | undefined {
  const before = run.truncated.length;
  for (const schema of variants) {
    run.truncated.length = before;
    const value = run.buildValue(schema, position);
    if (value !== undefined) return { schema, value };
  }
  return undefined;
}

/** Builds a variant of each union, merged; the first one if they are not all objects. */
export function buildUnionValue(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
  position: SamplePosition,
): Json | undefined {
  const unions = groupByUnion(resolved, source);
  const values = unions.flatMap((choices): readonly Json[] => {
    const found = buildFirstPossible(
      run,
      choices.map(({ schema }) => schema),
      position,
    );
    if (found === undefined) return [];
    const { schema, value } = found;
    // A discriminator that the variant inherits is in its value already.
    const needsDiscriminator = isObject(value) && getDiscriminator(resolved) !== undefined;
    const discriminator = needsDiscriminator
      ? matchDiscriminator(run.api.document, resolved, schema)
      : undefined;
    if (discriminator === undefined || !isObject(value)) return [value];
    // Of several unions, only the one whose variants have the property gets it.
    const addsDiscriminator = unions.length === 1 || Object.hasOwn(value, discriminator.property);
    return [
      addsDiscriminator ? { ...value, [discriminator.property]: discriminator.value } : value,
    ];
  });
  const objects = values.filter(isObject);
  return objects.length > 1 && objects.length === values.length
    ? Object.fromEntries(objects.flatMap((one) => Object.entries(one)))
    : values[0];
}

function allows(resolved: ResolvedSchema, value: string): boolean {
  const allowed = getAllowedValues(resolved);
  return allowed === undefined || allowed.includes(value);
}

/** Resolved discriminator property among the shown fields; `undefined` if absent or no text. */
function getDiscriminatorField(
  run: SampleRun,
  resolved: ResolvedSchema,
  fields: readonly Field[],
): ResolvedSchema | undefined {
  const property = getDiscriminator(resolved)?.property;
  const field = fields.find(({ name }) => name === property);
  const discriminatorField = field && resolveInRun(run, field.schema);
  return discriminatorField && getTypes(discriminatorField)[0] === 'string'
    ? discriminatorField
    : undefined;
}

/** Variants that the mapping names, or the one for the base's documented value, if any. */
function filterMappedVariants(
  run: SampleRun,
  resolved: ResolvedSchema,
  discriminatorField: ResolvedSchema,
): readonly Variant[] {
  const { mapping = {} } = getDiscriminator(resolved) ?? {};
  const offered = getDocumentedValue(discriminatorField);
  return getMappedVariants(run.api.document, resolved).filter(({ discriminator }) => {
    const value = discriminator?.value;
    if (value === undefined || !Object.hasOwn(mapping, value)) return false;
    return offered === undefined || offered === value;
  });
}

/** Builds the first variant of a base whose discriminator has a mapping; `undefined` for none. */
export function buildMappedVariant(
  run: SampleRun,
  resolved: ResolvedSchema,
  fields: readonly Field[],
  position: SamplePosition,
): JsonObject | undefined {
  const before = run.truncated.length;
  const discriminatorField = getDiscriminatorField(run, resolved, fields);
  const variants =
    discriminatorField && getUnions(resolved, []).length === 0
      ? filterMappedVariants(run, resolved, discriminatorField)
      : [];
  const found = buildFirstPossible(
    run,
    variants.map(({ schema }) => schema),
    position,
  );
  // The base itself is shown instead, and cut nowhere yet.
  if (found === undefined) run.truncated.length = before;
  const discriminator = variants.find(({ schema }) => schema === found?.schema)?.discriminator;
  return found && discriminator && isObject(found.value)
    ? { ...found.value, [discriminator.property]: discriminator.value }
    : undefined;
}

/**
 * Discriminator entry of an object without a union: in a derived schema its mapped value or name,
 * else the schema's own mapped value or the first of the mapping. `undefined` if none is needed.
 */
export function buildDiscriminatorEntry(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
  fields: readonly Field[],
): JsonObject | undefined {
  const { property, mapping } = getDiscriminator(resolved) ?? {};
  const discriminatorField = getDiscriminatorField(run, resolved, fields);
  if (property === undefined || mapping === undefined || discriminatorField === undefined)
    return undefined;
  const mappedValue = matchDiscriminator(run.api.document, resolved, unwrapSource(source))?.value;
  if (
    mappedValue !== undefined &&
    isDerivedSchema(resolved) &&
    allows(discriminatorField, mappedValue)
  )
    return { [property]: mappedValue };
  if (getDocumentedValue(discriminatorField) !== undefined) return undefined;
  const [first = mappedValue] = Object.keys(mapping);
  const value =
    mappedValue !== undefined && Object.hasOwn(mapping, mappedValue) ? mappedValue : first;
  return value === undefined ? undefined : { [property]: value };
}
