import { Decimal } from '../core/decimal';
import { getOwn, isEqualJson, isContainer, isList, isNumber, isObject } from '../core/json';
import type { Json } from '../core/types';
import { matchesPattern } from '../pattern/pattern-test';
import {
  getKeywordTexts,
  getKeywordValues,
  getLimit,
  getSteps,
  hasFlag,
  isAllowedLength,
  isWithinBounds,
  MAX_DECIMALS,
} from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { listDeclaredTypes } from '../schema/schema-type';
import type { CheckRun } from './check-run';
import { isOfFormat } from './format-values';

/** Result of a check; `undefined` if unknown. */
export type Verdict = boolean | undefined;

/** Combines verdicts that must all be true; none is asked for after the first false one. */
function everyVerdict(verdicts: Iterable<Verdict>): Verdict {
  let all: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === undefined) all = undefined;
  }
  return all;
}

/** Combines the verdicts of a union: one must be true, with `isOnly` exactly one. */
export function someVerdict(verdicts: readonly Verdict[], isOnly: boolean): Verdict {
  const yes = verdicts.filter((one) => one === true).length;
  if (isOnly && yes > 1) return false;
  if (verdicts.includes(undefined) && (isOnly || yes === 0)) return undefined;
  return yes > 0;
}

/** Most items that are compared with each other. */
const MAX_COMPARED_ITEMS = 100;

/** Whether no item is there twice; unknown of a long list. */
function hasDistinctItems(value: readonly Json[]): Verdict {
  if (value.length > MAX_COMPARED_ITEMS) return undefined;
  return value.every((item, at) => !value.slice(0, at).some((other) => isEqualJson(item, other)));
}

/** The opposite of a verdict; unknown stays unknown. */
export function negate(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}

/** Whether a count is within limits, each of which may be absent. */
export function isCount(count: number, min = 0, max = Infinity): boolean {
  return count >= min && count <= max;
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return isList(value);
  if (type === 'object') return isObject(value);
  if (type === 'file') return typeof value === 'string';
  if (type === 'integer')
    return typeof value === 'bigint' || (isNumber(value) && Number.isInteger(Number(value)));
  return type === 'number' ? isNumber(value) : typeof value === type;
}

/** Whether a value is of a type that each part declares; any is, where none declares one. */
export function isOfSomeType(resolved: ResolvedSchema, value: Json): boolean {
  const isNull = value === null && resolved.nullable;
  return (
    isNull ||
    listDeclaredTypes(resolved).every((types) => types.some((type) => isOfType(value, type)))
  );
}

/** Part of a quotient that a division of two numbers, each rounded, may add or take. */
const MAX_ROUNDING = 2 * Number.EPSILON;

/** Whether a number is a multiple, but for what division of floating-point numbers adds. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= MAX_ROUNDING * Math.max(1, Math.abs(times));
}

/** What decides about limits of a check. */
type LimitRun = Pick<CheckRun, 'ignoresBounds' | 'matchesPattern'>;

/** Whether format, length, pattern, bounds and steps allow a text or number; any other is. */
function isWithinLimits(
  { ignoresBounds, matchesPattern: matches = matchesPattern }: LimitRun,
  resolved: ResolvedSchema,
  value: Json,
): Verdict {
  const formats = getKeywordTexts(resolved, 'format');
  if (typeof value === 'string') {
    const isFormat = formats.every((one) => isOfFormat(value, one));
    const patterns = getKeywordTexts(resolved, 'pattern');
    const verdicts = patterns.map((one) => matches(value, one));
    return everyVerdict([isFormat, isAllowedLength(resolved, value), ...verdicts]);
  }
  if (!isNumber(value)) return true;
  const number = value instanceof Decimal ? Number(value) : value;
  const isFormat = formats.every((one) => isOfFormat(number, one));
  if (ignoresBounds) return isFormat;
  return (
    isFormat &&
    isWithinBounds(resolved, number) &&
    getSteps(resolved).every((step) => isMultiple(Number(number), step))
  );
}

/** Whether each `enum` and `const` has a value; a number is a text that its type asks for. */
function isListed(resolved: ResolvedSchema, value: Json): boolean {
  const lists = [
    ...getKeywordValues(resolved, 'enum').filter(isList),
    ...getKeywordValues(resolved, 'const').map((one) => [one]),
  ];
  const isMeant = (one: Json) =>
    !isContainer(one) && String(one) === value && !isOfSomeType(resolved, one);
  return lists.every((list) => list.some((one) => isEqualJson(value, one) || isMeant(one)));
}

/** Verdicts on the numbers of items and properties, and on items that are there twice. */
function* judgeSize(resolved: ResolvedSchema, value: Json): Generator<Verdict, void> {
  if (isObject(value)) {
    const count = Object.keys(value).length;
    yield isCount(count, getLimit(resolved, 'minProperties'), getLimit(resolved, 'maxProperties'));
  }
  if (!isList(value)) return;
  yield isCount(value.length, getLimit(resolved, 'minItems'), getLimit(resolved, 'maxItems'));
  if (hasFlag(resolved, 'uniqueItems', true)) yield hasDistinctItems(value);
}

/** Whether a value is valid by the keywords that need no further schema; `undefined` if unknown. */
export function judgeKeywords(run: LimitRun, resolved: ResolvedSchema, value: Json): Verdict {
  if (!isOfSomeType(resolved, value) || !isListed(resolved, value)) return false;
  return everyVerdict([isWithinLimits(run, resolved, value), ...judgeSize(resolved, value)]);
}

/** Keywords that need no further schema; of several broken ones the first is named. */
const KEYWORDS = [
  ...['enum', 'const', 'type', 'pattern', 'minimum', 'maximum', 'format'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', MAX_DECIMALS, 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'uniqueItems'],
];

/** Keyword that a value breaks by itself, with its value; `undefined` where none does alone. */
export function findBrokenKeyword(
  run: CheckRun,
  resolved: ResolvedSchema,
  value: Json,
): readonly [keyword: string, limit: Json] | undefined {
  for (const keyword of KEYWORDS)
    for (const part of resolved.parts) {
      const limit = getOwn(part.value, keyword);
      if (limit === undefined) continue;
      const alone = { ...resolved, parts: [{ ...part, value: { [keyword]: limit } }] };
      if (judgeKeywords(run, alone, value) === false) return [keyword, limit];
    }
  return undefined;
}
