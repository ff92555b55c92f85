import { getOwn, isList, isObject, truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import { NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { listFields } from '../node/schema-fields';
import { matchesPattern } from '../pattern/pattern-test';
import {
  getKeywordTexts,
  getKeywordValues,
  isAllowedLength,
  isWithinBounds,
} from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChildren } from '../schema/schema-children';
import { getRequired } from '../schema/schema-requirements';
import { getDeclaredTypes } from '../schema/schema-type';
import { groupByUnion } from '../schema/schema-variants';
import { type SampleRun, resolveCountingFields } from './sample-run';

/** Keywords that are checked, and annotations. With any other the result is unknown. */
const SUPPORTED_KEYWORDS: ReadonlySet<string> = new Set(
  [
    '$ref allOf anyOf oneOf not type const enum required properties pattern minLength maxLength',
    'minimum maximum exclusiveMinimum exclusiveMaximum title description $comment default example',
    'examples deprecated readOnly writeOnly',
  ].flatMap((line) => line.split(' ')),
);

/** Levels of nested schemas that are followed. */
const MAX_DEPTH = 4;

/** Result of a check; `undefined` if unknown. */
type Verdict = boolean | undefined;

/** Combines verdicts that must all be true. */
function everyVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function negate(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}

/** Combines the verdicts of a union: one must be true, with `isOnly` exactly one. */
function someVerdict(verdicts: readonly Verdict[], isOnly: boolean): Verdict {
  const yes = verdicts.filter((one) => one === true).length;
  if (isOnly && yes > 1) return false;
  if (verdicts.includes(undefined) && (isOnly || yes === 0)) return undefined;
  return yes > 0;
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return isList(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return typeof value === 'bigint' || Number.isInteger(value);
  return typeof value === type || (type === 'number' && typeof value === 'bigint');
}

/** Compares printed values; lists and objects that differ in print are unknown. */
function isEqual(value: Json, other: Json): Verdict {
  const [one, two] = [value, other].map((each) => printJson(truncateDeepJson(each)));
  return one === two || (typeof value === 'object' && value !== null ? undefined : false);
}

function isWithinLimits(resolved: ResolvedSchema, value: Json): Verdict {
  if (typeof value !== 'string')
    return typeof value !== 'number' || isWithinBounds(resolved, value);
  const patterns = getKeywordTexts(resolved, 'pattern');
  const verdicts = patterns.map((one) => matchesPattern(value, one));
  return everyVerdict([isAllowedLength(resolved, value), ...verdicts]);
}

function isAllowed(resolved: ResolvedSchema, value: Json): Verdict {
  const types = getDeclaredTypes(resolved);
  const lists = [
    ...getKeywordValues(resolved, 'enum').filter(isList),
    ...getKeywordValues(resolved, 'const').map((one) => [one]),
  ];
  return everyVerdict([
    types.length === 0 || types.some((type) => isOfType(value, type)),
    ...lists.map((list) =>
      someVerdict(
        list.map((one) => isEqual(value, one)),
        false,
      ),
    ),
    isWithinLimits(resolved, value),
  ]);
}

function areFieldsValid(
  run: SampleRun,
  resolved: ResolvedSchema,
  value: Json,
  depth: number,
): Verdict {
  if (!isObject(value)) return true;
  const present = [...getRequired(resolved, [])].map((name) => Object.hasOwn(value, name));
  const verdicts = listFields(resolved, NO_SCHEMA).map(({ name, schema }) => {
    const inner = getOwn(value, name);
    return inner === undefined || matchesSchema(run, schema, inner, depth + 1);
  });
  return everyVerdict([...present, ...verdicts]);
}

/** Checks unions of several schemas; those of one schema are merged already. */
function areUnionsValid(
  run: SampleRun,
  resolved: ResolvedSchema,
  value: Json,
  depth: number,
): Verdict {
  const unions = groupByUnion(resolved, NO_SCHEMA).map((choices) =>
    someVerdict(
      choices.map(({ schema }) => matchesSchema(run, schema, value, depth + 1)),
      choices[0]?.kind === 'oneOf',
    ),
  );
  return everyVerdict(unions);
}

/** Whether a value is valid for a schema; `undefined` if unknown. Each schema costs budget. */
export function matchesSchema(
  run: SampleRun,
  source: SchemaSource,
  value: Json,
  depth = 0,
): Verdict {
  if (source.value === true) return true;
  if (depth > MAX_DEPTH || run.budget <= 0 || (!isObject(source.value) && source.value !== false))
    return undefined;
  const resolved = resolveCountingFields(run, source);
  if (resolved.never) return false;
  if (resolved.cyclic || resolved.problems.length > 0) return undefined;
  const isSupported = resolved.parts.every((part) =>
    Object.keys(part.value).every((key) => SUPPORTED_KEYWORDS.has(key)),
  );
  return everyVerdict([
    isSupported || undefined,
    (resolved.orNull && value === null) || isAllowed(resolved, value),
    areFieldsValid(run, resolved, value, depth),
    areUnionsValid(run, resolved, value, depth),
    ...getChildren(resolved, 'not').map((child) =>
      negate(matchesSchema(run, child, value, depth + 1)),
    ),
  ]);
}
