import { notList, notObject } from '@/.generated/words/openapi-problems/document';
import { isList, isObject, describeJsonType } from './json';
import type { Json, JsonObject, Problem } from './types';

/** Problems collected while a document is read: one never hides another. */
export type Problems = Problem[];

/** Longest foreign text in a message. */
const MAX_QUOTE_CHARS = 120;

/** Cuts a foreign text to a length that fits into a message. */
export function truncateForMessage(text: string): string {
  return text.length <= MAX_QUOTE_CHARS ? text : `${text.slice(0, MAX_QUOTE_CHARS - 1)}…`;
}

/** Adds a problem that costs the reader something. */
export function addError(problems: Problems, id: string, at: string, message: string): void {
  problems.push({ id, level: 'error', at, message });
}

/** Adds a problem that was worked around. */
export function addWarning(problems: Problems, id: string, at: string, message: string): void {
  problems.push({ id, level: 'warning', at, message });
}

/** Value as an object. Absent: `undefined`, no problem. Another type: `undefined`, one problem. */
export function expectObject(
  value: Json | undefined,
  at: string,
  problems: Problems,
): JsonObject | undefined {
  if (isObject(value)) return value;
  if (value !== undefined) {
    addError(problems, 'not-an-object', at, notObject(describeJsonType(value)));
  }
  return undefined;
}

/** Value as a list. Absent: empty, no problem. Another type: empty, one problem. */
export function expectList(
  value: Json | undefined,
  at: string,
  problems: Problems,
): readonly Json[] {
  if (isList(value)) return value;
  if (value !== undefined) {
    addError(problems, 'not-a-list', at, notList(describeJsonType(value)));
  }
  return [];
}

/** Most problems of one kind that are listed one by one; the rest is counted. */
const MAX_PROBLEMS = 20;

/**
 * Adds problems of one kind that a document may have in thousands of locations, as warnings.
 * @param found Location and message of each.
 * @param at Location of all of them.
 * @param describeRest Message about those that are left out, by their number.
 */
export function addCappedProblems(
  problems: Problems,
  id: string,
  found: readonly (readonly [at: string, message: string])[],
  at: string,
  describeRest: (count: number) => string,
): void {
  for (const [location, message] of found.slice(0, MAX_PROBLEMS))
    addWarning(problems, id, location, message);
  if (found.length > MAX_PROBLEMS)
    addWarning(problems, id, at, describeRest(found.length - MAX_PROBLEMS));
}
