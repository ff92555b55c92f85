import { isList, truncateDeepJson } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import type { Sample, SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, MediaType } from '../core/types';
import { resolveSchema } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import { createCheckRun } from '../validation/check-run';
import { matchesResolved, matchesSchema } from '../validation/matches-schema';
import { buildSample, getHiddenKeyword, type SampleOptions } from './build-sample';
import { coerceExample } from './sample-scalar';

/** Media types of items one after another, of which an example may show one. */
const STREAM = /^application\/(x-)?(jsonl|ndjson|json-lines|json-seq)\b|^text\/event-stream\b/i;

/** Whether an example is a text as it is sent, which is not held against the schema of its data. */
function isSerialized(media: string, example: Json): boolean {
  return STREAM.test(media) ? !isList(example) : typeof example === 'string' && !isJsonMedia(media);
}

/** Most schemas that are checked for a value in a list of fields. */
const MAX_FIELD_CHECKS = 500;

/**
 * Whether its own schema refuses an example or default of a field; what cannot be judged is not. A
 * number for a text, which is sent as one, is fine.
 */
export function isValueRefused(api: ApiIndex, source: SchemaSource, value: Json): boolean {
  const resolved = resolveSchema(api.document, { ...source, openRefs: [] });
  const meant = coerceExample(truncateDeepJson(value), getTypes(resolved));
  return (
    matchesResolved(createCheckRun(api, undefined, MAX_FIELD_CHECKS), resolved, meant) === false
  );
}

/** Whether its own schema refuses an example of a media type; what cannot be judged is not. */
export function isExampleRefused(
  api: ApiIndex,
  { name, schema }: MediaType,
  example: Json,
  direction: SampleOptions['direction'],
): boolean {
  if (isSerialized(name, example)) return false;
  return matchesSchema(createCheckRun(api, getHiddenKeyword(direction)), schema, example) === false;
}

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
