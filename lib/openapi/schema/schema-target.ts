import { getOwn, isObject } from '../core/json';
import { findDynamicPointer, findNamedPointer } from './named-schemas';
import { getAtPointer } from '../core/pointer';
import type { Problems } from '../core/problems';
import { resolveRef, type RefTarget } from '../core/resolve';
import type { Json, JsonObject } from '../core/types';

/** The reference of a schema whose target depends on what is open around it (JSON Schema 2020-12 8.2.3.2). */
export function getDynamicRef(value: Json | undefined): string | undefined {
  const ref = isObject(value) ? getOwn(value, '$dynamicRef') : undefined;
  return typeof ref === 'string' ? ref : undefined;
}

function getTargetAt(document: JsonObject, pointer: string | undefined): RefTarget | undefined {
  const value = pointer === undefined ? undefined : getAtPointer(document, pointer);
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
): RefTarget | undefined {
  const found: Problems = [];
  const byPointer = () => resolveRef(document, ref, at, found);
  const byName = () => getTargetAt(document, findNamedPointer(document, ref, at));
  // What is no fragment, and the whole, is looked up by name first: an `$id` around it makes it another address
  // (JSON Schema Core 8.2.1). Pointers are of the document, as authors mean them, else of what has that address.
  const target =
    ref.startsWith('#') && ref !== '#' ? (byPointer() ?? byName()) : (byName() ?? byPointer());
  if (target === undefined) for (const one of found) problems.push(one);
  return target;
}

/**
 * Where a `$dynamicRef` leads.
 * @param scope Pointers of the schemas it was come through, outermost first.
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
