import { types } from '@/.generated/words/openapi-problems/values';
import { getObject, getOwn, isList, joinPointer } from '../core/json';
import { describeWrongType } from '../core/keyword-types';
import { addWarning, type Problems } from '../core/problems';
import type { Json } from '../core/types';
import type { ResolvedSchema } from './resolve-schema';

function parseNames(value: Json | undefined): readonly string[] {
  return isList(value) ? value.filter((name) => typeof name === 'string') : [];
}

/**
 * Names in `required`; a value of another type adds a problem. `true` and `false` do not: Draft 3
 * and Swagger 2.0 parameters have them.
 */
export function getRequired(resolved: ResolvedSchema, problems: Problems): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { value, pointer } of resolved.parts) {
    const required = getOwn(value, 'required');
    for (const name of parseNames(required)) names.add(name);
    if (required === undefined || required === null) continue;
    if (typeof required === 'boolean' || isList(required)) continue;
    const message = describeWrongType('required', types.names, required);
    addWarning(problems, 'not-a-list', joinPointer(pointer, 'required'), message);
  }
  return names;
}

/** Required names that `properties` does not declare, such as those of a sibling schema. */
export function getUndeclaredRequired(resolved: ResolvedSchema): readonly string[] {
  return filterUndeclared(resolved, [...getRequired(resolved, [])]);
}

/** Filters the names that `properties` does not declare. */
function filterUndeclared(resolved: ResolvedSchema, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const maps = resolved.parts.map(({ value }) => getObject(value, 'properties') ?? {});
  const declared = new Set(maps.flatMap((map) => Object.keys(map)));
  return names.filter((name) => !declared.has(name));
}

/**
 * Required names of a schema without properties, such as the members of `anyOf: [{ required: [a] },
 * { required: [b] }]`. Empty for a schema with properties, whose fields show them.
 */
export function getRequiredWithoutProperties(resolved: ResolvedSchema): readonly string[] {
  const hasNoProperties = resolved.parts.every(
    ({ value }) => getOwn(value, 'properties') === undefined,
  );
  return hasNoProperties ? [...getRequired(resolved, [])] : [];
}

/**
 * Properties that are required once another is sent, with the names of those others:
 * `dependentRequired` (JSON Schema 2020-12, Validation 6.5.4), or lists in the `dependencies` of
 * older drafts.
 */
export function getDependentRequired(
  resolved: ResolvedSchema,
): ReadonlyMap<string, ReadonlySet<string>> {
  const dependent = new Map<string, Set<string>>();
  for (const { value } of resolved.parts) {
    for (const key of ['dependentRequired', 'dependencies']) {
      for (const [other, names] of Object.entries(getObject(value, key) ?? {}))
        for (const name of parseNames(names)) {
          const others = dependent.get(name) ?? new Set();
          dependent.set(name, others.add(other));
        }
    }
  }
  return dependent;
}

/** Conditionally required names that neither `properties` nor `required` lists. */
export function getUndeclaredDependentRequired(
  resolved: ResolvedSchema,
): ReadonlyMap<string, ReadonlySet<string>> {
  const dependent = getDependentRequired(resolved);
  const required = getRequired(resolved, []);
  const names = [...dependent.keys()].filter((name) => !required.has(name));
  const others = new Set(filterUndeclared(resolved, names));
  return new Map([...dependent].filter(([name]) => others.has(name)));
}
