import { getObject, getOwn, isList, isObject } from '../core/json';
import type { Json, JsonObject } from '../core/types';
import { hasFlag } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getRequired } from '../schema/schema-requirements';

/** Whether `not` forbids a name: `required` of that name alone, or an `anyOf` with such a branch. */
function isForbidden(not: Json | undefined, name: string): boolean {
  if (!isObject(not)) return false;
  const anyOf = getOwn(not, 'anyOf');
  if (isList(anyOf) && Object.keys(not).length === 1)
    return anyOf.some((branch) => isForbidden(branch, name));
  const required = getOwn(not, 'required');
  const isAlone = Object.keys(not).every((key) => key === 'required' || key === 'title');
  return isAlone && isList(required) && required.length === 1 && required[0] === name;
}

function isRefusedBy(part: JsonObject, name: string): boolean {
  return (
    getOwn(getObject(part, 'properties'), name) === false || isForbidden(getOwn(part, 'not'), name)
  );
}

/**
 * Whether a schema refuses a property of any value: by the schema `false`, by `not` of what requires
 * it, or by `additionalProperties: false` where it does not declare it (JSON Schema Core 10.3.2.3).
 */
export function refusesName(resolved: ResolvedSchema, name: string): boolean {
  const parts = resolved.parts.map(({ value }) => value);
  const isDeclared = parts.some((part) => Object.hasOwn(getObject(part, 'properties') ?? {}, name));
  return (
    parts.some((part) => isRefusedBy(part, name)) ||
    (!isDeclared && hasFlag(resolved, 'additionalProperties', false))
  );
}

/** Whether no object obeys both schemas: one of them refuses a name that the other requires. */
export function excludesByNames(one: ResolvedSchema, other: ResolvedSchema): boolean {
  const refuses = (refusing: ResolvedSchema, requiring: ResolvedSchema) =>
    [...getRequired(requiring, [])].some((name) => refusesName(refusing, name));
  return refuses(one, other) || refuses(other, one);
}
