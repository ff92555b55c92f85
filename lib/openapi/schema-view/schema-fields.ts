import { getDisplayFields } from '../constraints/display-fields';
import { getObject, getOwn, joinPointer } from '../core/json';
import { expectObject, type Problems } from '../core/problems';
import type { Field, SchemaSource } from '../core/schema-types';
import { childSource, joinSources, type ResolvedSchema } from '../schema/resolve-schema';
import { getDependentRequired, getRequired } from '../schema/schema-requirements';

/**
 * Number of distinct properties, none of them resolved. Only this function reports errors in
 * `properties` and `required`.
 */
export function countFields(resolved: ResolvedSchema, problems: Problems): number {
  getRequired(resolved, problems);
  const lists = resolved.parts.flatMap(({ value, pointer }) => {
    const at = joinPointer(pointer, 'properties');
    const properties = expectObject(getOwn(value, 'properties'), at, problems);
    return properties === undefined ? [] : [Object.keys(properties)];
  });
  return lists.length > 1 ? new Set(lists.flat()).size : (lists[0]?.length ?? 0);
}

function getProperties(resolved: ResolvedSchema): ReadonlyMap<string, SchemaSource[]> {
  const properties = new Map<string, SchemaSource[]>();
  for (const part of resolved.parts) {
    const at = joinPointer(part.pointer, 'properties');
    const declared = getObject(part.value, 'properties') ?? {};
    for (const name of Object.keys(declared)) {
      const found = childSource(resolved, part, declared[name] ?? true, joinPointer(at, name));
      const earlier = properties.get(name);
      if (earlier === undefined) properties.set(name, [found]);
      else earlier.push(found);
    }
  }
  return properties;
}

/**
 * Properties in reading order: display fields, then required ones, then the rest in document order.
 * Display fields of the source (a request body) come before the schema's.
 */
export function listFields(resolved: ResolvedSchema, source: SchemaSource): readonly Field[] {
  const properties = getProperties(resolved);
  const required = getRequired(resolved, []);
  const dependent = getDependentRequired(resolved);
  const declared = resolved.parts.toReversed().flatMap((part) => getDisplayFields(part.value));
  const display = new Set([...(source.displayFields ?? []), ...declared]);
  const names = new Set([
    ...[...display].filter((name) => properties.has(name)),
    ...[...properties.keys()].filter((name) => required.has(name)),
    ...properties.keys(),
  ]);
  return [...names].flatMap((name) => {
    const requiredWith = required.has(name) ? undefined : dependent.get(name);
    // A property in two parts of an `allOf` obeys both.
    const schema = joinSources(resolved, properties.get(name) ?? []);
    if (schema === undefined) return [];
    return {
      name,
      required: required.has(name),
      ...(requiredWith && { requiredWith: [...requiredWith] }),
      display: display.has(name),
      schema,
    };
  });
}
