import { getOwn, isObject } from '../core/json';
import { getAtPointer } from '../core/pointer';
import type { Problems } from '../core/problems';
import { resolveRef, type RefTarget } from '../core/resolve';
import type { Json, JsonObject } from '../core/types';
import { findDynamicPointer, findNamedPointer } from './named-schemas';

/** `$dynamicRef` of a schema (JSON Schema 2020-12 8.2.3.2); `undefined` for none. */
export function getDynamicRef(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? getOwn(value, '$dynamicRef') : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

function getTargetAt(document: JsonObject, pointer: string | undefined): RefTarget | undefined {
  const value = pointer === undefined ? undefined : getAtPointer(document, pointer);
  return pointer === undefined || value === undefined ? undefined : { value, pointer };
}

/**
 * Resolves a schema's reference: a pointer into the document, or the name of a schema in it. A
 * reference that leads nowhere, or out of the document, adds a problem and gives `undefined`.
 */
export function getSchemaTarget(
  document: JsonObject,
  ref: string,
  at: string,
  problems: Problems,
): RefTarget | undefined {
  const found: Problems = [];
  const byPointer = () => resolveRef(document, ref, at, found);
  const byName = () => getTargetAt(document, findNamedPointer(document, ref, at));
  // Pointers count from the document, as authors expect, else from the resource around them. Other
  // references are names first: an `$id` around them changes their address (JSON Schema Core
  // 8.2.1).
  const target =
    ref.startsWith('#') && ref !== '#' ? (byPointer() ?? byName()) : (byName() ?? byPointer());
  if (target === undefined) for (const one of found) problems.push(one);
  return target;
}

/**
 * Resolves a `$dynamicRef`; as a `$ref` if nothing in the document has its name.
 * @param scope Pointers of the schemas passed on the way here, outermost first.
 */
export function getDynamicTarget(
  document: JsonObject,
  ref: string,
  at: string,
  scope: readonly string[],
  problems: Problems,
): RefTarget | undefined {
  const pointer = findDynamicPointer(document, ref, at, scope);
  return getTargetAt(document, pointer) ?? getSchemaTarget(document, ref, at, problems);
}
