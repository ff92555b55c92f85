import { formatPointer, isList, isObject } from '../core/json';
import { NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { getLimit, hasFlag } from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChild, isClosedTuple } from '../schema/schema-children';
import { hasAnyKeyword } from '../schema/schema-type';
import { getApplicators, getItemSources } from './applied-schemas';
import { type CheckRun, resolveForCheck } from './check-run';
import { APPLICATORS, judgeObject } from './judge-object';
import { judgeUnion } from './judge-union';
import {
  demand,
  type Finding,
  getVerdict,
  isValid,
  type JudgedValue,
  judgeInner,
  judgePart,
  refuse,
  type Violation,
} from './judged-value';
import { findBrokenKeyword, isCount, judgeKeywords, negate, type Verdict } from './value-limits';

/** Levels of nested values that are followed. */
const MAX_DEPTH = 32;

/** Keywords by which an item is evaluated that is not in the tuple. */
const ITEM_APPLICATORS = [...APPLICATORS, 'items', 'contains'];

/** Whether `contains` of a part allows as many items as it must. */
function isContained(judged: JudgedValue, part: ResolvedSchema, list: readonly Json[]): Verdict {
  const contains = getChild(part, 'contains');
  if (contains === undefined) return true;
  const verdicts = list.map((item) => isValid(judged, contains, item));
  const yes = verdicts.filter((one) => one === true).length;
  const [min, max] = [getLimit(part, 'minContains') ?? 1, getLimit(part, 'maxContains')];
  return verdicts.includes(undefined) ? undefined : isCount(yes, min, max);
}

/** Judges a list, the cheap checks first. */
function* judgeList(judged: JudgedValue, list: readonly Json[]): Generator<Finding, void> {
  const { resolved } = judged;
  const { tuple, items } = getItemSources(resolved);
  const isLonger = list.length > tuple.length;
  yield* demand(judged, 'items', !isLonger || !isClosedTuple(resolved));
  if (isLonger && hasFlag(resolved, 'unevaluatedItems', false)) {
    const isUnknown = hasAnyKeyword(resolved, ITEM_APPLICATORS);
    yield* demand(judged, 'unevaluatedItems', isUnknown ? undefined : false);
  }
  for (const [index, item] of list.entries()) {
    const source = tuple[index] ?? items;
    if (source !== undefined) yield* judgeInner(judged, source, item, String(index));
  }
  for (const part of resolved.parts) {
    const alone = { ...resolved, parts: [part] };
    yield* demand(judged, 'contains', isContained(judged, alone, list));
  }
}

/** Judges a value by `not`, conditions, and unions of several schemas. */
function* judgeApplicators(judged: JudgedValue): Generator<Finding, void> {
  const { unions, conditions, excluded } = getApplicators(judged.resolved);
  for (const source of excluded) yield* demand(judged, 'not', negate(isValid(judged, source)));
  for (const [condition, then, otherwise] of conditions) {
    const verdict = isValid(judged, condition);
    const branch = verdict === true ? then : otherwise;
    if (verdict === undefined) yield undefined;
    else if (branch !== undefined) yield* judgePart(judged, branch);
  }
  for (const choices of unions) yield* judgeUnion(judged, choices);
}

function* judgeResolved(judged: JudgedValue): Generator<Finding, void> {
  const { run, resolved, value, path } = judged;
  run.checks -= 1;
  if (run.isUnknown?.(value)) {
    yield undefined;
    return;
  }
  if (resolved.never) {
    yield refuse(judged, 'false');
    return;
  }
  // `anyOf: [X, null]` is merged with X.
  if (value === null && resolved.orNull) return;
  const verdict = judgeKeywords(run, resolved, value);
  if (verdict === false) {
    const [keyword = '', limit = null] = (path && findBrokenKeyword(run, resolved, value)) ?? [];
    yield refuse(judged, keyword, { limit });
  }
  if (verdict === undefined || resolved.cyclic || resolved.problems.length > 0) yield undefined;
  if (isObject(value)) yield* judgeObject(judged, value);
  if (isList(value)) yield* judgeList(judged, value);
  yield* judgeApplicators(judged);
}

function* judge(judged: JudgedValue, source: SchemaSource): Generator<Finding, void> {
  const { run, depth } = judged;
  if (source.value === true || source.value === undefined) return;
  if (depth > MAX_DEPTH || run.checks <= 0) yield undefined;
  else yield* judgeResolved({ ...judged, source, resolved: resolveForCheck(run, source) });
}

/** Whether a value is valid for a schema; `undefined` if unknown. Each schema costs a check. */
export function matchesSchema(run: CheckRun, source: SchemaSource, value: Json): Verdict {
  if (source.value === true || source.value === undefined) return true;
  return run.checks <= 0 ? undefined : matchesResolved(run, resolveForCheck(run, source), value);
}

/** Whether a value is valid for a resolved schema; `undefined` if unknown. */
export function matchesResolved(run: CheckRun, resolved: ResolvedSchema, value: Json): Verdict {
  return getVerdict(judgeResolved({ run, source: NO_SCHEMA, resolved, value, depth: 0, judge }));
}

/**
 * Finds what a value breaks of its schema, one violation for each place. Of alternatives the closest one is explained.
 * Stricter than JSON Schema: a name that nothing describes is one too. None for a value that fits, and none of what
 * cannot be judged.
 * @param path Place of the value; empty for the root.
 */
export function* findViolations(
  run: CheckRun,
  source: SchemaSource,
  value: Json,
  path: readonly string[] = [],
): Generator<Violation, void> {
  const places = new Set<string>();
  const start = { run, source, resolved: resolveForCheck(run, source), value, depth: 0 };
  for (const found of judge({ ...start, path, judge }, source)) {
    const place = found && formatPointer(found.path);
    if (!found || place === undefined || places.has(place)) continue;
    places.add(place);
    yield found;
  }
}
