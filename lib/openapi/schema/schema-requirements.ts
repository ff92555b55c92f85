import { getObject, getOwn, isList } from '../json';
import { toShapeMessage } from '../keyword-shapes';
import type { OpenSchema } from './open-schema';
import { toPointer } from '../pointer';
import { addWarning, type Problems } from '../problems';
import type { Json } from '../types';

function toNames(value: Json | undefined): readonly string[] {
  return isList(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** Names in `required`. Draft 3 and Swagger 2.0 parameters have `true` or `false` here: not a fault. */
export function getRequired(open: OpenSchema, problems: Problems): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { value, pointer } of open.parts) {
    const required = getOwn(value, 'required');
    for (const name of toNames(required)) names.add(name);
    if (required === undefined || required === null) continue;
    if (typeof required === 'boolean' || isList(required)) continue;
    const message = toShapeMessage('required', 'a list of names', required);
    addWarning(problems, 'not-a-list', toPointer(pointer, 'required'), message);
  }
  return names;
}

/**
 * Required names that are no properties of the schema: those of another one that holds beside it, as under a
 * condition, or of any value.
 */
export function getOtherRequired(open: OpenSchema): readonly string[] {
  return toOthers(open, [...getRequired(open, [])]);
}

/** Those names that are no properties of the schema. */
function toOthers(open: OpenSchema, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const maps = open.parts.map(({ value }) => getObject(value, 'properties') ?? {});
  const known = new Set(maps.flatMap((map) => Object.keys(map)));
  return names.filter((name) => !known.has(name));
}

/**
 * What a schema without properties requires: all that many a form of a union says (`anyOf: [{ required: [a] },
 * { required: [b] }]`). Empty for one that has properties: there each says it itself.
 */
export function getBareRequired(open: OpenSchema): readonly string[] {
  const isBare = open.parts.every(({ value }) => getOwn(value, 'properties') === undefined);
  return isBare ? [...getRequired(open, [])] : [];
}

/**
 * Properties that are required once another is sent, each with the names of those others: `dependentRequired`
 * (JSON Schema 2020-12, Validation 6.5.4), and the lists in the `dependencies` of older drafts.
 */
export function getDependent(open: OpenSchema): ReadonlyMap<string, ReadonlySet<string>> {
  const dependent = new Map<string, Set<string>>();
  for (const { value } of open.parts) {
    for (const key of ['dependentRequired', 'dependencies']) {
      for (const [other, names] of Object.entries(getObject(value, key) ?? {}))
        for (const name of toNames(names)) {
          const others = dependent.get(name) ?? new Set();
          dependent.set(name, others.add(other));
        }
    }
  }
  return dependent;
}

/** The same of names that are no properties of the schema, and that it does not always require. */
export function getOtherDependent(open: OpenSchema): ReadonlyMap<string, ReadonlySet<string>> {
  const dependent = getDependent(open);
  const required = getRequired(open, []);
  const names = [...dependent.keys()].filter((name) => !required.has(name));
  const others = new Set(toOthers(open, names));
  return new Map([...dependent].filter(([name]) => others.has(name)));
}
