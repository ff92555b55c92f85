import { getObject, getOwn, isList, isObject } from '../core/json';
import { joinPointer } from '../core/pointer';
import { hasFlag } from '../schema/merged-keywords';
import {
  type ResolvedSchema,
  type SchemaPart,
  childSource,
  joinSources,
} from '../schema/resolve-schema';
import { getChild } from '../schema/schema-children';
import { listFields } from '../node/schema-fields';
import { getDependentRequired, getRequired } from '../schema/schema-requirements';
import { hasAnyKeyword } from '../schema/schema-type';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { matchesSchema } from './matches-schema';
import { getRequiredByVariant } from './sample-variants';
import {
  isHidden,
  type SamplePosition,
  type SampleRun,
  childPosition,
  resolveInRun,
  resolveCountingFields,
} from './sample-run';

/** Branches in branches that are followed. */
const MAX_DEPTH = 3;

/** How often a sample is held against its conditions: what one adds may ask for more. */
const MAX_ROUNDS = 4;

/** A schema that holds, and the names of the properties by which that was told. */
type Branch = { readonly schema: SchemaSource; readonly tested: readonly string[] };

/** `then` or `else` of a part, where it is plain which of them holds. */
function getBranch(
  run: SampleRun,
  resolved: ResolvedSchema,
  part: SchemaPart,
  value: JsonObject,
): Branch[] {
  const [condition, then, otherwise] = ['if', 'then', 'else'].map((key) => {
    const branch = getOwn(part.value, key);
    return branch === undefined
      ? undefined
      : childSource(resolved, part, branch, joinPointer(part.pointer, key));
  });
  if (condition === undefined || (then ?? otherwise) === undefined) return [];
  const verdict = matchesSchema(run, condition, value);
  const schema = verdict === undefined ? undefined : verdict ? then : otherwise;
  const tested = Object.keys(
    getObject(isObject(condition.value) ? condition.value : {}, 'properties') ?? {},
  );
  return schema ? [{ schema, tested }] : [];
}

/** What holds because of the properties that are there (`dependentSchemas`, in older drafts `dependencies`). */
function getDependents(
  resolved: ResolvedSchema,
  part: SchemaPart,
  value: JsonObject,
): readonly Branch[] {
  return ['dependentSchemas', 'dependencies'].flatMap((key) =>
    Object.entries(getObject(part.value, key) ?? {})
      .filter(([name, schema]) => Object.hasOwn(value, name) && !isList(schema))
      .map(([name, schema]) => ({
        schema: childSource(resolved, part, schema, joinPointer(part.pointer, key, name)),
        tested: [name],
      })),
  );
}

/** All that hold of a value, those in them included. */
function getBranches(
  run: SampleRun,
  resolved: ResolvedSchema,
  value: JsonObject,
  depth = 0,
): readonly Branch[] {
  if (depth > MAX_DEPTH) return [];
  return resolved.parts.flatMap((part) => {
    const direct = [
      ...getBranch(run, resolved, part, value),
      ...getDependents(resolved, part, value),
    ];
    return direct
      .filter(({ schema }) => isObject(schema.value) && run.budget > 0)
      .flatMap((branch) => {
        const inner = resolveCountingFields(run, branch.schema);
        if (inner.cyclic || inner.never) return [];
        return [branch, ...getBranches(run, inner, value, depth + 1)];
      });
  });
}

/** Names that a schema requires because of others that are there. */
function getTriggeredNames(resolved: ResolvedSchema, value: JsonObject): readonly string[] {
  return [...getDependentRequired(resolved)].flatMap(([name, others]) =>
    [...others].some((other) => Object.hasOwn(value, other)) ? [name] : [],
  );
}

/** A schema opened, with what it was. */
type ResolvedPair = readonly [open: ResolvedSchema, source: SchemaSource];

/** Names that are missing. What the schema itself always requires it has already, or has not for a reason. */
function getMissingNames(
  run: SampleRun,
  resolved: ResolvedSchema,
  inner: readonly ResolvedPair[],
  value: JsonObject,
): readonly string[] {
  const byBranch = inner.flatMap(([one, source]) => [
    ...getRequired(one, []),
    ...getRequiredByVariant(run, one, source),
    ...getTriggeredNames(one, value),
  ]);
  const names = new Set([...getTriggeredNames(resolved, value), ...byBranch]);
  return [...names].filter((name) => !Object.hasOwn(value, name));
}

/** The schema of each property, by all that describe it. */
function collectPropertySchemas(all: readonly ResolvedPair[]): ReadonlyMap<string, SchemaSource> {
  const schemas = new Map<string, SchemaSource>();
  for (const { name, schema } of all.flatMap(([resolved, source]) =>
    listFields(resolved, source),
  )) {
    const earlier = schemas.get(name);
    const all = earlier === undefined ? [schema] : [earlier, schema];
    schemas.set(name, joinSources(schema, all) ?? schema);
  }
  return schemas;
}

/** Names of what is there and does not fit a branch. What told which branch holds is left alone. */
function getInvalidNames(
  run: SampleRun,
  inner: readonly ResolvedPair[],
  tested: ReadonlySet<string>,
  value: JsonObject,
): readonly string[] {
  const names = inner.flatMap(([resolved, source]) =>
    listFields(resolved, source).flatMap(({ name, schema }) => {
      const current = tested.has(name) ? undefined : getOwn(value, name);
      return current !== undefined && matchesSchema(run, schema, current) === false ? [name] : [];
    }),
  );
  return [...new Set(names)];
}

/** What stands for a property that no schema describes; `undefined` where there must be none. */
function getFallbackSchema(resolved: ResolvedSchema): SchemaSource | undefined {
  const keys = ['additionalProperties', 'unevaluatedProperties'];
  if (keys.some((key) => hasFlag(resolved, key, false))) return undefined;
  const declared = getChild(resolved, 'additionalProperties');
  const text = { value: { type: 'string' }, pointer: '', trail: resolved.trail };
  return declared !== undefined && isObject(declared.value) ? declared : text;
}

/** A sample with what it lacks and without what it must not have, once; the same one where it is fit. */
function applyConditionsOnce(
  run: SampleRun,
  [resolved, source]: ResolvedPair,
  position: SamplePosition,
  value: JsonObject,
): JsonObject {
  const branches = getBranches(run, resolved, value);
  const inner = branches.map(({ schema }): ResolvedPair => [resolveInRun(run, schema), schema]);
  const missing = getMissingNames(run, resolved, inner, value);
  const invalid = getInvalidNames(
    run,
    inner,
    new Set(branches.flatMap(({ tested }) => tested)),
    value,
  );
  if (missing.length === 0 && invalid.length === 0) return value;
  const schemas = collectPropertySchemas([[resolved, source], ...inner]);
  const required = getRequired(resolved, []);
  const built = new Map<string, Json | undefined>();
  for (const name of [...missing, ...invalid]) {
    const schema = schemas.get(name) ?? getFallbackSchema(resolved);
    if (schema === undefined || run.budget < 0 || isHidden(run, schema)) continue;
    const { never } = resolveInRun(run, schema);
    const replacement = never ? undefined : run.buildValue(schema, childPosition(position, name));
    if (replacement !== undefined || (never && !required.has(name))) built.set(name, replacement);
  }
  const all = new Map<string, Json | undefined>([...Object.entries(value), ...built]);
  if (built.size === 0) return value;
  return Object.fromEntries(
    [...all].filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

/**
 * A sample of an object as its conditions ask (`if`, `dependentRequired`, `dependentSchemas`), where it is plain which of
 * them hold; else as it was.
 */
export function applyConditions(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
  position: SamplePosition,
  value: JsonObject,
): JsonObject {
  if (!hasAnyKeyword(resolved, ['if', 'dependentRequired', 'dependentSchemas', 'dependencies']))
    return value;
  let now = value;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = applyConditionsOnce(run, [resolved, source], position, now);
    if (next === now) break;
    now = next;
  }
  return now;
}
