import { getOwn } from '@/lib/openapi/core/json';
import type { JsonObject, Json } from '@/lib/openapi/core/types';
import type { OutcomeGroup, TestOutcome } from './list-outcomes';

/** Sample requests by what they are paid from. */
export type SampleBodies = { readonly card: JsonObject; readonly account?: JsonObject };

/** Composes the body that gives an outcome. Fields of the sample keep their places. */
export function composeBody(samples: SampleBodies, { source, set }: TestOutcome): JsonObject {
  return { ...(samples[source] ?? samples.card), ...set };
}

/** Lists the test data of a body: the given fields that it has, in their order. */
export function listTestFields(
  body: JsonObject,
  fields: readonly string[],
): readonly (readonly [name: string, value: Json])[] {
  return fields.flatMap((name) => {
    const value = getOwn(body, name);
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** Operations whose amount decides their outcome. */
export type Charges = {
  /** Field of the amount in the outcomes; absent where the sandbox has none. */
  readonly field?: string | undefined;
  /** Field of the amount by operation, which may have another name for it. */
  readonly operations: Readonly<Record<string, string>>;
};

/** Outcome with the fields of an operation; none where that has no such outcome. */
function fitOutcome(
  outcome: TestOutcome,
  { field = '', operations }: Charges,
  operation: string,
  body: JsonObject,
): readonly TestOutcome[] {
  const { [field]: amount, ...rest } = outcome.set;
  if (amount === undefined)
    return Object.keys(outcome.set).every((name) => Object.hasOwn(body, name)) ? [outcome] : [];
  const name = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  return name === undefined ? [] : [{ ...outcome, set: { [name]: amount, ...rest } }];
}

/**
 * Lists the outcomes that a body can have: by amount where its operation charges one, and those of fields that it
 * has already. Groups without outcomes are left out.
 */
export function listBodyOutcomes(
  groups: readonly OutcomeGroup[],
  charges: Charges,
  operation: string,
  body: JsonObject,
): readonly OutcomeGroup[] {
  return groups
    .map(({ name, outcomes }) => ({
      name,
      outcomes: outcomes.flatMap((one) => fitOutcome(one, charges, operation, body)),
    }))
    .filter(({ outcomes }) => outcomes.length > 0);
}

/** Finds an outcome by its name; `undefined` for none. */
export function findOutcome(
  groups: readonly OutcomeGroup[],
  name: string | null,
): TestOutcome | undefined {
  return groups.flatMap(({ outcomes }) => outcomes).find((one) => one.name === name);
}
