import { isObject } from '../core/json';
import type { Field, SchemaSource, Variant } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getMappedVariants } from '../schema/mapped-variants';
import { getAllowedValues } from '../schema/merged-keywords';
import { type ResolvedSchema, unwrapSource } from '../schema/resolve-schema';
import {
  getDiscriminator,
  isDerivedSchema,
  matchDiscriminator,
} from '../schema/schema-discriminator';
import { getRequired } from '../schema/schema-requirements';
import { getTypes, hasAnyKeyword } from '../schema/schema-type';
import { getUnions, groupByUnion, mergeForm } from '../schema/schema-unions';
import { matchesResolved } from '../validation/matches-schema';
import { getDocumentedValue } from './documented-value';
import {
  keepRun,
  resolveInRun,
  type SampledSchema,
  type SamplePosition,
  type SampleRun,
} from './sample-run';

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

/** Adds to an object the value by which a receiver recognises its form, where one is declared. */
function withDiscriminator(
  run: SampleRun,
  resolved: ResolvedSchema,
  form: SchemaSource,
  value: Json | undefined,
): Json | undefined {
  if (!isObject(value) || getDiscriminator(resolved) === undefined) return value;
  const discriminator = matchDiscriminator(run.api.document, resolved, form);
  if (discriminator === undefined) return value;
  const { property, value: name } = discriminator;
  // Only the union whose forms have the property gets it, where there are several.
  const isAdded = getUnions(resolved, []).length === 1 || Object.hasOwn(value, property);
  return isAdded ? { ...value, [property]: name } : value;
}

/** Adds properties as long as they are allowed together; halves find those that are refused. */
function addAllowed(
  isAllowed: (value: JsonObject) => boolean,
  kept: JsonObject,
  more: readonly (readonly [string, Json])[],
): JsonObject {
  if (more.length === 0) return kept;
  const all = { ...kept, ...Object.fromEntries(more) };
  if (isAllowed(all)) return all;
  if (more.length === 1) return kept;
  const half = Math.ceil(more.length / 2);
  const first = addAllowed(isAllowed, kept, more.slice(0, half));
  return addAllowed(isAllowed, first, more.slice(half));
}

/**
 * Leaves out optional properties that may not stand beside others. The value as it is where all of
 * it is allowed; `undefined` where leaving out does not help.
 * @param form The schema with its forms chosen, which knows what is required.
 */
export function dropConflicts(
  run: SampleRun,
  resolved: ResolvedSchema,
  form: ResolvedSchema,
  value: Json,
): Json | undefined {
  const check = (one: Json) => matchesResolved(run, resolved, one);
  const verdict = check(value);
  const isOneOf = hasAnyKeyword(resolved, ['oneOf']);
  if (verdict === true || (verdict === undefined && !isOneOf)) return value;
  if (!isObject(value)) return verdict === undefined ? value : undefined;
  const required = getRequired(form, []);
  const entries = Object.entries(value);
  const kept = Object.fromEntries(entries.filter(([name]) => required.has(name)));
  const least = check(kept);
  if (least === false) return undefined;
  // A form that nobody can check may be the one more that `oneOf` forbids.
  const isAllowed = (one: Json) => (isOneOf && least ? check(one) === true : check(one) !== false);
  const more = entries.filter(([name]) => !required.has(name));
  const allowed = addAllowed(isAllowed, kept, more);
  return Object.fromEntries(entries.filter(([name]) => Object.hasOwn(allowed, name)));
}

/** A form with what stands beside its choice, merged. */
export type SampleForm = { readonly schema: SchemaSource; readonly resolved: ResolvedSchema };

/** Builds one form of a schema; `undefined` where it has no value. */
export function buildChosenForm(sampled: SampledSchema, form: SampleForm): Json | undefined {
  const { run, resolved } = sampled;
  const built = run.buildResolved({ ...sampled, resolved: form.resolved });
  const value = withDiscriminator(run, resolved, form.schema, built);
  return value && (dropConflicts(run, resolved, form.resolved, value) ?? value);
}

/**
 * Builds the first form of a union, with what stands beside the union, whose value all of the
 * schema allows; else the first that has a value. Cyclic forms are skipped. `undefined` for none.
 */
export function buildForm({ run, resolved, source, position }: SampledSchema): Json | undefined {
  const [choices = []] = groupByUnion(resolved, source);
  const [cuts, refusals] = [run.truncated.length, run.refused.length];
  let first: { readonly value: Json; readonly restore: () => void } | undefined;
  for (const { schema } of choices) {
    if (first && (run.attempts -= 1) < 0) break;
    const { budget } = run;
    run.truncated.length = cuts;
    run.refused.length = refusals;
    const form = mergeForm(resolved, resolveInRun(run, schema));
    const built = run.buildResolved({ run, resolved: form, source: schema, position });
    const value = withDiscriminator(run, resolved, schema, built);
    if (value !== undefined) {
      const allowed = dropConflicts(run, resolved, form, value);
      if (allowed !== undefined) return allowed;
      first ??= { value, restore: keepRun(run) };
    }
    // A trial in vain costs nothing of what the sample may hold.
    if (first) run.budget = budget;
  }
  if (first === undefined) return undefined;
  first.restore();
  run.refused.push(position.at);
  return first.value;
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
  // The values of 100,000 derived schemas, none of which is mapped, need not be derived.
  if (Object.keys(mapping).length === 0) return [];
  const offered = getDocumentedValue(discriminatorField);
  return getMappedVariants(run.api.document, resolved).filter(({ discriminator }) => {
    const value = discriminator?.value;
    if (value === undefined || !Object.hasOwn(mapping, value)) return false;
    return offered === undefined || offered === value;
  });
}

/** Builds the first variant of a base whose discriminator has a mapping; `undefined` for none. */
export function buildMappedVariant(
  { run, resolved, position }: SampledSchema,
  fields: readonly Field[],
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
  { run, resolved, source }: SampledSchema,
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
