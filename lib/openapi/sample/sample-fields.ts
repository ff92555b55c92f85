import { pickLimit } from '../schema/all-parts';
import type { OpenSchema } from '../schema/open-schema';
import { toFields } from '../schema/schema-fields';
import type { Field, SchemaSource } from '../schema-types';
import type { Json } from '../types';
import { getRequiredByForm } from './sample-forms';
import { isHidden, type Place, type Run, toInner } from './sample-run';

/** The fields that a first request needs, with those that they make required once they are sent, and so on. */
function getFirst(fields: readonly Field[], requiredByForm: readonly string[]): readonly Field[] {
  const needed = new Set(requiredByForm);
  const dependents = new Map<string, string[]>();
  for (const { name, required, display, requiredWith = [] } of fields) {
    if (required || display) needed.add(name);
    for (const other of requiredWith)
      dependents.set(other, [...(dependents.get(other) ?? []), name]);
  }
  // A set is walked to the end of what is put into it on the way.
  for (const name of needed) dependents.get(name)?.forEach((one) => needed.add(one));
  return fields.filter(({ name }) => needed.has(name));
}

/** As many of those that can be seen as there may be: all that are required, then the first of the others. */
function getMost(run: Run, fields: readonly Field[], most = Infinity): readonly Field[] {
  if (fields.length <= most) return fields;
  const seen = fields.filter(({ schema }) => !isHidden(run, schema));
  let left = most - seen.filter(({ required }) => required).length;
  return seen.filter(({ required }) => required || left-- > 0);
}

/** The fields that a sample shows: for a first request all, too, where those that it needs are too few. */
export function getShown(run: Run, open: OpenSchema, source: SchemaSource): readonly Field[] {
  const fields = toFields(open, source);
  const first =
    run.only === 'first-request' ? getFirst(fields, getRequiredByForm(run, open, source)) : [];
  const isEnough = first.length >= Math.max(1, pickLimit(open, 'minProperties') ?? 1);
  return getMost(run, isEnough ? first : fields, pickLimit(open, 'maxProperties'));
}

/** Fields with a value each; without those that are not sent, or cut. */
export function toEntries(
  run: Run,
  fields: readonly Field[],
  place: Place,
): readonly [string, Json][] {
  return fields.flatMap(({ name, schema }): [string, Json][] => {
    if (run.left < 0 || isHidden(run, schema)) return [];
    const value = run.toValue(schema, toInner(place, name));
    return value === undefined ? [] : [[name, value]];
  });
}
