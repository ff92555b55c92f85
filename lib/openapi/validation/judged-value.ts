import { getOwn, isObject } from '../core/json';
import { NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import type { ResolvedSchema } from '../schema/resolve-schema';
import type { CheckRun } from './check-run';
import type { Verdict } from './value-limits';

/** A keyword that a value breaks, and where. */
export type Violation = {
  /** Names and indexes from the root: `['lines', '0', 'sku']`. A missing property has the place it should be at. */
  readonly path: readonly string[];
  /**
   * Keyword of JSON Schema; `false` is the schema that allows nothing, `undeclared` a name that nothing describes,
   * `readOnly` or `writeOnly` a property that is not sent this way.
   */
  readonly keyword: string;
  /** Value at the place; of a missing property that of its object. */
  readonly value: Json;
  /** Schema that has the keyword. */
  readonly source: SchemaSource;
  /** Value of the keyword; of `undeclared` the names that there are. */
  readonly limit?: Json;
  /** Required names of each alternative, where none is sent or more than one. */
  readonly alternatives?: readonly (readonly string[])[];
  /** Whether its schema is one of several, any of which would do. */
  readonly isGuess?: boolean;
  /** Property of the alternatives that is to be sent, or to be left out where it is there. */
  readonly property?: string;
};

/** Result of a check that did not succeed: a violation, or `undefined` where nothing can be said. */
export type Finding = Violation | undefined;

/** A value at its place, the schema that it is judged by, and the state of the checks. */
export type JudgedValue = {
  readonly run: CheckRun;
  readonly source: SchemaSource;
  readonly resolved: ResolvedSchema;
  readonly value: Json;
  readonly depth: number;
  /** Place of the value; absent where a verdict is enough, so that reasons cost nothing. */
  readonly path?: readonly string[] | undefined;
  /** Whether the schema is one of several for this value: it alone does not say which names there are. */
  readonly isPart?: boolean;
  /** Judges a value by another schema; `resolved` is replaced. */
  readonly judge: (judged: JudgedValue, source: SchemaSource) => Iterable<Finding>;
};

/** Judges the value by a schema that applies beside its own. */
export function judgePart(judged: JudgedValue, source: SchemaSource): Iterable<Finding> {
  return judged.judge({ ...judged, isPart: true, depth: judged.depth + 1 }, source);
}

/** Judges a value inside: a property or an item. */
export function judgeInner(
  judged: JudgedValue,
  source: SchemaSource,
  value: Json,
  key: string,
): Iterable<Finding> {
  const { path, depth } = judged;
  const inner = { ...judged, value, isPart: false, depth: depth + 1 };
  return judged.judge(path ? { ...inner, path: [...path, key] } : inner, source);
}

/** Whether a value, by default the judged one, is valid for a schema. No reasons are collected. */
export function isValid(judged: JudgedValue, source: SchemaSource, value = judged.value): Verdict {
  const silent = { ...judged, value, depth: judged.depth + 1, path: undefined };
  return getVerdict(judged.judge(silent, source));
}

/** Verdict of findings; none is asked for after the first violation. */
export function getVerdict(findings: Iterable<Finding>): Verdict {
  let verdict: Verdict = true;
  for (const finding of findings) {
    if (finding) return false;
    verdict = undefined;
  }
  return verdict;
}

/** Violation where no reason is asked for. */
const NO_REASON: Violation = { path: [], keyword: '', value: null, source: NO_SCHEMA };

/** Reports a broken keyword. */
export function refuse(
  { path, value, source }: JudgedValue,
  keyword: string,
  data: Pick<Violation, 'limit' | 'alternatives' | 'property'> = {},
): Violation {
  return path ? { path, keyword, value, source, ...data } : NO_REASON;
}

/** Reports a broken keyword of a property, which may be missing. */
export function refuseProperty(
  judged: JudgedValue,
  name: string,
  keyword: string,
  limit?: Json,
): Violation {
  const { path, value } = judged;
  if (!path) return NO_REASON;
  const inner = isObject(value) ? getOwn(value, name) : undefined;
  const place = { ...judged, path: [...path, name], value: inner ?? value };
  return refuse(place, keyword, limit === undefined ? {} : { limit });
}

/** Reports a keyword by its verdict: nothing where it is kept. */
export function* demand(
  judged: JudgedValue,
  keyword: string,
  verdict: Verdict,
): Generator<Finding, void> {
  if (verdict !== true) yield verdict === undefined ? undefined : refuse(judged, keyword);
}
