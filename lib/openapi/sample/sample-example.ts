import { getObject, getOwn, isObject, joinPointer, jsonSize, truncateDeepJson } from '../core/json';
import type { Field, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { listFields } from '../node/schema-fields';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, getItems, getTuple } from '../schema/schema-children';
import { getTypes, hasAnyKeyword } from '../schema/schema-type';
import { listChoices, matchDiscriminator } from '../schema/schema-variants';
import { getRequiredByOtherParts } from './documented-value';
import { buildSampleEntries } from './sample-fields';
import {
  childPosition,
  isHidden,
  resolveInRun,
  type SamplePosition,
  type SampleRun,
} from './sample-run';
import { coerceExample } from './sample-scalar';

/** Number of values up to which an example is compared with its schema. */
const MAX_COMPARED_VALUES = 5000;

/** Turns properties into keywords, so that one can be looked up without listing all. */
function propertiesAsKeywords(resolved: ResolvedSchema): ResolvedSchema {
  const parts = resolved.parts.flatMap((part) => {
    const value = getObject(part.value, 'properties');
    return value ? [{ ...part, value, pointer: joinPointer(part.pointer, 'properties') }] : [];
  });
  return { ...resolved, parts };
}

/** Adds the variant that the discriminator's value in an example selects. */
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

/** Fields that an example lacks: all for `only: 'all'`, else those that other parts require. */
function getMissingFields(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
  example: JsonObject,
): readonly Field[] {
  const required = run.only === 'all' ? undefined : new Set(getRequiredByOtherParts(resolved));
  // With `maxProperties` nothing is added: what is still allowed is not worth counting.
  const isComplete =
    resolved.cyclic || required?.size === 0 || hasAnyKeyword(resolved, ['maxProperties']);
  if (isComplete || run.budget < 0) return [];
  return listFields(resolved, source).filter(
    ({ name }) => !Object.hasOwn(example, name) && required?.has(name) !== false,
  );
}

/** Fits an object example: hidden fields removed, values fitted, missing fields added. */
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
 * Fits an example to its schema and adds missing fields. An example in a schema covers both
 * directions (OpenAPI 3.0 4.7.24.2), and its type may be wrong: YAML authors leave quotes out or
 * put too many.
 * @param isGiven Whether the request itself has the example, which is then sent as it is.
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
