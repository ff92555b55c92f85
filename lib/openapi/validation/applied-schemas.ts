import { getObject, isList, joinPointer } from '../core/json';
import { NO_SCHEMA } from '../core/schema-types';
import { childSource, type ResolvedSchema } from '../schema/resolve-schema';
import { getChild, getChildren, getItems, getTuple } from '../schema/schema-children';
import { groupByUnion } from '../schema/schema-variants';

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

/** Unions of several schemas (those of one are merged already), conditions, and `not`. */
export const getApplicators = memoize((resolved) => ({
  unions: groupByUnion(resolved, NO_SCHEMA),
  conditions: resolved.parts.flatMap((part) => {
    const alone = { ...resolved, parts: [part] };
    const [condition, then, otherwise] = ['if', 'then', 'else'].map(
      (key) => getChildren(alone, key)[0],
    );
    return condition && (then ?? otherwise) ? [[condition, then, otherwise] as const] : [];
  }),
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
