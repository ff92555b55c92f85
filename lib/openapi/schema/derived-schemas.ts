import { getObject, getOwn, isList, joinPointer } from '../core/json';
import { getRef, resolveRef } from '../core/resolve';
import type { Json, JsonObject } from '../core/types';

/** Names of the schemas that inherit from a base by `allOf`, by pointer of the base. */
type DerivedNames = ReadonlyMap<string, readonly string[]>;

/** Pointer of the schema that a part refers to, in one spelling; `undefined` for none. */
function getBase(document: JsonObject, part: Json): string | undefined {
  const ref = getRef(part);
  return ref === undefined ? undefined : resolveRef(document, ref, '', [])?.pointer;
}

function findDerivedNames(document: JsonObject): DerivedNames {
  const derivedNames = new Map<string, string[]>();
  const schemas = getObject(getObject(document, 'components'), 'schemas') ?? {};
  for (const name of Object.keys(schemas)) {
    const all = getOwn(getObject(schemas, name), 'allOf');
    const bases = isList(all) ? all.map((part) => getBase(document, part)) : [];
    for (const base of new Set(bases)) {
      if (base === undefined) continue;
      const names = derivedNames.get(base);
      if (names === undefined) derivedNames.set(base, [name]);
      else names.push(name);
    }
  }
  return derivedNames;
}

const cache = new WeakMap<JsonObject, DerivedNames>();

/**
 * Names and references of the schemas that inherit from a base, directly or not. A discriminator
 * accepts them without naming them (OpenAPI 3.1 4.8.25, Swagger 2.0 "discriminator"). Cached for
 * each document; empty for none.
 * @param base Pointer of the base schema, as references spell it.
 */
export function getDerivedSchemas(
  document: JsonObject,
  base: string,
): readonly (readonly [name: string, ref: string])[] {
  const derivedNames = cache.get(document) ?? findDerivedNames(document);
  cache.set(document, derivedNames);
  const around = base.slice(0, base.lastIndexOf('/'));
  const found = new Map<string, string>([[base, '']]);
  // Iteration over a map includes entries that are added on the way.
  for (const ref of found.keys())
    for (const name of derivedNames.get(ref) ?? []) {
      const pointer = joinPointer(around, name);
      if (!found.has(pointer)) found.set(pointer, name);
    }
  found.delete(base);
  return [...found].map(([ref, name]) => [name, ref]);
}
