import { isList, isObject, jsonSize, truncateDeepJson } from '../core/json';
import type { Field, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getItems, getTuple } from '../schema/schema-children';
import { getDiscriminator } from '../schema/schema-discriminator';
import { getTypes, hasAnyKeyword } from '../schema/schema-type';
import { getUnions, groupByUnion, mergeForm } from '../schema/schema-unions';
import { getPropertySource } from '../validation/applied-schemas';
import { findSelected } from '../validation/judge-union';
import { matchesResolved } from '../validation/matches-schema';
import { coerceExample } from '../validation/refused-values';
import { applyConditions } from './sample-conditions';
import { buildSampleEntries, listAllFields } from './sample-fields';
import {
  childPosition,
  isHidden,
  resolveInRun,
  type SampledSchema,
  type SamplePosition,
  type SampleRun,
} from './sample-run';

/** Keywords by which fields that are added may make an example invalid. */
const CONFLICT_KEYWORDS = [
  ...['oneOf', 'anyOf', 'not', 'if', 'dependentSchemas', 'dependentRequired', 'dependencies'],
  ...['propertyNames', 'const', 'enum'],
];

/** Number of values up to which an example is compared with its schema. */
const MAX_COMPARED_VALUES = 5000;

/** Forms of a union into which an example is fitted, those of its discriminator first. */
const MAX_FORMS = 8;

/** Fields that an example lacks: what is required; with `all`, what is optional, too. */
function getMissingFields(
  { run, resolved, source }: SampledSchema,
  example: JsonObject,
  isAll: boolean,
): readonly Field[] {
  if (resolved.cyclic || run.budget < 0) return [];
  return listAllFields(resolved, source).filter(
    ({ name, required }) => !Object.hasOwn(example, name) && (required || isAll),
  );
}

/** Schema of a value inside a sample. */
function resolveInside(
  run: SampleRun,
  source: SchemaSource,
  position: SamplePosition,
): SampledSchema {
  return { run, resolved: resolveInRun(run, source), source, position };
}

/** Fits the properties of an object: those that are not allowed or not sent are left out. */
function fitEntries(
  { run, resolved, position }: SampledSchema,
  example: JsonObject,
  isValid: boolean,
): readonly [string, Json][] {
  return Object.entries(example).flatMap(([name, value]): [string, Json][] => {
    const source = getPropertySource(resolved, name);
    if (source === undefined) return [[name, value]];
    if (source.value === false || isHidden(run, source)) return [];
    const inner = resolveInside(run, source, childPosition(position, name));
    const fitted = fitExample(inner, value, isValid);
    if (fitted !== undefined) return [[name, fitted]];
    // `null` says that there is no value: what is required is added afterwards.
    const built = value === null ? undefined : run.buildResolved(inner);
    return built === undefined ? [] : [[name, built]];
  });
}

function fitObject(sampled: SampledSchema, example: JsonObject, isValid: boolean): JsonObject {
  const { run, resolved, position } = sampled;
  const entries = fitEntries(sampled, example, isValid);
  const isDeep = position.depth > run.depth;
  const complete = (isAll: boolean) => {
    const known = Object.fromEntries(entries);
    const missing = isDeep ? [] : getMissingFields(sampled, known, isAll);
    const value = Object.fromEntries([...entries, ...buildSampleEntries(run, missing, position)]);
    return applyConditions(sampled, value);
  };
  // With `maxProperties` nothing is added: what is still allowed is not worth counting.
  const isAll = run.only === 'all' && !hasAnyKeyword(resolved, ['maxProperties']);
  const value = complete(isAll);
  const mayConflict = isAll && hasAnyKeyword(resolved, CONFLICT_KEYWORDS);
  return mayConflict && matchesResolved(run.offers, resolved, value) === false
    ? complete(false)
    : value;
}

/** Fits an example to the forms of a union, one by one; `undefined` where it fits none. */
function fitToForms(sampled: SampledSchema, example: Json): Json | undefined {
  const { run, resolved, source } = sampled;
  const [choices = []] = groupByUnion(resolved, source);
  const selected = findSelected(run, resolved, choices, example);
  // A discriminator that names no form fits none.
  const others = getDiscriminator(resolved) ? [] : choices.slice(0, MAX_FORMS);
  const forms = selected ? [selected] : others.map(({ schema }) => schema);
  for (const schema of forms) {
    const form = resolveInRun(run, schema);
    // A form that is open above has the same forms again, without end.
    if (form.cyclic) continue;
    const fitted = fitExample({ ...sampled, resolved: mergeForm(resolved, form) }, example);
    if (fitted !== undefined && matchesResolved(run.offers, resolved, fitted) !== false)
      return fitted;
  }
  return undefined;
}

/**
 * Puts a value into a list where its schema is one, and takes it out of one where it is not: an
 * example of a list often stands with its items, and the other way round.
 */
function wrapExample(value: Json, types: readonly string[]): Json {
  if (types.length === 0) return value;
  const isForList = types.includes('array');
  if (isList(value)) return isForList ? value : (value[0] ?? value);
  const isOther = types.some((type) => type !== 'array' && type !== 'null');
  return isForList && !isOther && !isObject(value) && value !== null ? [value] : value;
}

/**
 * Fits an example to its schema: types that authors confuse, fields that are not sent this way or
 * not allowed, fields that are required; with `only: 'all'` those that it omits, too. What its
 * schema allows, or what cannot be checked, stays as it is. `undefined` where it does not fit.
 * @param isKnown Whether it is part of an example that was checked already, and is allowed.
 */
export function fitExample(
  sampled: SampledSchema,
  example: Json,
  isKnown = false,
): Json | undefined {
  const { run, resolved } = sampled;
  const value = truncateDeepJson(example);
  if (jsonSize(value) > MAX_COMPARED_VALUES) return value;
  const isValid = isKnown || matchesResolved(run.offers, resolved, value) !== false;
  const isFixed = hasAnyKeyword(resolved, ['const', 'enum']);
  if (isValid && (run.only !== 'all' || isFixed)) return value;
  const fitted = fitByKind(sampled, value, isValid);
  // Nothing that is added to what is allowed can be refused without these.
  if (isValid && fitted !== undefined && !hasAnyKeyword(resolved, CONFLICT_KEYWORDS)) return fitted;
  if (fitted !== undefined && matchesResolved(run.offers, resolved, fitted) !== false)
    return fitted;
  return isValid ? value : undefined;
}

function fitByKind(sampled: SampledSchema, example: Json, isValid: boolean): Json | undefined {
  const { run, resolved, position } = sampled;
  if (getUnions(resolved, []).length > 0) return fitToForms(sampled, example);
  const types = getTypes(resolved);
  const coerced = coerceExample(example, types);
  // A list of itself would be wrapped without end.
  const value = position.depth > run.depth ? coerced : wrapExample(coerced, types);
  if (isObject(value)) return fitObject(sampled, value, isValid);
  if (!isList(value)) return coerceExample(value, types);
  const [tuple, items] = [getTuple(resolved), getItems(resolved)];
  return value.flatMap((item, index): Json | readonly Json[] => {
    const source = tuple[index] ?? items;
    if (source === undefined) return [item];
    const inner = resolveInside(run, source, childPosition(position, index));
    const fitted = fitExample(inner, item, isValid) ?? run.buildResolved(inner);
    return fitted === undefined ? [] : [fitted];
  });
}
