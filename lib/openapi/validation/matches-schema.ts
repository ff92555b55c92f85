import { getOwn, isList, isObject } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { getLimit, hasFlag } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, isClosedTuple } from '../schema/schema-children';
import { getDependentRequired, getRequired } from '../schema/schema-requirements';
import { hasAnyKeyword } from '../schema/schema-type';
import { type Choice, matchDiscriminator } from '../schema/schema-variants';
import {
  getApplicators,
  getDependentSources,
  getItemSources,
  getPropertyNames,
  getUnevaluated,
} from './applied-schemas';
import { type CheckRun, resolveForCheck } from './check-run';
import { getPropertySource } from './property-source';
import {
  everyVerdict,
  hasDistinctItems,
  isCount,
  isListed,
  isOfSomeType,
  isWithinLimits,
  negate,
  someVerdict,
  type Verdict,
} from './value-limits';

/** Levels of nested values that are followed. */
const MAX_DEPTH = 32;

/** Whether `unevaluatedProperties` allows what nothing describes; unknown beside forms. */
function isEvaluated(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: JsonObject,
  depth: number,
): Verdict {
  const unevaluated = getUnevaluated(resolved);
  if (unevaluated === undefined) return true;
  const verdict = everyVerdict(
    Object.entries(value)
      .filter(([name]) => getPropertySource(resolved, name) === undefined)
      .map(([, one]) => matchesSchema(run, unevaluated, one, depth + 1)),
  );
  return verdict === false && hasAnyKeyword(resolved, APPLICATORS) ? undefined : verdict;
}

/** Keywords by which further schemas apply to the same value. */
const APPLICATORS = ['oneOf', 'anyOf', 'if', 'dependentSchemas', 'dependencies', '$dynamicRef'];

/** Keywords by which an item is evaluated that is not in the tuple. */
const ITEM_APPLICATORS = [...APPLICATORS, 'items', 'contains'];

/** Whether a property is not sent in the direction of the checks. */
export function isHidden(run: CheckRun, source: SchemaSource | undefined): boolean {
  const { hiddenKeyword } = run;
  if (hiddenKeyword === undefined || source === undefined) return false;
  return hasFlag(resolveForCheck(run, source), hiddenKeyword, true);
}

/** Verdicts on an object, the cheap ones first. */
function* checkObject(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: JsonObject,
  depth: number,
): Generator<Verdict, void> {
  const names = Object.keys(value);
  const has = (name: string) => Object.hasOwn(value, name);
  const isThere = (name: string) => has(name) || isHidden(run, getPropertySource(resolved, name));
  yield isCount(
    names.length,
    getLimit(resolved, 'minProperties'),
    getLimit(resolved, 'maxProperties'),
  );
  for (const name of getRequired(resolved, [])) yield isThere(name);
  for (const [name, others] of getDependentRequired(resolved))
    yield isThere(name) || ![...others].some(has);
  yield isEvaluated(run, resolved, value, depth);
  // A fixed value is sent as it is: nothing else is allowed.
  const isFixed = hasAnyKeyword(resolved, ['const', 'enum']);
  const propertyNames = getPropertyNames(resolved);
  for (const name of names) {
    if (propertyNames) yield matchesSchema(run, propertyNames, name, depth + 1);
    const source = getPropertySource(resolved, name);
    if (source === undefined) continue;
    yield isFixed || !isHidden(run, source);
    yield matchesSchema(run, source, value[name] ?? null, depth + 1);
  }
  for (const [name, source] of getDependentSources(resolved))
    if (has(name)) yield matchesSchema(run, source, value, depth + 1);
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

/** Verdicts on a list, the cheap ones first. */
function* checkList(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: readonly Json[],
  depth: number,
): Generator<Verdict, void> {
  const { tuple, items } = getItemSources(resolved);
  yield isCount(value.length, getLimit(resolved, 'minItems'), getLimit(resolved, 'maxItems'));
  yield !isClosedTuple(resolved) || value.length <= tuple.length;
  if (hasFlag(resolved, 'unevaluatedItems', false) && value.length > tuple.length)
    yield hasAnyKeyword(resolved, ITEM_APPLICATORS) ? undefined : false;
  if (hasFlag(resolved, 'uniqueItems', true)) yield hasDistinctItems(value);
  for (const [index, item] of value.entries()) {
    const source = tuple[index] ?? items;
    if (source !== undefined) yield matchesSchema(run, source, item, depth + 1);
  }
  yield isContained(run, resolved, value, depth);
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

/** Verdicts on a value by `not`, conditions, and unions of several schemas. */
function* checkApplicators(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: Json,
  depth: number,
): Generator<Verdict, void> {
  const check = (source: SchemaSource) => matchesSchema(run, source, value, depth + 1);
  const { unions, conditions, excluded } = getApplicators(resolved);
  for (const source of excluded) yield negate(check(source));
  for (const [condition, then, otherwise] of conditions) {
    const verdict = check(condition);
    const branch = verdict === true ? then : otherwise;
    if (verdict === undefined) yield undefined;
    else if (branch !== undefined) yield check(branch);
  }
  for (const choices of unions) yield checkUnion(run, resolved, choices, value, depth);
}

function checkUnion(
  run: CheckRun,
  resolved: ResolvedSchema,
  choices: readonly Choice[],
  value: Json,
  depth: number,
): Verdict {
  const selected = findSelected(run, resolved, choices, value);
  if (selected !== undefined) return matchesSchema(run, selected, value, depth + 1);
  const verdicts = choices.map(({ schema }) => matchesSchema(run, schema, value, depth + 1));
  const isOneOf = choices[0]?.kind === 'oneOf';
  const isAmbiguous = isOneOf && verdicts.filter((one) => one === true).length > 1;
  // With a discriminator forms may overlap: its value tells them apart.
  const isApart = isAmbiguous && listDiscriminated(run, resolved, choices).length > 0;
  return someVerdict(verdicts, isOneOf && !isApart);
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
  return everyVerdict(
    (function* () {
      yield isKnown || undefined;
      yield isWithinLimits(resolved, value, run);
      if (isObject(value)) yield* checkObject(run, resolved, value, depth);
      if (isList(value)) yield* checkList(run, resolved, value, depth);
      yield* checkApplicators(run, resolved, value, depth);
    })(),
  );
}
