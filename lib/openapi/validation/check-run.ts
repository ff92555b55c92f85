import type { SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json } from '../core/types';
import type { matchesPattern } from '../pattern/pattern-test';
import { hasFlag } from '../schema/merged-keywords';
import { type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';

/** State of checks: what they may cost, and what this direction leaves out. */
export type CheckRun = {
  readonly api: ApiIndex;
  /** Keyword of fields that are not sent this way, `readOnly` or `writeOnly`. */
  readonly hiddenKeyword: string | undefined;
  /** Whether such a field may be there all the same, and is not judged. */
  readonly ignoresHidden?: boolean;
  /** Whether bounds of numbers are not held against a value, as against what authors offer. */
  readonly ignoresBounds?: boolean;
  /** Whether a value stands for one that nobody knows, and is not judged. */
  readonly isUnknown?: (value: Json) => boolean;
  /** Matches a text with a pattern; by default one that may be slow is not run. */
  readonly matchesPattern?: typeof matchesPattern;
  /** Schemas that were checked before, each resolved once. */
  readonly checkedSchemas: WeakMap<SchemaSource, ResolvedSchema>;
  /** Number of schemas that may still be checked; afterwards the result is unknown. */
  checks: number;
};

/** Keyword of fields that are not sent in a direction; `undefined` for none. */
export function getHiddenKeyword(
  direction: 'request' | 'response' | undefined,
): string | undefined {
  return direction && (direction === 'request' ? 'readOnly' : 'writeOnly');
}

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

/** Resolves a schema as if no reference were open: a value ends every loop. */
export function resolveForCheck(run: CheckRun, source: SchemaSource): ResolvedSchema {
  const known = run.checkedSchemas.get(source);
  if (known !== undefined) return known;
  const resolved = resolveSchema(run.api.document, { ...source, openRefs: [] });
  run.checkedSchemas.set(source, resolved);
  run.checks -= resolved.parts.length;
  return resolved;
}

/** Whether a property is not sent in the direction of the checks. */
export function isHidden(run: CheckRun, source: SchemaSource | undefined): boolean {
  const { hiddenKeyword } = run;
  if (hiddenKeyword === undefined || source === undefined) return false;
  return hasFlag(resolveForCheck(run, source), hiddenKeyword, true);
}
