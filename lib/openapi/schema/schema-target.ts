import { getOwn, isObject } from '../json';
import { findDynamicPointer, findNamedPointer } from './named-schemas';
import { getAt } from '../pointer';
import type { Problems } from '../problems';
import { getTarget, type Target } from '../resolve';
import type { Json, JsonObject } from '../types';

/** The reference of a schema whose target depends on what is open around it (JSON Schema 2020-12 8.2.3.2). */
export function getDynamicRef(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? getOwn(value, '$dynamicRef') : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

function toTarget(document: JsonObject, pointer: string | undefined): Target | undefined {
  const value = pointer === undefined ? undefined : getAt(document, pointer);
  return pointer === undefined || value === undefined ? undefined : { value, pointer };
}

/**
 * Where a schema's reference leads: a pointer into the document, or the name of a schema in it. One that
 * leads nowhere, or out of the document, becomes a problem and `undefined`.
 */
export function getSchemaTarget(
  document: JsonObject,
  ref: string,
  at: string,
  problems: Problems,
): Target | undefined {
  const found: Problems = [];
  const target =
    getTarget(document, ref, at, found) ?? toTarget(document, findNamedPointer(document, ref, at));
  if (target === undefined) for (const one of found) problems.push(one);
  return target;
}

/**
 * Where a `$dynamicRef` leads.
 * @param trail Pointers of what is open, outermost first.
 */
export function getDynamicTarget(
  document: JsonObject,
  ref: string,
  at: string,
  trail: readonly string[],
  problems: Problems,
): Target | undefined {
  const pointer = findDynamicPointer(document, ref, at, trail);
  return toTarget(document, pointer) ?? getSchemaTarget(document, ref, at, problems);
}
