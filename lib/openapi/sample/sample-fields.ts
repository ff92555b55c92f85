import { pickLimit } from '../schema/all-parts';
import type { OpenSchema } from '../schema/open-schema';
import { getItems } from '../schema/schema-children';
import { toFields } from '../schema/schema-fields';
import { getKind, getMembers } from '../schema/schema-type';
import type { Field, SchemaSource } from '../schema-types';
import type { Json } from '../types';
import { getRequiredByForm } from './sample-forms';
import { isHidden, type Place, type Run, toInner, toOpen } from './sample-run';

/** The fields of these names, with those that they make required once they are sent, and so on. */
function withDependents(fields: readonly Field[], names: Iterable<string>): readonly Field[] {
  const needed = new Set(names);
  const dependents = new Map<string, string[]>();
  for (const { name, requiredWith = [] } of fields)
    for (const other of requiredWith)
      dependents.set(other, [...(dependents.get(other) ?? []), name]);
  // A set is walked to the end of what is put into it on the way.
  for (const name of needed) dependents.get(name)?.forEach((one) => needed.add(one));
  return fields.filter(({ name }) => needed.has(name));
}

/** The fields that a first request needs. */
function getFirst(fields: readonly Field[], requiredByForm: readonly string[]): readonly Field[] {
  const own = fields.filter(({ required, display }) => required || display);
  return withDependents(fields, [...requiredByForm, ...own.map(({ name }) => name)]);
}

/** Lists in lists, and forms in forms, that are looked into. */
const PLAIN_LEVELS = 3;

/** Whether a value has no objects in it; of several forms the first is asked, which samples show. */
function isPlain(run: Run, source: SchemaSource, levels = PLAIN_LEVELS): boolean {
  const open = toOpen(run, source);
  const kind = getKind(open);
  if (kind === 'scalar') return true;
  if (levels === 0 || (kind !== 'array' && kind !== 'union')) return false;
  const inner = kind === 'array' ? getItems(open) : getMembers(open)[0];
  return inner !== undefined && isPlain(run, inner, levels - 1);
}

/** The fields that are sent without objects in them, and what these need. */
function getPlain(run: Run, fields: readonly Field[]): readonly Field[] {
  const plain = fields.filter(({ schema }) => !isHidden(run, schema) && isPlain(run, schema));
  return withDependents(
    fields,
    plain.map(({ name }) => name),
  );
}

/** As many of those that can be seen as there may be: all that are required, then the first of the others. */
function getMost(run: Run, fields: readonly Field[], most = Infinity): readonly Field[] {
  if (fields.length <= most) return fields;
  const seen = fields.filter(({ schema }) => !isHidden(run, schema));
  let left = most - seen.filter(({ required }) => required).length;
  return seen.filter(({ required }) => required || left-- > 0);
}

/** The fields that a sample shows: for a first request others, too, where those that it needs are too few. */
export function getShown(run: Run, open: OpenSchema, source: SchemaSource): readonly Field[] {
  const fields = toFields(open, source);
  const least = Math.max(1, pickLimit(open, 'minProperties') ?? 1);
  const isFirst = run.only === 'first-request' || run.only === 'plain';
  const first = isFirst ? getFirst(fields, getRequiredByForm(run, open, source)) : [];
  const plain = run.only === 'plain' && first.length < least ? getPlain(run, fields) : [];
  const shown = [first, plain, fields].find(({ length }) => length >= least) ?? fields;
  return getMost(run, shown, pickLimit(open, 'maxProperties'));
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
