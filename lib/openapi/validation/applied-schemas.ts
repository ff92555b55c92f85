import { getObject, isList, joinPointer, getOwn } from '../core/json';
import { NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import { matchesPattern } from '../pattern/pattern-test';
import { childSource, type ResolvedSchema, joinSources } from '../schema/resolve-schema';
import {
  getChild,
  getChildren,
  getItems,
  getTuple,
  getPatternFields,
} from '../schema/schema-children';
import { groupByUnion } from '../schema/schema-unions';

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

/** Remembers what is looked up in a schema, so that its parts are resolved once. */
function memoize<Found>(
  find: (resolved: ResolvedSchema) => Found,
): (resolved: ResolvedSchema) => Found {
  const known = new WeakMap<ResolvedSchema, { readonly found: Found }>();
  return (resolved) => {
    const entry = known.get(resolved) ?? { found: find(resolved) };
    known.set(resolved, entry);
    return entry.found;
  };
}

/** Schema of the names of properties. */
export const getPropertyNames = memoize((resolved) => getChild(resolved, 'propertyNames'));

/** Schemas of items: those of the tuple, and that of each further one. */
export const getItemSources = memoize((resolved) => ({
  tuple: getTuple(resolved),
  items: getItems(resolved),
}));

/** Conditions of a schema: `if`, with `then` and `else` where it has them. */
export const getConditions = memoize((resolved) =>
  resolved.parts.flatMap((part) => {
    const alone = { ...resolved, parts: [part] };
    const [condition, then, otherwise] = ['if', 'then', 'else'].map(
      (key) => getChildren(alone, key)[0],
    );
    return condition && (then ?? otherwise) ? [[condition, then, otherwise] as const] : [];
  }),
);

/** Unions of several schemas (those of one are merged already), conditions, and `not`. */
export const getApplicators = memoize((resolved) => ({
  unions: groupByUnion(resolved, NO_SCHEMA),
  conditions: getConditions(resolved),
  excluded: getChildren(resolved, 'not'),
}));

/** Schema of properties that nothing else describes. */
export const getUnevaluated = memoize((resolved) => getChild(resolved, 'unevaluatedProperties'));

/** Schemas that apply where a property is there (`dependentSchemas`, older `dependencies`). */
export const getDependentSources = memoize((resolved) =>
  ['dependentSchemas', 'dependencies'].flatMap((key) =>
    resolved.parts.flatMap((part) =>
      Object.entries(getObject(part.value, key) ?? {})
        .filter(([, schema]) => !isList(schema))
        .map(([name, schema]) => {
          const at = joinPointer(part.pointer, key, name);
          return [name, childSource(resolved, part, schema, at)] as const;
        }),
    ),
  ),
);
