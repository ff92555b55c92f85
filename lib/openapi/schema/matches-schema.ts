import { getObject, getOwn, isEqualJson, isList, isObject, joinPointer } from '../core/json';
import { NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import { getLimit, hasFlag } from './merged-keywords';
import { getPropertySource } from './property-source';
import { childSource, type ResolvedSchema, resolveSchema } from './resolve-schema';
import { getChild, getChildren, getItems, getTuple, isClosedTuple } from './schema-children';
import { getDependentRequired, getRequired } from './schema-requirements';
import { hasAnyKeyword } from './schema-type';
import { type Choice, groupByUnion, matchDiscriminator } from './schema-variants';
import {
  everyVerdict,
  isCount,
  isListed,
  isOfSomeType,
  isWithinLimits,
  negate,
  type Verdict,
} from './value-limits';

/** State of checks: what they may cost, and what this direction leaves out. */
export type CheckRun = {
  readonly api: ApiIndex;
  /** Keyword of fields that are not sent this way, `readOnly` or `writeOnly`. */
  readonly hiddenKeyword: string | undefined;
  /** Whether bounds of numbers are not held against a value, as against what authors offer. */
  readonly ignoresBounds?: boolean;
  /** Schemas that were checked before, each resolved once. */
  readonly checkedSchemas: WeakMap<SchemaSource, ResolvedSchema>;
  /** Number of schemas that may still be checked; afterwards the result is unknown. */
  checks: number;
};

/** Creates the state of checks for one sample. */
export function createCheckRun(
  api: ApiIndex,
  hiddenKeyword?: string,
  checks = MAX_CHECKS,
): CheckRun {
  return { api, hiddenKeyword, checkedSchemas: new WeakMap(), checks };
}

/** Most schemas that are checked for one sample. */
const MAX_CHECKS = 20_000;

/** Levels of nested values that are followed. */
const MAX_DEPTH = 32;

/** Combines the verdicts of a union: one must be true, with `isOnly` exactly one. */
function someVerdict(verdicts: readonly Verdict[], isOnly: boolean): Verdict {
  const yes = verdicts.filter((one) => one === true).length;
  if (isOnly && yes > 1) return false;
  if (verdicts.includes(undefined) && (isOnly || yes === 0)) return undefined;
  return yes > 0;
}

/** Whether `unevaluatedProperties` forbids what nothing describes; unknown beside forms. */
function isEvaluated(resolved: ResolvedSchema, value: JsonObject): Verdict {
  if (!hasFlag(resolved, 'unevaluatedProperties', false)) return true;
  const isDescribed = Object.keys(value).every(
    (name) => getPropertySource(resolved, name) !== undefined,
  );
  return isDescribed || (hasAnyKeyword(resolved, APPLICATORS) ? undefined : false);
}

/** Keywords by which further schemas apply to the same value. */
const APPLICATORS = ['oneOf', 'anyOf', 'if', 'dependentSchemas', 'dependencies', '$dynamicRef'];

function isHidden(run: CheckRun, source: SchemaSource | undefined): boolean {
  const { hiddenKeyword } = run;
  if (hiddenKeyword === undefined || source === undefined) return false;
  return hasFlag(resolveForCheck(run, source), hiddenKeyword, true);
}

function isObjectValid(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: JsonObject,
  depth: number,
): Verdict {
  const names = Object.keys(value);
  const has = (name: string) => Object.hasOwn(value, name);
  const isThere = (name: string) => has(name) || isHidden(run, getPropertySource(resolved, name));
  const dependent = [...getDependentRequired(resolved)];
  const dependentSchemas = ['dependentSchemas', 'dependencies'].flatMap((key) =>
    resolved.parts.flatMap((part) =>
      Object.entries(getObject(part.value, key) ?? {})
        .filter(([name, schema]) => has(name) && !isList(schema))
        .map(([name, schema]) =>
          childSource(resolved, part, schema, joinPointer(part.pointer, key, name)),
        ),
    ),
  );
  const propertyNames = getChild(resolved, 'propertyNames');
  // A fixed value is sent as it is: nothing else is allowed.
  const isFixed = hasAnyKeyword(resolved, ['const', 'enum']);
  return everyVerdict([
    [...getRequired(resolved, [])].every(isThere),
    dependent.every(([name, others]) => isThere(name) || ![...others].some(has)),
    isCount(names.length, getLimit(resolved, 'minProperties'), getLimit(resolved, 'maxProperties')),
    isEvaluated(resolved, value),
    ...names.map((name) => {
      const source = getPropertySource(resolved, name);
      if (source === undefined) return true;
      if (!isFixed && isHidden(run, source)) return false;
      return matchesSchema(run, source, value[name] ?? null, depth + 1);
    }),
    ...(propertyNames
      ? names.map((name) => matchesSchema(run, propertyNames, name, depth + 1))
      : []),
    ...dependentSchemas.map((source) => matchesSchema(run, source, value, depth + 1)),
  ]);
}

/** Whether `contains` of each part allows as many items as it must. */
function isContained(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: readonly Json[],
  depth: number,
): Verdict {
  return everyVerdict(
    resolved.parts.flatMap((part) => {
      const alone = { ...resolved, parts: [part] };
      const contains = getChild(alone, 'contains');
      if (contains === undefined) return [];
      const verdicts = value.map((item) => matchesSchema(run, contains, item, depth + 1));
      const [min, max] = [getLimit(alone, 'minContains') ?? 1, getLimit(alone, 'maxContains')];
      const yes = verdicts.filter((one) => one === true).length;
      return verdicts.includes(undefined) ? undefined : isCount(yes, min, max);
    }),
  );
}

function isListValid(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: readonly Json[],
  depth: number,
): Verdict {
  const [tuple, items] = [getTuple(resolved), getItems(resolved)];
  const isSet = hasFlag(resolved, 'uniqueItems', true);
  return everyVerdict([
    isCount(value.length, getLimit(resolved, 'minItems'), getLimit(resolved, 'maxItems')),
    !isClosedTuple(resolved) || value.length <= tuple.length,
    hasFlag(resolved, 'unevaluatedItems', false) && value.length > tuple.length ? undefined : true,
    !isSet || hasDistinctItems(value),
    ...value.map((item, index) => {
      const source = tuple[index] ?? items;
      return source === undefined || matchesSchema(run, source, item, depth + 1);
    }),
    isContained(run, resolved, value, depth),
  ]);
}

/** Most items that are compared with each other. */
const MAX_COMPARED_ITEMS = 100;

function hasDistinctItems(value: readonly Json[]): Verdict {
  if (value.length > MAX_COMPARED_ITEMS) return undefined;
  return value.every((item, at) => !value.slice(0, at).some((other) => isEqualJson(item, other)));
}

/** Forms with the property and value of their discriminator; empty without one. */
function listDiscriminated(
  run: CheckRun,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
): readonly (readonly [SchemaSource, property: string, value: string])[] {
  return choices.slice(0, MAX_CHOICES).flatMap(({ schema }) => {
    const resolve = () => resolveForCheck(run, schema);
    const discriminator = matchDiscriminator(run.api.document, resolved, schema, resolve);
    return discriminator ? [[schema, discriminator.property, discriminator.value] as const] : [];
  });
}

/** Form that the discriminator's value selects; `undefined` for none. */
export function findSelected(
  run: CheckRun,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
  value: Json,
): SchemaSource | undefined {
  if (!isObject(value)) return undefined;
  const forms = listDiscriminated(run, resolved, choices);
  return forms.find(([, property, name]) => getOwn(value, property) === name)?.[0];
}

/** Forms whose discriminator is compared with a value. */
const MAX_CHOICES = 200;

/** Checks unions of several schemas (those of one are merged already), `not` and conditions. */
function areApplicatorsValid(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: Json,
  depth: number,
): Verdict {
  const check = (source: SchemaSource) => matchesSchema(run, source, value, depth + 1);
  const unions = groupByUnion(resolved, NO_SCHEMA).map((choices) => {
    const selected = findSelected(run, resolved, choices, value);
    if (selected !== undefined) return check(selected);
    const verdicts = choices.map(({ schema }) => check(schema));
    const isOneOf = choices[0]?.kind === 'oneOf';
    const isAmbiguous = isOneOf && verdicts.filter((one) => one === true).length > 1;
    // With a discriminator forms may overlap: its value tells them apart.
    const isApart = isAmbiguous && listDiscriminated(run, resolved, choices).length > 0;
    return someVerdict(verdicts, isOneOf && !isApart);
  });
  const conditions = resolved.parts.map((part) => {
    const [condition, then, otherwise] = ['if', 'then', 'else'].map(
      (key) => getChildren({ ...resolved, parts: [part] }, key)[0],
    );
    if (condition === undefined || (then ?? otherwise) === undefined) return true;
    const verdict = check(condition);
    const branch = verdict === true ? then : otherwise;
    return verdict === undefined ? undefined : branch === undefined || check(branch);
  });
  const excluded = getChildren(resolved, 'not').map((source) => negate(check(source)));
  return everyVerdict([...unions, ...conditions, ...excluded]);
}

/** Resolves a schema as if no reference were open: a value ends every loop. */
function resolveForCheck(run: CheckRun, source: SchemaSource): ResolvedSchema {
  const known = run.checkedSchemas.get(source);
  if (known !== undefined) return known;
  const resolved = resolveSchema(run.api.document, { ...source, openRefs: [] });
  run.checkedSchemas.set(source, resolved);
  run.checks -= resolved.parts.length;
  return resolved;
}

/** Whether a value is valid for a schema; `undefined` if unknown. Each schema costs a check. */
export function matchesSchema(
  run: CheckRun,
  source: SchemaSource,
  value: Json,
  depth = 0,
): Verdict {
  if (source.value === true || source.value === undefined) return true;
  if (depth > MAX_DEPTH || run.checks <= 0) return undefined;
  return matchesResolved(run, resolveForCheck(run, source), value, depth);
}

/** Whether a value is valid for a resolved schema; `undefined` if unknown. */
export function matchesResolved(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: Json,
  depth = 0,
): Verdict {
  run.checks -= 1;
  if (resolved.never) return false;
  // `anyOf: [X, null]` is merged with X.
  if (value === null && resolved.orNull) return true;
  if (!isOfSomeType(resolved, value) || !isListed(resolved, value)) return false;
  const isKnown = !resolved.cyclic && resolved.problems.length === 0;
  return everyVerdict([
    isKnown || undefined,
    isWithinLimits(resolved, value, run.ignoresBounds),
    isObject(value) ? isObjectValid(run, resolved, value, depth) : true,
    isList(value) ? isListValid(run, resolved, value, depth) : true,
    areApplicatorsValid(run, resolved, value, depth),
  ]);
}
