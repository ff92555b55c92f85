import { getObject, getOwn, joinPointer } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import { matchesPattern } from '../pattern/pattern-test';
import { childSource, joinSources, type ResolvedSchema } from '../schema/resolve-schema';
import { getChildren, getPatternFields } from '../schema/schema-children';

/** Schemas of a property: its own, those of matching patterns, else that of other properties. */
function getPropertySources(resolved: ResolvedSchema, name: string): readonly SchemaSource[] {
  return resolved.parts.flatMap((part) => {
    const properties = getObject(part.value, 'properties');
    const own = getOwn(properties, name);
    const matching = getPatternFields({ ...resolved, parts: [part] }).filter(
      ({ pattern }) => matchesPattern(name, pattern) === true,
    );
    const declared = [
      ...(own === undefined
        ? []
        : [childSource(resolved, part, own, joinPointer(part.pointer, 'properties', name))]),
      ...matching.map(({ schema }) => schema),
    ];
    if (declared.length > 0) return declared;
    return getChildren({ ...resolved, parts: [part] }, 'additionalProperties');
  });
}

const propertyCache = new WeakMap<ResolvedSchema, Map<string, SchemaSource | undefined>>();

/**
 * Schema of a property: its own, those of patterns that its name matches, else that of additional
 * properties, joined from all parts. `undefined` for a property that nothing describes.
 */
export function getPropertySource(
  resolved: ResolvedSchema,
  name: string,
): SchemaSource | undefined {
  const known = propertyCache.get(resolved) ?? new Map<string, SchemaSource | undefined>();
  propertyCache.set(resolved, known);
  if (!known.has(name)) {
    const sources = getPropertySources(resolved, name);
    const never = sources.find(({ value }) => value === false);
    known.set(name, never ?? joinSources(resolved, sources));
  }
  return known.get(name);
}
