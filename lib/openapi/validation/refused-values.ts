import { isList, isNumber, truncateDeepJson } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import type { MediaType } from '../core/operation-types';
import type { SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json } from '../core/types';
import { parseJsonOrText } from '../parse/parse-json';
import { type ResolvedSchema, resolveSchema } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import { createCheckRun, getHiddenKeyword } from './check-run';
import { matchesResolved, matchesSchema } from './matches-schema';

/** Converts an example to its schema's types: YAML authors leave quotes out or put too many. */
export function coerceExample(example: Json, types: readonly string[]): Json {
  const isNumeric = types.includes('number') || types.includes('integer');
  if (types.includes('string')) {
    const isUnquoted = isNumber(example)
      ? !isNumeric
      : typeof example === 'boolean' && types.length === 1;
    return isUnquoted ? String(example) : example;
  }
  if (typeof example !== 'string') return example;
  const parsed = parseJsonOrText(example);
  const type = isList(parsed) ? 'array' : typeof parsed;
  const fitsType = isNumber(parsed) ? isNumeric : parsed !== null && types.includes(type);
  return fitsType ? parsed : example;
}

/** Media types of items one after another, of which an example may show one. */
const STREAM = /^application\/(x-)?(jsonl|ndjson|json-lines|json-seq)\b|^text\/event-stream\b/i;

/** Whether an example is a text as it is sent, which is not held against the schema of its data. */
export function isSerialized(media: string, example: Json): boolean {
  return STREAM.test(media) ? !isList(example) : typeof example === 'string' && !isJsonMedia(media);
}

/** Most schemas that are checked for a value in a list of fields. */
const MAX_FIELD_CHECKS = 500;

/**
 * Creates a check whether a schema refuses an example or default of its own; what cannot be judged
 * is not. A number for a text, which is sent as one, is fine. Each value is judged once.
 */
export function createRefusalCheck(api: ApiIndex, source: SchemaSource): (value: Json) => boolean {
  let resolved: ResolvedSchema | undefined;
  const verdicts = new Map<Json, boolean>();
  return (value) => {
    const known = verdicts.get(value);
    if (known !== undefined) return known;
    resolved ??= resolveSchema(api.document, { ...source, openRefs: [] });
    const meant = coerceExample(truncateDeepJson(value), getTypes(resolved));
    const run = createCheckRun(api, undefined, MAX_FIELD_CHECKS);
    const isRefused = matchesResolved(run, resolved, meant) === false;
    verdicts.set(value, isRefused);
    return isRefused;
  };
}

/** Whether its own schema refuses an example of a media type; what cannot be judged is not. */
export function isExampleRefused(
  api: ApiIndex,
  { name, schema }: MediaType,
  example: Json,
  direction: 'request' | 'response' | undefined,
): boolean {
  if (isSerialized(name, example)) return false;
  return matchesSchema(createCheckRun(api, getHiddenKeyword(direction)), schema, example) === false;
}
