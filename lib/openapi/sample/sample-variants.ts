import { isObject } from '../core/json';
import { type ResolvedSchema, unwrapSource } from '../schema/resolve-schema';
import {
  getDiscriminator,
  isDerivedSchema,
  getMappedVariants,
} from '../schema/schema-discriminator';
import { getRequiredWithoutProperties } from '../schema/schema-requirements';
import { getTypes } from '../schema/schema-type';
import { getUnions } from '../schema/schema-unions';
import { type Choice, listChoices, matchDiscriminator } from '../schema/schema-variants';
import { getAllowedValues } from '../schema/merged-keywords';
import type { Field, SchemaSource, Variant } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getDocumentedValue } from './documented-value';
import { type SamplePosition, type SampleRun, resolveInRun } from './sample-run';

/** The choices of each union: of each, one holds. */
function groupByUnion(
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

/** What the first form of each union requires of the fields beside it. */
export function getRequiredByVariant(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly string[] {
  return groupByUnion(resolved, source).flatMap(([variant]) =>
    variant ? getRequiredWithoutProperties(resolveInRun(run, variant.schema)) : [],
  );
}

/** The first form that has a value: one that loops is passed over for one that does not. */
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

/** An object with an entry put last; it may be there already. */
function withEntry(value: JsonObject, name: string, entry: Json): JsonObject {
  return Object.fromEntries([...Object.entries(value), [name, entry]]);
}

/** A form of each union, together; the first one's where they are no objects. */
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
    // One that a form inherits is in its value already.
    const needsDiscriminator = isObject(value) && getDiscriminator(resolved) !== undefined;
    const discriminator = needsDiscriminator
      ? matchDiscriminator(run.api.document, resolved, schema)
      : undefined;
    if (discriminator === undefined || !isObject(value)) return [value];
    // Of several unions, the one that tells its forms apart by it.
    const addsDiscriminator = unions.length === 1 || Object.hasOwn(value, discriminator.property);
    return [
      addsDiscriminator ? withEntry(value, discriminator.property, discriminator.value) : value,
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

/** The property that tells an object without a union from its like, opened; `undefined` where none does, or is shown. */
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

/** The forms that the mapping of a base names; of those, the one for the value that the base itself offers. */
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

/** What stands for a base whose discriminator has a mapping: the first form that has a value. */
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
  // The base itself is shown instead.
  if (found === undefined) run.truncated.length = before;
  const discriminator = variants.find(({ schema }) => schema === found?.schema)?.discriminator;
  return found && discriminator && isObject(found.value)
    ? withEntry(found.value, discriminator.property, discriminator.value)
    : undefined;
}

/**
 * What the discriminator adds to an object without a union: to an heir its mapped value or name, to others their own
 * where the mapping has it, else its first.
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
