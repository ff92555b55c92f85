import { matchesPattern } from '../pattern/pattern-test';
import { getOwn, isList, isObject, truncateDeepJson } from '../core/json';
import { printJson } from '../core/print-json';
import {
  getKeywordValues,
  getTightestBound,
  getLimit,
  getKeywordTexts,
} from '../schema/merged-keywords';
import type { ResolvedSchema } from '../schema/resolve-schema';
import { getChildren } from '../schema/schema-children';
import { listFields } from '../node/schema-fields';
import { getRequired } from '../schema/schema-requirements';
import { getDeclaredTypes } from '../schema/schema-type';
import { listChoices } from '../schema/schema-variants';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { type SampleRun, resolveCountingFields } from './sample-run';

/** Keywords that are asked, and those that ask nothing. With any other nobody here can tell whether a value fits. */
const SUPPORTED_KEYWORDS: ReadonlySet<string> = new Set(
  [
    '$ref allOf anyOf oneOf not type const enum required properties pattern minLength maxLength',
    'minimum maximum exclusiveMinimum exclusiveMaximum title description $comment default example',
    'examples deprecated readOnly writeOnly',
  ].flatMap((line) => line.split(' ')),
);

/** Conditions in conditions, and properties in properties, that are followed. */
const MAX_DEPTH = 4;

/** `undefined`: it cannot be told. */
type Verdict = boolean | undefined;

/** Of answers that must all be yes. */
function everyVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes(false)) return false;
  return verdicts.includes(undefined) ? undefined : true;
}

function negate(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}

/** Of the answers of a choice: one yes is enough, or must be the only one. */
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

/** By its text; of lists and objects only the same one is told to be the same. */
function isEqual(value: Json, other: Json): Verdict {
  const [one, two] = [value, other].map((each) => printJson(truncateDeepJson(each)));
  return one === two || (typeof value === 'object' && value !== null ? undefined : false);
}

function isWithinLimits(resolved: ResolvedSchema, value: Json): Verdict {
  if (typeof value === 'string') {
    const size = [...value].length;
    const max = getLimit(resolved, 'maxLength') ?? size;
    const isFit = size >= (getLimit(resolved, 'minLength') ?? 0) && size <= max;
    return everyVerdict([
      isFit,
      ...getKeywordTexts(resolved, 'pattern').map((one) => matchesPattern(value, one)),
    ]);
  }
  if (typeof value !== 'number') return true;
  const [min, max] = [getTightestBound(resolved, 'Minimum'), getTightestBound(resolved, 'Maximum')];
  const isAbove = !min || value > min.value || (value >= min.value && !min.exclusive);
  return isAbove && (!max || value < max.value || (value <= max.value && !max.exclusive));
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
  const source = { value: undefined, pointer: '', trail: [] };
  const verdicts = listFields(resolved, source).map(({ name, schema }) => {
    const inner = getOwn(value, name);
    return inner === undefined || matchesSchema(run, schema, inner, depth + 1);
  });
  return everyVerdict([...present, ...verdicts]);
}

/** Unions of several; those of one schema are parts already. */
function areUnionsValid(
  run: SampleRun,
  resolved: ResolvedSchema,
  value: Json,
  depth: number,
): Verdict {
  const unions: Verdict[][] = [];
  const choices = listChoices(resolved, { value: undefined, pointer: '', trail: [] }, []);
  const kinds: boolean[] = [];
  for (const { kind, isFirst, schema } of choices) {
    if (isFirst) {
      unions.push([]);
      kinds.push(kind === 'oneOf');
    }
    unions.at(-1)?.push(matchesSchema(run, schema, value, depth + 1));
  }
  return everyVerdict(
    unions.map((verdicts, index) => someVerdict(verdicts, kinds[index] === true)),
  );
}

/** Whether a value fits a schema, as far as that is plain; `undefined` where it is not. Each schema asked is one of the budget. */
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
