import { toSize } from '../json';
import { toPointer } from '../pointer';
import { saysAny } from '../schema/all-parts';
import { type OpenSchema, openSchema } from '../schema/open-schema';
import { countFields } from '../schema/schema-fields';
import type { SchemaSource } from '../schema-types';
import type { ApiIndex, Json } from '../types';

/** A place in the sample: its JSON pointer and how deep it is. */
export type Place = { readonly at: string; readonly depth: number };

/** The place of an entry or item in another. */
export function toInner({ at, depth }: Place, key: string | number): Place {
  return { at: toPointer(at, key), depth: depth + 1 };
}

/** What is known and used up while one sample is made. */
export type Run = {
  readonly api: ApiIndex;
  readonly depth: number;
  readonly only: 'all' | 'first-request' | 'plain' | undefined;
  /** Keyword of the fields that are left out: `readOnly`, `writeOnly`; `undefined`: none. */
  readonly hidden: string | undefined;
  /** Where it was cut. */
  readonly cut: string[];
  /** Schemas that were opened: what is hidden is asked of each field before its value. */
  readonly opened: WeakMap<SchemaSource, OpenSchema>;
  /** What may still be visited. */
  left: number;
  /** The value of a schema at a place; `undefined`: nothing can stand there, or the sample is cut there. */
  readonly toValue: (source: SchemaSource, place: Place) => Json | undefined;
};

/** Parts that a schema usually has at most; the budget counts it as one. */
const USUAL_PARTS = 8;

/** A schema opened, once in a run. Of one with many parts each counts: in a chain of heirs each has all before it. */
export function toOpen(run: Run, source: SchemaSource): OpenSchema {
  const known = run.opened.get(source);
  if (known !== undefined) return known;
  const open = openSchema(run.api.document, source);
  run.opened.set(source, open);
  run.left -= Math.max(0, Math.min(open.parts.length - USUAL_PARTS, run.left));
  return open;
}

/** The same of a schema whose properties are all looked at though none is shown: each is one of the budget. */
export function toOpenFields(run: Run, source: SchemaSource): OpenSchema {
  const open = toOpen(run, source);
  run.left -= Math.min(Math.max(0, run.left), 1 + countFields(open, []));
  return open;
}

/** Takes what a value is to print off the budget. `false`: it is more than is left. The whole sample is always shown. */
export function isAffordable(run: Run, value: Json, place: Place): boolean {
  const size = toSize(value) - 1;
  if (size > run.left && place.at !== '') return false;
  run.left -= Math.min(size, run.left);
  return true;
}

/** Whether what a schema describes is not sent this way. */
export function isHidden(run: Run, source: SchemaSource): boolean {
  return run.hidden !== undefined && saysAny(toOpen(run, source), run.hidden, true);
}
