import { getOwn, isList, isObject } from '@/lib/openapi/core/json';
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

/** Whether a schema declares a field: one that refuses all others (`additionalProperties: false`) does not. */
function declares(run: CheckRun, source: SchemaSource, name: string): boolean {
  const field = getFieldSource(run, source, name);
  return field !== NO_SCHEMA && field.value !== false;
}

/** Shows a value as a schema describes it: fields that it does not have stay inside, unless it has none at all. */
function showValue(run: CheckRun, source: SchemaSource, value: Json): Json {
  if (isList(value)) {
    const { tuple, items } = getItemSources(resolveForCheck(run, source));
    return value.map((one, at) => showValue(run, tuple[at] ?? items ?? NO_SCHEMA, one));
  }
  if (!isObject(value)) return value;
  const described = Object.entries(value).filter(([name]) => declares(run, source, name));
  if (described.length === 0) return value;
  const entries = described.flatMap(([name, one]) => {
    const field = getFieldSource(run, source, name);
    return isHidden(run, field) ? [] : [[name, showValue(run, field, one)] as const];
  });
  return Object.fromEntries(entries);
}

/** Which fields of a record are shown. */
export type Selection = {
  /** Names of those that are; all where it is absent, the rest is as in the example. */
  readonly shown?: readonly string[] | undefined;
  /** Names of those that are not, in any case. */
  readonly hidden?: readonly string[];
};

/**
 * Shows a record as a schema describes it: fields that neither the schema nor the example has stay inside, and what the
 * record lacks is as in the example only where it is required.
 * @param example Documented value in the same place.
 */
export function projectRecord(
  run: CheckRun,
  source: SchemaSource,
  example: Json | undefined,
  fields: JsonObject,
  { shown, hidden = [] }: Selection = {},
): JsonObject {
  const base = isObject(example) ? example : {};
  const required = getRequired(resolveForCheck(run, source), []);
  const isDescribed = source.value !== undefined;
  const names = new Set([...Object.keys(base), ...Object.keys(fields)]);
  const entries = [...names].flatMap((name): (readonly [string, Json])[] => {
    if (hidden.includes(name)) return [];
    const known = shown && !shown.includes(name) ? undefined : getOwn(fields, name);
    const stand = getOwn(base, name);
    if (known === undefined) {
      const isKept = shown !== undefined || required.has(name);
      return isKept && stand !== undefined ? [[name, stand]] : [];
    }
    const field = getFieldSource(run, source, name);
    const isShown = stand !== undefined || !isDescribed || declares(run, source, name);
    return isShown && !isHidden(run, field) ? [[name, showValue(run, field, known)]] : [];
  });
  return Object.fromEntries(entries);
}

/** Text of a point in time: `2026-11-20T17:00:00Z`. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Whether a request may have a field: one that its schema declares, and that is not `readOnly`. */
function isSendable(run: CheckRun, request: SchemaSource, name: string): boolean {
  const field = getFieldSource(run, request, name);
  return declares(run, request, name) && !isHidden({ ...run, hiddenKeyword: 'readOnly' }, field);
}

/**
 * Fields of a new record: what was sent, and what its provider makes of each object in it, those of the documented
 * response that the request cannot have. Points in time are now.
 */
export function buildNewFields(
  run: CheckRun,
  request: SchemaSource,
  example: Json | undefined,
  sent: JsonObject,
  now: string,
): JsonObject {
  const made = Object.entries(isObject(example) ? example : {}).flatMap(
    ([name, value]): (readonly [string, Json])[] => {
      const own = getOwn(sent, name);
      if (isObject(value) && isObject(own)) {
        const field = getFieldSource(run, request, name);
        return [[name, buildNewFields(run, field, value, own, now)]];
      }
      if (own !== undefined || isSendable(run, request, name)) return [];
      return [[name, typeof value === 'string' && TIME.test(value) ? now : value]];
    },
  );
  return { ...sent, ...Object.fromEntries(made) };
}

/** Fields of a request without those that only its provider sets (`readOnly`). */
export function omitReadOnly(run: CheckRun, request: SchemaSource, sent: JsonObject): JsonObject {
  const hidden = { ...run, hiddenKeyword: 'readOnly' };
  return Object.fromEntries(
    Object.entries(sent).filter(([name]) => !isHidden(hidden, getFieldSource(run, request, name))),
  );
}

/** Names of fields of a request that are not kept: those that are never sent back (`writeOnly`). */
export function listSecretNames(
  run: CheckRun,
  request: SchemaSource,
  body: Json | undefined,
): readonly string[] {
  const names = Object.keys(isObject(body) ? body : {});
  return names.filter((name) => isHidden(run, getFieldSource(run, request, name)));
}
