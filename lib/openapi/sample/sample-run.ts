import { jsonSize } from '../core/json';
import { joinPointer } from '../core/pointer';
import { hasFlag } from '../schema/merged-keywords';
import { type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { countFields } from '../node/schema-fields';
import type { SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json } from '../core/types';

/** A place in the sample: its JSON pointer and how deep it is. */
export type SamplePosition = { readonly at: string; readonly depth: number };

/** The place of an entry or item in another. */
export function childPosition({ at, depth }: SamplePosition, key: string | number): SamplePosition {
  return { at: joinPointer(at, key), depth: depth + 1 };
}

/** What is known and used up while one sample is made. */
export type SampleRun = {
  readonly api: ApiIndex;
  readonly depth: number;
  readonly only: 'all' | 'first-request' | 'plain' | undefined;
  /** Keyword of the fields that are left out: `readOnly`, `writeOnly`; `undefined`: none. */
  readonly hiddenKeyword: string | undefined;
  /** Where it was cut. */
  readonly truncated: string[];
  /** Schemas that were opened: what is hidden is asked of each field before its value. */
  readonly resolvedSchemas: WeakMap<SchemaSource, ResolvedSchema>;
  /** What may still be visited. */
  budget: number;
  /** The value of a schema at a place; `undefined`: nothing can stand there, or the sample is cut there. */
  readonly buildValue: (source: SchemaSource, place: SamplePosition) => Json | undefined;
};

/** Parts that a schema usually has at most; the budget counts it as one. */
const USUAL_PARTS = 8;

/** A schema opened, once in a run. Of one with many parts each counts: in a chain of heirs each has all before it. */
export function resolveInRun(run: SampleRun, source: SchemaSource): ResolvedSchema {
  const cached = run.resolvedSchemas.get(source);
  if (cached !== undefined) return cached;
  const resolved = resolveSchema(run.api.document, source);
  run.resolvedSchemas.set(source, resolved);
  run.budget -= Math.max(0, Math.min(resolved.parts.length - USUAL_PARTS, run.budget));
  return resolved;
}

/** The same of a schema whose properties are all looked at though none is shown: each is one of the budget. */
export function resolveCountingFields(run: SampleRun, source: SchemaSource): ResolvedSchema {
  const resolved = resolveInRun(run, source);
  run.budget -= Math.min(Math.max(0, run.budget), 1 + countFields(resolved, []));
  return resolved;
}

/** Takes what a value is to print off the budget. `false`: it is more than is left. The whole sample is always shown. */
export function spendBudget(run: SampleRun, value: Json, position: SamplePosition): boolean {
  const size = jsonSize(value) - 1;
  if (size > run.budget && position.at !== '') return false;
  run.budget -= Math.min(size, run.budget);
  return true;
}

/** Whether what a schema describes is not sent this way. */
export function isHidden(run: SampleRun, source: SchemaSource): boolean {
  return (
    run.hiddenKeyword !== undefined && hasFlag(resolveInRun(run, source), run.hiddenKeyword, true)
  );
}
