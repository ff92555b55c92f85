import { isObject } from '../json';
import type { OpenSchema } from '../schema/open-schema';
import { getKind, getTypes } from '../schema/schema-type';
import type { Sample, SchemaSource } from '../schema-types';
import type { ApiIndex, Json, JsonObject } from '../types';
import { toHeldText } from './held-text';
import { getOwnValue } from './own-value';
import { toWhole } from './sample-example';
import { toConditioned } from './sample-conditions';
import { getShown, toEntries } from './sample-fields';
import { toChosen, toKindEntry, toMappedForm } from './sample-forms';
import { toList } from './sample-list';
import { toMapEntries } from './sample-map';
import { isAffordable, isHidden, type Place, type Run, toOpen } from './sample-run';
import { toScalar } from './sample-scalar';

/** How much of a schema a sample shows. */
export type SampleOptions = {
  /** Schemas visited before the sample is cut. Default 2,000. */
  readonly nodes?: number;
  /** Levels below the first before the sample is cut. Default 12. */
  readonly depth?: number;
  /** `request` leaves out what is read only, `response` what is write only. Default: neither. */
  readonly direction?: 'request' | 'response';
  /**
   * `first-request`: display fields and what is required only, where a schema marks any. `plain`: where it marks none,
   * those without objects in them, if there are any. `all`: what the examples of schemas leave out, too. Default: all
   * fields, examples as they are.
   */
  readonly only?: Run['only'];
  /** What it shows first, as it is; `all` adds what it leaves out. */
  readonly example?: Json | undefined;
};

function toRecord(run: Run, open: OpenSchema, source: SchemaSource, place: Place): JsonObject {
  const fields = getShown(run, open, source);
  const form = toMappedForm(run, open, fields, place);
  if (form !== undefined) return form;
  const entries = toEntries(run, fields, place);
  const chosen = toChosen(run, open, source, place) ?? toKindEntry(run, open, source, fields);
  if (isObject(chosen)) return Object.fromEntries([...entries, ...Object.entries(chosen)]);
  const isMap = entries.length === 0 && fields.every(({ schema }) => isHidden(run, schema));
  return Object.fromEntries(isMap ? toMapEntries(run, open, place) : entries);
}

function toInside(
  run: Run,
  open: OpenSchema,
  source: SchemaSource,
  place: Place,
): Json | undefined {
  const kind = getKind(open);
  switch (kind) {
    case 'object':
      return toConditioned(run, open, source, place, toRecord(run, open, source, place));
    case 'array':
      return toList(run, open, source, place);
    case 'union':
      return toChosen(run, open, source, place);
    case 'scalar': {
      const [type = 'null'] = getTypes(open);
      const held = type === 'string' ? toHeldText(run, open, place) : undefined;
      return held ?? toScalar(open, type);
    }
    case 'any':
      return {};
    case 'never':
      return undefined;
    default:
      return kind satisfies never;
  }
}

function toValue(run: Run, source: SchemaSource, place: Place): Json | undefined {
  run.left -= 1;
  if (run.left < 0) {
    // One entry tells that the budget ran out; a list of everything left out would be as long.
    if (run.left === -1) run.cut.push(place.at);
    return undefined;
  }
  const open = toOpen(run, source);
  const own = getOwnValue(open, source);
  if (own !== undefined && isAffordable(run, own, place)) return toWhole(run, source, own, place);
  if (own !== undefined || open.cyclic || place.depth > run.depth) {
    run.cut.push(place.at);
    return undefined;
  }
  return toInside(run, open, source, place);
}

/**
 * Sample data of a schema (SPEC 3): the document's own examples first, plausible values elsewhere.
 * Loops end by the trail of open references, size by the budget; `cut` says where. A schema that
 * allows nothing, or that is cut at its root, gives `null`; no schema gives an empty object.
 */
export function toSample(
  api: ApiIndex,
  source: SchemaSource,
  { nodes = 2000, depth = 12, direction, only, example }: SampleOptions = {},
): Sample {
  const hidden = direction && (direction === 'request' ? 'readOnly' : 'writeOnly');
  const run: Run = {
    api,
    depth,
    only,
    hidden,
    cut: [],
    opened: new WeakMap(),
    left: nodes,
    toValue: (inner, place) => toValue(run, inner, place),
  };
  const root = { at: '', depth: 0 };
  const isGiven = example !== undefined && isAffordable(run, example, root);
  const value = isGiven ? toWhole(run, source, example, root, true) : run.toValue(source, root);
  return { value: value ?? null, cut: run.cut };
}
