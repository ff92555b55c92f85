import { getObject, getOwn, isList } from '../json';
import { toPointer } from '../pointer';
import { getRef } from '../resolve';
import type { JsonObject } from '../types';

/** Names of the schemas that inherit from each schema by `allOf`, by the reference to it. */
type Heirs = ReadonlyMap<string, readonly string[]>;

function findHeirs(document: JsonObject): Heirs {
  const heirs = new Map<string, string[]>();
  const schemas = getObject(getObject(document, 'components'), 'schemas') ?? {};
  for (const name of Object.keys(schemas)) {
    const all = getOwn(getObject(schemas, name), 'allOf');
    for (const ref of isList(all) ? new Set(all.map(getRef)) : []) {
      if (ref === undefined) continue;
      const names = heirs.get(ref);
      if (names === undefined) heirs.set(ref, [name]);
      else names.push(name);
    }
  }
  return heirs;
}

const known = new WeakMap<JsonObject, Heirs>();

/**
 * References to the schemas that stand for a base schema without being named there, each with its name: those that
 * inherit from it, and from those (OpenAPI 3.1 4.8.25, Swagger 2.0 "discriminator"). Found once for a document, when
 * first asked for.
 * @param base Pointer of the base schema, as references have it.
 */
export function getHeirs(
  document: JsonObject,
  base: string,
): readonly (readonly [name: string, ref: string])[] {
  const heirs = known.get(document) ?? findHeirs(document);
  known.set(document, heirs);
  const around = base.slice(0, base.lastIndexOf('/'));
  const found = new Map<string, string>([[base, '']]);
  // A map is walked to the end of what is put into it on the way.
  for (const ref of found.keys())
    for (const name of heirs.get(ref) ?? []) {
      const heir = toPointer(around, name);
      if (!found.has(heir)) found.set(heir, name);
    }
  found.delete(base);
  return [...found].map(([ref, name]) => [name, ref]);
}
