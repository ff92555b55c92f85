import { isContainer } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';

/** A value of a response that a later request may want. */
export type NextValue = {
  /** Field that had it: `pg_id`. */
  readonly name: string;
  readonly value: string;
  /** Id of the operation that responded with it: `post /sale`. */
  readonly operation: string;
};

/** Names of fields that identify something: `pg_id`, `checkoutId`, `plan_code`. */
const IDENTIFIER = /(?:^id|_id|Id|ID|_code|_key)$/;

/** Codes that say what came of a request, and identify nothing. */
const RESULT = /(?:auth|batch|advice|error|response|result)_code$/;

/** Most values that are kept. */
const MAX_VALUES = 200;

/** Latest values first. */
let values: readonly NextValue[] = [];

/** Name by which a field of a response is that of a request: `pgIdOrig` takes a `pg_id`. */
function normalize(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/orig(inal)?$/, '');
}

function* walk(json: Json): Generator<readonly [name: string, value: string], void> {
  if (!isContainer(json)) return;
  for (const [name, value] of Object.entries<Json>(json)) {
    if (isContainer(value)) yield* walk(value);
    else if (value !== null && value !== '' && IDENTIFIER.test(name) && !RESULT.test(name))
      yield [name, String(value)];
  }
}

/** Keeps the identifiers of a response, in memory until the page is left. */
export function keepNextValues(operation: string, json: Json): void {
  const found = [...walk(json)].map(([name, value]) => ({ name, value, operation }));
  const isKnown = (one: NextValue) =>
    found.some((other) => other.name === one.name && other.value === one.value);
  values = [...found, ...values.filter((one) => !isKnown(one))].slice(0, MAX_VALUES);
}

/** Most values that are offered for one field. */
const MAX_OFFERS = 3;

/** Values of earlier responses for a field of this name, the latest first; empty for none. */
export function findNextValues(name: string): readonly NextValue[] {
  const wanted = normalize(name);
  return values.filter((one) => normalize(one.name) === wanted).slice(0, MAX_OFFERS);
}
