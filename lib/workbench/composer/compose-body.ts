import { getOwn } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import type { TestOutcome } from './list-outcomes';

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
