import { getObject, getOwn, isObject } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { joinSources, type ResolvedSchema } from '../schema/resolve-schema';
import {
  getDependentRequired,
  getRequired,
  getRequiredWithoutProperties,
} from '../schema/schema-requirements';
import { hasAnyKeyword } from '../schema/schema-type';
import { groupByUnion } from '../schema/schema-unions';
import { listFields } from '../schema-view/schema-fields';
import { getConditions, getDependentSources } from '../validation/applied-schemas';
import { matchesSchema } from '../validation/matches-schema';
import { getUndeclaredSource } from './sample-fields';
import {
  childPosition,
  isHidden,
  resolveCountingFields,
  resolveInRun,
  type SampledSchema,
  type SampleRun,
} from './sample-run';

/** Levels of nested branches that are followed. */
const MAX_DEPTH = 3;

/** Passes over a sample, as properties that one adds may trigger further conditions. */
const MAX_ROUNDS = 4;

/** Schema that applies to a value, with the names of the properties that its condition tests. */
type Branch = { readonly schema: SchemaSource; readonly tested: readonly string[] };

/**
 * Branches of one part: `then` or `else`, unless the result of `if` is unknown, and schemas that properties of the
 * value trigger (`dependentSchemas`, older `dependencies`).
 */
function listPartBranches(
  run: SampleRun,
  part: ResolvedSchema,
  value: JsonObject,
): readonly Branch[] {
  const conditional = getConditions(part).flatMap(([condition, then, otherwise]) => {
    const verdict = matchesSchema(run, condition, value);
    const schema = verdict === undefined ? undefined : verdict ? then : otherwise;
    const tested = isObject(condition.value) ? getObject(condition.value, 'properties') : {};
    return schema ? [{ schema, tested: Object.keys(tested ?? {}) }] : [];
  });
  const triggered = getDependentSources(part)
    .filter(([name]) => Object.hasOwn(value, name))
    .map(([name, schema]) => ({ schema, tested: [name] }));
  return [...conditional, ...triggered];
}

/** Branches that apply to a value, nested ones included. */
function getBranches(
  run: SampleRun,
  resolved: ResolvedSchema,
  value: JsonObject,
  depth = 0,
): readonly Branch[] {
  if (depth > MAX_DEPTH) return [];
  return resolved.parts.flatMap((part) =>
    listPartBranches(run, { ...resolved, parts: [part] }, value)
      .filter(({ schema }) => isObject(schema.value) && run.budget > 0)
      .flatMap((branch) => {
        const inner = resolveCountingFields(run, branch.schema);
        if (inner.cyclic || inner.never) return [];
        return [branch, ...getBranches(run, inner, value, depth + 1)];
      }),
  );
}

/** Names that properties of the value make required. */
function getTriggeredNames(resolved: ResolvedSchema, value: JsonObject): readonly string[] {
  return [...getDependentRequired(resolved)].flatMap(([name, others]) =>
    [...others].some((other) => Object.hasOwn(value, other)) ? [name] : [],
  );
}

/** Names that the first variant of each union requires of the fields beside it. */
function getRequiredByVariant(
  run: SampleRun,
  resolved: ResolvedSchema,
  source: SchemaSource,
): readonly string[] {
  return groupByUnion(resolved, source).flatMap(([variant]) =>
    variant ? getRequiredWithoutProperties(resolveInRun(run, variant.schema)) : [],
  );
}

/** Resolved schema with its source. */
type ResolvedPair = readonly [resolved: ResolvedSchema, source: SchemaSource];

/**
 * Names that branches require and the value lacks. The schema's own `required` is not repeated:
 * what a sample lacks of it is left out on purpose.
 */
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

/** Schema of each property, joined from all schemas that describe it. */
function collectPropertySchemas(all: readonly ResolvedPair[]): ReadonlyMap<string, SchemaSource> {
  const schemas = new Map<string, SchemaSource>();
  for (const { name, schema } of all.flatMap(([resolved, source]) =>
    listFields(resolved, source),
  )) {
    const earlier = schemas.get(name);
    const joined = earlier && joinSources(schema, [earlier, schema]);
    schemas.set(name, joined ?? schema);
  }
  return schemas;
}

/** Names whose value does not match a branch, except those that its condition tests. */
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

/** Adds missing and corrects invalid properties, once; returns the same object if none. */
function applyConditionsOnce(
  { run, resolved, source, position }: SampledSchema,
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
    const schema = schemas.get(name) ?? getUndeclaredSource(resolved, name);
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
 * Adapts an object to its conditions (`if`, `dependentRequired`, `dependentSchemas`), as far as it
 * is known which of them apply. Returns the same object if nothing changes.
 */
export function applyConditions(sampled: SampledSchema, value: JsonObject): JsonObject {
  if (
    !hasAnyKeyword(sampled.resolved, [
      'if',
      'dependentRequired',
      'dependentSchemas',
      'dependencies',
    ])
  )
    return value;
  let now = value;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = applyConditionsOnce(sampled, now);
    if (next === now) break;
    now = next;
  }
  return now;
}
