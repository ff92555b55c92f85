import { getOwn, isNumber, isObject } from '@/lib/openapi/core/json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { setMembers } from './json-text';

/** The object of a JSON body; `undefined` for any other text. */
export function parseObject(text: string): JsonObject | undefined {
  if (findJsonError(text) !== undefined) return undefined;
  const value = parseJsonOrText(text);
  return isObject(value) ? value : undefined;
}

/** Text of a JSON body with further values, otherwise as it is written; unchanged where it is no object. */
export function setFields(text: string, fields: Readonly<Record<string, Json>>): string {
  return parseObject(text) ? setMembers(text, fields) : text;
}

/** Names of the fields by which a request can be repeated safely. */
export type RetryFields = { readonly id: string; readonly attempt: string };

/** Most values of a number that identifies a request, so that it is a 32-bit integer. */
const MAX_RETRY_IDS = 2_000_000_000;

/** Body that is a request of its own, with a number that no other one has; unchanged where it is no object. */
export function startAttempts(text: string, { id, attempt }: RetryFields, now: number): string {
  return setFields(text, { [id]: (Math.floor(now / 100) % MAX_RETRY_IDS) + 1, [attempt]: 1 });
}

/** Body of the next attempt of the same request; `undefined` where it has no number of its own. */
export function buildNextAttempt(text: string, { id, attempt }: RetryFields): string | undefined {
  const object = parseObject(text);
  const last = getOwn(object, attempt);
  if (getOwn(object, id) === undefined || !isNumber(last)) return undefined;
  return setFields(text, { [attempt]: Number(last) + 1 });
}
