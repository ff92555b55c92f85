import { getObject, getOwn, isList, isObject } from '../json';
import { toPointer } from '../pointer';
import { saysAny } from '../schema/all-parts';
import { type OpenSchema, type SchemaPart, toChild, toJoinedSource } from '../schema/open-schema';
import { getChild } from '../schema/schema-children';
import { toFields } from '../schema/schema-fields';
import { getDependent, getRequired } from '../schema/schema-requirements';
import { hasAny } from '../schema/schema-type';
import type { SchemaSource } from '../schema-types';
import type { Json, JsonObject } from '../types';
import { holds } from './condition-holds';
import { getRequiredByForm } from './sample-forms';
import { isHidden, type Place, type Run, toInner, toOpen, toOpenFields } from './sample-run';

/** Branches in branches that are followed. */
const DEEPEST = 3;

/** How often a sample is held against its conditions: what one adds may ask for more. */
const ROUNDS = 4;

/** A schema that holds, and the names of the properties by which that was told. */
type Branch = { readonly schema: SchemaSource; readonly asked: readonly string[] };

/** `then` or `else` of a part, where it is plain which of them holds. */
function getBranch(run: Run, open: OpenSchema, part: SchemaPart, value: JsonObject): Branch[] {
  const [condition, then, otherwise] = ['if', 'then', 'else'].map((key) => {
    const own = getOwn(part.value, key);
    return own === undefined ? undefined : toChild(open, part, own, toPointer(part.pointer, key));
  });
  if (condition === undefined || (then ?? otherwise) === undefined) return [];
  const answer = holds(run, condition, value);
  const schema = answer === undefined ? undefined : answer ? then : otherwise;
  const asked = Object.keys(
    getObject(isObject(condition.value) ? condition.value : {}, 'properties') ?? {},
  );
  return schema ? [{ schema, asked }] : [];
}

/** What holds because of the properties that are there (`dependentSchemas`, in older drafts `dependencies`). */
function getDependents(open: OpenSchema, part: SchemaPart, value: JsonObject): readonly Branch[] {
  return ['dependentSchemas', 'dependencies'].flatMap((key) =>
    Object.entries(getObject(part.value, key) ?? {})
      .filter(([name, schema]) => Object.hasOwn(value, name) && !isList(schema))
      .map(([name, schema]) => ({
        schema: toChild(open, part, schema, toPointer(part.pointer, key, name)),
        asked: [name],
      })),
  );
}

/** All that hold of a value, those in them included. */
function getBranches(run: Run, open: OpenSchema, value: JsonObject, depth = 0): readonly Branch[] {
  if (depth > DEEPEST) return [];
  return open.parts.flatMap((part) => {
    const own = [...getBranch(run, open, part, value), ...getDependents(open, part, value)];
    return own
      .filter(({ schema }) => isObject(schema.value) && run.left > 0)
      .flatMap((branch) => {
        const inner = toOpenFields(run, branch.schema);
        if (inner.cyclic || inner.never) return [];
        return [branch, ...getBranches(run, inner, value, depth + 1)];
      });
  });
}

/** Names that a schema requires because of others that are there. */
function getDue(open: OpenSchema, value: JsonObject): readonly string[] {
  return [...getDependent(open)].flatMap(([name, others]) =>
    [...others].some((other) => Object.hasOwn(value, other)) ? [name] : [],
  );
}

/** A schema opened, with what it was. */
type Opened = readonly [open: OpenSchema, source: SchemaSource];

/** Names that are missing. What the schema itself always requires it has already, or has not for a reason. */
function getMissing(
  run: Run,
  open: OpenSchema,
  inner: readonly Opened[],
  value: JsonObject,
): readonly string[] {
  const byBranch = inner.flatMap(([one, source]) => [
    ...getRequired(one, []),
    ...getRequiredByForm(run, one, source),
    ...getDue(one, value),
  ]);
  const names = new Set([...getDue(open, value), ...byBranch]);
  return [...names].filter((name) => !Object.hasOwn(value, name));
}

/** The schema of each property, by all that describe it. */
function toSchemas(all: readonly Opened[]): ReadonlyMap<string, SchemaSource> {
  const schemas = new Map<string, SchemaSource>();
  for (const { name, schema } of all.flatMap(([open, source]) => toFields(open, source))) {
    const earlier = schemas.get(name);
    const all = earlier === undefined ? [schema] : [earlier, schema];
    schemas.set(name, toJoinedSource(schema, all) ?? schema);
  }
  return schemas;
}

/** Names of what is there and does not fit a branch. What told which branch holds is left alone. */
function getUnfit(
  run: Run,
  inner: readonly Opened[],
  asked: ReadonlySet<string>,
  value: JsonObject,
): readonly string[] {
  const names = inner.flatMap(([open, source]) =>
    toFields(open, source).flatMap(({ name, schema }) => {
      const own = asked.has(name) ? undefined : getOwn(value, name);
      return own !== undefined && holds(run, schema, own) === false ? [name] : [];
    }),
  );
  return [...new Set(names)];
}

/** What stands for a property that no schema describes; `undefined` where there must be none. */
function getOther(open: OpenSchema): SchemaSource | undefined {
  const keys = ['additionalProperties', 'unevaluatedProperties'];
  if (keys.some((key) => saysAny(open, key, false))) return undefined;
  const own = getChild(open, 'additionalProperties');
  const text = { value: { type: 'string' }, pointer: '', trail: open.trail };
  return own !== undefined && isObject(own.value) ? own : text;
}

/** A sample with what it lacks and without what it must not have, once; the same one where it is fit. */
function toNext(run: Run, [open, source]: Opened, place: Place, value: JsonObject): JsonObject {
  const branches = getBranches(run, open, value);
  const inner = branches.map(({ schema }): Opened => [toOpen(run, schema), schema]);
  const missing = getMissing(run, open, inner, value);
  const unfit = getUnfit(run, inner, new Set(branches.flatMap(({ asked }) => asked)), value);
  if (missing.length === 0 && unfit.length === 0) return value;
  const schemas = toSchemas([[open, source], ...inner]);
  const must = getRequired(open, []);
  const made = new Map<string, Json | undefined>();
  for (const name of [...missing, ...unfit]) {
    const schema = schemas.get(name) ?? getOther(open);
    if (schema === undefined || run.left < 0 || isHidden(run, schema)) continue;
    const { never } = toOpen(run, schema);
    const own = never ? undefined : run.toValue(schema, toInner(place, name));
    if (own !== undefined || (never && !must.has(name))) made.set(name, own);
  }
  const all = new Map<string, Json | undefined>([...Object.entries(value), ...made]);
  if (made.size === 0) return value;
  return Object.fromEntries(
    [...all].filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

/**
 * A sample of an object as its conditions ask (`if`, `dependentRequired`, `dependentSchemas`), where it is plain which of
 * them hold; else as it was.
 */
export function toConditioned(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  place: Place,
  value: JsonObject,
): JsonObject {
  if (!hasAny(open, ['if', 'dependentRequired', 'dependentSchemas', 'dependencies'])) return value;
  let now = value;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = toNext(run, [open, source], place, now);
    if (next === now) break;
    now = next;
  }
  return now;
}
