import { getObject, getOwn, isObject, truncateDeepJson, jsonSize } from '../core/json';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { joinPointer } from '../core/pointer';
import { getChild, getItems, getTuple } from '../schema/schema-children';
import { listFields } from '../node/schema-fields';
import { getTypes, hasAnyKeyword } from '../schema/schema-type';
import { listChoices, matchDiscriminator } from '../schema/schema-variants';
import type { Field, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getRequiredByOtherParts } from './documented-value';
import { buildSampleEntries } from './sample-fields';
import {
  isHidden,
  type SamplePosition,
  type SampleRun,
  childPosition,
  resolveInRun,
} from './sample-run';
import { coerceExample } from './sample-scalar';

/** Values of an example that are compared with its schema; longer ones nobody reads. */
const MAX_COMPARED_VALUES = 5000;

/** The properties of a schema as if they were its keywords: one is looked up without a list of all. */
function propertiesAsKeywords(resolved: ResolvedSchema): ResolvedSchema {
  const parts = resolved.parts.flatMap((part) => {
    const value = getObject(part.value, 'properties');
    return value ? [{ ...part, value, pointer: joinPointer(part.pointer, 'properties') }] : [];
  });
  return { ...resolved, parts };
}

/** A schema together with the form that an object is of, by the value of its discriminator. */
function withVariant(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
  example: JsonObject,
): ResolvedSchema {
  const variant = listChoices(resolved, source, []).find(({ schema }) => {
    const discriminator = matchDiscriminator(run.api.document, resolved, schema);
    return discriminator && getOwn(example, discriminator.property) === discriminator.value;
  });
  const resolvedVariant = variant && resolveInRun(run, variant.schema);
  return resolvedVariant
    ? { ...resolvedVariant, parts: [...resolved.parts, ...resolvedVariant.parts] }
    : resolved;
}

/** What an example leaves out: any field where a sample shows all, else what an heir requires besides. */
function getMissingFields(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
  example: JsonObject,
): readonly Field[] {
  const required = run.only === 'all' ? undefined : new Set(getRequiredByOtherParts(resolved));
  // How many more there may be is not worth the count.
  const isComplete =
    resolved.cyclic || required?.size === 0 || hasAnyKeyword(resolved, ['maxProperties']);
  if (isComplete || run.budget < 0) return [];
  return listFields(resolved, source).filter(
    ({ name }) => !Object.hasOwn(example, name) && required?.has(name) !== false,
  );
}

/** An example without what is not sent this way, each part of it fitting, and with what is missing. */
function completeObject(
  run: SampleRun,
  source: SchemaSource,
  example: JsonObject,
  position: SamplePosition,
  isGiven: boolean,
): JsonObject {
  const resolved = withVariant(run, resolveInRun(run, source), source, example);
  const properties = propertiesAsKeywords(resolved);
  const others = getChild(resolved, 'additionalProperties');
  const entries = Object.entries(example).flatMap(([name, value]): [string, Json][] => {
    const schema = getChild(properties, name) ?? others;
    if (!isGiven && schema && isHidden(run, schema)) return [];
    return [[name, fitExample(run, schema, value, childPosition(position, name), isGiven)]];
  });
  const missing =
    position.depth > run.depth ? [] : getMissingFields(run, resolved, source, example);
  return Object.fromEntries([...entries, ...buildSampleEntries(run, missing, position)]);
}

function fitExample(
  run: SampleRun,
  source: SchemaSource | undefined,
  example: Json,
  position: SamplePosition,
  isGiven: boolean,
): Json {
  if (source === undefined) return example;
  const resolved = resolveInRun(run, source);
  const value = isGiven ? example : coerceExample(example, getTypes(resolved));
  const isFixed =
    typeof value !== 'object' || value === null || hasAnyKeyword(resolved, ['const', 'enum']);
  if (isFixed) return value;
  if (isObject(value)) return completeObject(run, source, value, position, isGiven);
  const tuple = getTuple(resolved);
  const items = getItems(resolved);
  return value.map((item, index) =>
    fitExample(run, tuple[index] ?? items, item, childPosition(position, index), isGiven),
  );
}

/**
 * What a sample has of an example, with what it shows besides. A schema's own describes both directions (OpenAPI 3.0
 * 4.7.24.2), and may be of another type: YAML authors leave quotes out or put too many.
 * @param isGiven It is the request's own, which is sent as it is.
 */
export function completeExample(
  run: SampleRun,
  source: SchemaSource,
  example: Json,
  position: SamplePosition,
  isGiven = false,
): Json {
  const value = truncateDeepJson(example);
  return jsonSize(value) > MAX_COMPARED_VALUES
    ? value
    : fitExample(run, source, value, position, isGiven);
}
