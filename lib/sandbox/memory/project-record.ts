import { getOwn, isObject } from '@/lib/openapi/core/json';
import { NO_SCHEMA, type SchemaSource } from '@/lib/openapi/core/schema-types';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { getRequired } from '@/lib/openapi/schema/schema-requirements';
import { getItemSources } from '@/lib/openapi/validation/applied-schemas';
import { type CheckRun, isHidden, resolveForCheck } from '@/lib/openapi/validation/check-run';
import { getFieldSource } from '../respond/styled-value';
import type { Place } from './place';

/** Schema of a place in a body that a schema describes; `NO_SCHEMA` where nothing does. */
export function getSourceAt(run: CheckRun, source: SchemaSource, place: Place): SchemaSource {
  return place.reduce<SchemaSource>((one, part) => {
    if (typeof part === 'string') return getFieldSource(run, one, part);
    const { tuple, items } = getItemSources(resolveForCheck(run, one));
    return tuple[part] ?? items ?? NO_SCHEMA;
  }, source);
}

/** Whether a schema declares a field. */
function declares(run: CheckRun, source: SchemaSource, name: string): boolean {
  return getFieldSource(run, source, name) !== NO_SCHEMA;
}

/**
 * Shows a record as a schema describes it: fields that neither the schema nor the example has stay inside, and what the
 * record lacks is as in the example only where it is required.
 * @param example Documented value in the same place.
 * @param shown Names of the fields that are shown; all where it is absent, the rest is as in the example.
 */
export function projectRecord(
  run: CheckRun,
  source: SchemaSource,
  example: Json | undefined,
  fields: JsonObject,
  shown?: readonly string[],
): JsonObject {
  const base = isObject(example) ? example : {};
  const required = getRequired(resolveForCheck(run, source), []);
  const isDescribed = source.value !== undefined;
  const names = new Set([...Object.keys(base), ...Object.keys(fields)]);
  const entries = [...names].flatMap((name): (readonly [string, Json])[] => {
    const known = shown && !shown.includes(name) ? undefined : getOwn(fields, name);
    const stand = getOwn(base, name);
    if (known === undefined) {
      const isKept = shown !== undefined || required.has(name);
      return isKept && stand !== undefined ? [[name, stand]] : [];
    }
    const field = getFieldSource(run, source, name);
    const isShown = stand !== undefined || !isDescribed || field !== NO_SCHEMA;
    return isShown && !isHidden(run, field) ? [[name, known]] : [];
  });
  return Object.fromEntries(entries);
}

/** Text of a point in time: `2026-11-20T17:00:00Z`. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/**
 * Fields of a new record that its provider makes: those of the documented response that the request cannot have. Points
 * in time are now.
 */
export function listMadeFields(
  run: CheckRun,
  request: SchemaSource,
  example: Json | undefined,
  now: string,
): JsonObject {
  const entries = Object.entries(isObject(example) ? example : {})
    .filter(([name]) => !declares(run, request, name))
    .map(([name, value]) => {
      const isTime = typeof value === 'string' && TIME.test(value);
      return [name, isTime ? now : value] as const;
    });
  return Object.fromEntries(entries);
}

/** Fields of a request that are kept: those that are never sent back (`writeOnly`) are not. */
export function listSentFields(
  run: CheckRun,
  request: SchemaSource,
  body: Json | undefined,
): JsonObject {
  const entries = Object.entries(isObject(body) ? body : {}).filter(
    ([name]) => !isHidden(run, getFieldSource(run, request, name)),
  );
  return Object.fromEntries(entries);
}
