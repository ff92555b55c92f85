import { type Field, NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { getLimit } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, getItems } from '../schema/schema-children';
import { getUndeclaredRequired } from '../schema/schema-requirements';
import { getSchemaKind, getUnionMembers } from '../schema/schema-type';
import { listFields } from '../schema-view/schema-fields';
import { getPropertySource } from '../validation/applied-schemas';
import {
  isHidden,
  type SamplePosition,
  type SampleRun,
  childPosition,
  resolveInRun,
} from './sample-run';

/** Filters fields by name, and adds those that they make required, transitively. */
function withDependents(fields: readonly Field[], names: Iterable<string>): readonly Field[] {
  const needed = new Set(names);
  const dependents = new Map<string, string[]>();
  for (const { name, requiredWith = [] } of fields)
    for (const other of requiredWith)
      dependents.set(other, [...(dependents.get(other) ?? []), name]);
  // Iteration over a set includes names that are added on the way.
  for (const name of needed) dependents.get(name)?.forEach((one) => needed.add(one));
  return fields.filter(({ name }) => needed.has(name));
}

/** Filters the fields that a first request needs. */
function getFirstRequestFields(fields: readonly Field[]): readonly Field[] {
  const needed = fields.filter(({ required, display }) => required || display);
  return withDependents(
    fields,
    needed.map(({ name }) => name),
  );
}

/** Levels of nested lists and unions that are searched for objects. */
const MAX_PLAIN_LEVELS = 3;

/** Whether a value contains no objects; of a union the first variant counts, which samples show. */
function isPlain(run: SampleRun, source: SchemaSource, levels = MAX_PLAIN_LEVELS): boolean {
  const resolved = resolveInRun(run, source);
  const kind = getSchemaKind(resolved);
  if (kind === 'scalar') return true;
  if (levels === 0 || (kind !== 'array' && kind !== 'union')) return false;
  const inner = kind === 'array' ? getItems(resolved) : getUnionMembers(resolved)[0];
  return inner !== undefined && isPlain(run, inner, levels - 1);
}

/**
 * Filters visible fields without objects in them, and the fields that these require; no more fields
 * are resolved than the budget can show.
 */
function getPlainFields(run: SampleRun, fields: readonly Field[]): readonly Field[] {
  const shown = fields.slice(0, Math.max(0, run.budget) + 1);
  const plain = shown.filter(({ schema }) => !isHidden(run, schema) && isPlain(run, schema));
  return withDependents(
    fields,
    plain.map(({ name }) => name),
  );
}

/** Limits fields to `max` visible ones: all required ones, then the first of the others. */
function limitFields(run: SampleRun, fields: readonly Field[], max = Infinity): readonly Field[] {
  if (fields.length <= max) return fields;
  const visible = fields.filter(({ schema }) => !isHidden(run, schema));
  let left = max - visible.filter(({ required }) => required).length;
  return visible.filter(({ required }) => required || left-- > 0);
}

/** Schema of any text, which stands for a value that nothing describes. */
export const ANY_TEXT: SchemaSource = { ...NO_SCHEMA, value: { type: 'string' } };

/**
 * Schema of a property that `properties` does not declare: of its pattern, or of all others; else a
 * text. `undefined` where the schema forbids such properties.
 */
export function getUndeclaredSource(
  resolved: ResolvedSchema,
  name: string,
): SchemaSource | undefined {
  const source = getPropertySource(resolved, name) ?? getChild(resolved, 'unevaluatedProperties');
  if (source?.value === false) return undefined;
  return source === undefined || source.value === true ? ANY_TEXT : source;
}

/**
 * Lists the fields of an object: those it declares, then those it only requires (JSON Schema
 * Validation 6.5.3). What is required and forbidden is left out.
 */
export function listAllFields(resolved: ResolvedSchema, source: SchemaSource): readonly Field[] {
  const undeclared = getUndeclaredRequired(resolved).flatMap((name): readonly Field[] => {
    const schema = getUndeclaredSource(resolved, name);
    return schema ? [{ name, required: true, display: false, schema }] : [];
  });
  const declared = listFields(resolved, source);
  return undeclared.length === 0 ? declared : [...declared, ...undeclared];
}

/** Lists the fields of a sample: of a first request more, if it needs fewer than the minimum. */
export function getSampleFields(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly Field[] {
  const fields = listAllFields(resolved, source);
  const min = Math.max(1, getLimit(resolved, 'minProperties') ?? 1);
  const isFirst = run.only === 'first-request' || run.only === 'plain';
  const first = isFirst ? getFirstRequestFields(fields) : [];
  const plain = run.only === 'plain' && first.length < min ? getPlainFields(run, fields) : [];
  const visible = [first, plain, fields].find(({ length }) => length >= min) ?? fields;
  return limitFields(run, visible, getLimit(resolved, 'maxProperties'));
}

/** Builds an entry for each field; hidden fields and those without a value are left out. */
export function buildSampleEntries(
  run: SampleRun,
  fields: readonly Field[],
  position: SamplePosition,
): readonly [string, Json][] {
  return fields.flatMap(({ name, schema }): [string, Json][] => {
    if (run.budget < 0 || isHidden(run, schema)) return [];
    const value = run.buildValue(schema, childPosition(position, name));
    return value === undefined ? [] : [[name, value]];
  });
}
