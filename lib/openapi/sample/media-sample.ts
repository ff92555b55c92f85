import type { MediaType } from '../core/operation-types';
import type { Sample } from '../core/schema-types';
import type { ApiIndex, Json } from '../core/types';
import { isSerialized } from '../validation/refused-values';
import { buildSample, type SampleOptions } from './build-sample';

/** Most schema nodes in the sample of a response: some screens. */
export const MAX_SAMPLE_NODES = 400;

/**
 * Builds the sample of a media type around one of its examples. An example that its own schema
 * refuses is fitted, or replaced by a sample of the schema; `isExampleRefused` says so.
 * @param example Value of the example; without one, a sample of the schema.
 */
export function buildMediaSample(
  api: ApiIndex,
  { name, schema }: MediaType,
  example: Json | undefined,
  options: SampleOptions,
): Sample {
  if (example !== undefined && isSerialized(name, example))
    return { value: example, truncated: [] };
  return buildSample(api, schema, { ...options, example });
}
