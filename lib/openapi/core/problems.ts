import { isList, isObject, describeJsonType } from './json';
import type { Json, JsonObject, Problem } from './types';

/** Problems are collected while reading: one fault never hides another (DESIGN 4). */
export type Problems = Problem[];

/** A foreign text cut to a length that fits into a message. */
export function truncateForMessage(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 119)}…`;
}

/** Adds a fault that costs the reader something. */
export function addError(problems: Problems, id: string, at: string, message: string): void {
  problems.push({ id, level: 'error', at, message });
}

/** Adds a fault that was worked around. */
export function addWarning(problems: Problems, id: string, at: string, message: string): void {
  problems.push({ id, level: 'warning', at, message });
}

/** The value as an object. Absent: `undefined`, no problem. Of another type: `undefined`, one problem. */
export function expectObject(
  value: Json | undefined,
  at: string,
  problems: Problems,
): JsonObject | undefined {
  if (isObject(value)) return value;
  if (value !== undefined) {
    addError(
      problems,
      'not-an-object',
      at,
      `Expected an object, found ${describeJsonType(value)}.`,
    );
  }
  return undefined;
}

/** The value as a list. Absent: empty, no problem. Of another type: empty, one problem. */
export function expectList(
  value: Json | undefined,
  at: string,
  problems: Problems,
): readonly Json[] {
  if (isList(value)) return value;
  if (value !== undefined) {
    addError(problems, 'not-a-list', at, `Expected a list, found ${describeJsonType(value)}.`);
  }
  return [];
}
