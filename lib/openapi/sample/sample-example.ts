import { getObject, getOwn, isObject, toPrintable, toSize } from '../json';
import type { OpenSchema } from '../schema/open-schema';
import { toPointer } from '../pointer';
import { getChild, getItems, toTuple } from '../schema/schema-children';
import { toFields } from '../schema/schema-fields';
import { getTypes, hasAny } from '../schema/schema-type';
import { toChoices, toDiscriminated } from '../schema/schema-variants';
import type { Field, SchemaSource } from '../schema-types';
import type { Json, JsonObject } from '../types';
import { getRequiredBeside } from './own-value';
import { toEntries } from './sample-fields';
import { isHidden, type Place, type Run, toInner, toOpen } from './sample-run';
import { toTyped } from './sample-scalar';

/** Values of an example that are compared with its schema; longer ones nobody reads. */
const MOST_VALUES = 5000;

/** The properties of a schema as if they were its keywords: one is looked up without a list of all. */
function toProperties(open: OpenSchema): OpenSchema {
  const parts = open.parts.flatMap((part) => {
    const value = getObject(part.value, 'properties');
    return value ? [{ ...part, value, pointer: toPointer(part.pointer, 'properties') }] : [];
  });
  return { ...open, parts };
}

/** A schema together with the form that an object is of, by the value of its discriminator. */
function withForm(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  example: JsonObject,
): OpenSchema {
  const form = toChoices(open, source, []).find(({ schema }) => {
    const told = toDiscriminated(run.api.document, open, schema);
    return told && getOwn(example, told.property) === told.value;
  });
  const own = form && toOpen(run, form.schema);
  return own ? { ...own, parts: [...open.parts, ...own.parts] } : open;
}

/** What an example leaves out: any field where a sample shows all, else what an heir requires besides. */
function getMissing(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  example: JsonObject,
): readonly Field[] {
  const must = run.only === 'all' ? undefined : new Set(getRequiredBeside(open));
  // How many more there may be is not worth the count.
  const isWhole = open.cyclic || must?.size === 0 || hasAny(open, ['maxProperties']);
  if (isWhole || run.left < 0) return [];
  return toFields(open, source).filter(
    ({ name }) => !Object.hasOwn(example, name) && must?.has(name) !== false,
  );
}

/** An example without what is not sent this way, each part of it fitting, and with what is missing. */
function toObject(
  run: Run,
  source: SchemaSource,
  example: JsonObject,
  place: Place,
  isGiven: boolean,
): JsonObject {
  const open = withForm(run, toOpen(run, source), source, example);
  const properties = toProperties(open);
  const others = getChild(open, 'additionalProperties');
  const entries = Object.entries(example).flatMap(([name, value]): [string, Json][] => {
    const schema = getChild(properties, name) ?? others;
    if (!isGiven && schema && isHidden(run, schema)) return [];
    return [[name, toFitting(run, schema, value, toInner(place, name), isGiven)]];
  });
  const missing = place.depth > run.depth ? [] : getMissing(run, open, source, example);
  return Object.fromEntries([...entries, ...toEntries(run, missing, place)]);
}

function toFitting(
  run: Run,
  source: SchemaSource | undefined,
  example: Json,
  place: Place,
  isGiven: boolean,
): Json {
  if (source === undefined) return example;
  const open = toOpen(run, source);
  const value = isGiven ? example : toTyped(example, getTypes(open));
  const isFixed = typeof value !== 'object' || value === null || hasAny(open, ['const', 'enum']);
  if (isFixed) return value;
  if (isObject(value)) return toObject(run, source, value, place, isGiven);
  const tuple = toTuple(open);
  const items = getItems(open);
  return value.map((item, index) =>
    toFitting(run, tuple[index] ?? items, item, toInner(place, index), isGiven),
  );
}

/**
 * What a sample has of an example, with what it shows besides. A schema's own describes both directions (OpenAPI 3.0
 * 4.7.24.2), and may be of another type: YAML authors leave quotes out or put too many.
 * @param isGiven It is the request's own, which is sent as it is.
 */
export function toWhole(
  run: Run,
  source: SchemaSource,
  example: Json,
  place: Place,
  isGiven = false,
): Json {
  const value = toPrintable(example);
  return toSize(value) > MOST_VALUES ? value : toFitting(run, source, value, place, isGiven);
}
