import { joinPointer, jsonSize } from '../core/json';
import type { SchemaSource } from '../core/schema-types';
import type { Json } from '../core/types';
import { hasFlag } from '../schema/merged-keywords';
import { type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { countFields } from '../schema-view/schema-fields';
import type { CheckRun } from '../validation/check-run';

/** Position in a sample: JSON pointer, and depth in levels. */
export type SamplePosition = { readonly at: string; readonly depth: number };

/** Position of an entry or item inside another. */
export function childPosition({ at, depth }: SamplePosition, key: string | number): SamplePosition {
  return { at: joinPointer(at, key), depth: depth + 1 };
}

/** State of one sample while it is built. */
export type SampleRun = CheckRun & {
  readonly depth: number;
  readonly only: 'all' | 'first-request' | 'plain' | undefined;
  /** JSON pointers at which the sample is cut. */
  readonly truncated: string[];
  /** JSON pointers of values that do not obey their schema, as far as known. */
  readonly refused: string[];
  /** Resolved schemas, as each field is first checked and then built. */
  readonly resolvedSchemas: WeakMap<SchemaSource, ResolvedSchema>;
  /** Number of schemas that may still be visited. */
  budget: number;
  /** State of the checks of what the document offers: which of number and bound is wrong? */
  readonly offers: CheckRun;
  /** Number of values that may still be built again, where the first one does not obey. */
  attempts: number;
  /** Builds the value of a schema; `undefined` if nothing is valid or the sample is cut there. */
  readonly buildValue: (source: SchemaSource, position: SamplePosition) => Json | undefined;
  /** Builds the value of a resolved schema, such as one that is merged with a form. */
  readonly buildResolved: (sampled: SampledSchema) => Json | undefined;
};

/** A schema of which a value is built, and the place of that value in the sample. */
export type SampledSchema = {
  readonly run: SampleRun;
  readonly resolved: ResolvedSchema;
  readonly source: SchemaSource;
  readonly position: SamplePosition;
};

/** Number of parts that together count as one in the budget. */
const USUAL_PARTS = 8;

/**
 * Resolves a schema, once in a run. Each part beyond the usual number costs budget: schemas derived
 * in a chain have all parts before them.
 */
export function resolveInRun(run: SampleRun, source: SchemaSource): ResolvedSchema {
  const cached = run.resolvedSchemas.get(source);
  if (cached !== undefined) return cached;
  const resolved = resolveSchema(run.api.document, source);
  run.resolvedSchemas.set(source, resolved);
  run.budget -= Math.max(0, Math.min(resolved.parts.length - USUAL_PARTS, run.budget));
  return resolved;
}

/** Resolves a schema to check it, without showing it: it and each property cost budget. */
export function resolveCountingFields(run: SampleRun, source: SchemaSource): ResolvedSchema {
  const resolved = resolveInRun(run, source);
  run.budget -= Math.min(Math.max(0, run.budget), 1 + countFields(resolved, []));
  return resolved;
}

/** Takes a value's size off the budget; `false` if it is too large and not the root. */
export function spendBudget(run: SampleRun, value: Json, position: SamplePosition): boolean {
  const size = jsonSize(value) - 1;
  if (size > run.budget && position.at !== '') return false;
  run.budget -= Math.min(size, run.budget);
  return true;
}

/** Remembers what a sample has cost and where it is cut, and returns what sets that back. */
export function keepRun(run: SampleRun): () => void {
  const { budget } = run;
  const kept = [run.truncated, run.refused].map((list) => [list, [...list]] as const);
  return () => {
    run.budget = budget;
    for (const [list, before] of kept) {
      list.length = 0;
      for (const at of before) list.push(at);
    }
  };
}

/** Whether a schema's values are omitted in this direction (`hiddenKeyword`). */
export function isHidden(run: SampleRun, source: SchemaSource): boolean {
  return (
    run.hiddenKeyword !== undefined && hasFlag(resolveInRun(run, source), run.hiddenKeyword, true)
  );
}
