import jsonata from 'jsonata';
import type { SANDBOX_NAMES } from '@/lib/content/schemas/sandbox/expression-names';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { addDuration, formatTime, getDate, getNextTimeOfDay, getTimeOnDate } from './time';

/** Values by field, as rules have them: a text is an expression. */
export type RuleValues = Readonly<Record<string, string | number | boolean | null>>;

/** Values and functions that expressions name with `$`. */
export type Scope = Readonly<Record<string, unknown>>;

/** Parsed expressions by their texts: rules have few, and each is evaluated often. */
const parsed = new Map<string, jsonata.Expression>();

/** Parses an expression. @throws with a message and a `position` for a text that is none. */
function parseExpression(text: string): jsonata.Expression {
  const known = parsed.get(text) ?? jsonata(text);
  parsed.set(text, known);
  return known;
}

/** Decimals that a reckoned amount keeps: 0.1 and 0.2 make 0.3. */
const MAX_DECIMALS = 6;

function parseResult(value: unknown): Json | undefined {
  if (value === undefined || typeof value === 'function') return undefined;
  const text = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'number' ? Number(one.toFixed(MAX_DECIMALS)) : one,
  );
  const result: Json = JSON.parse(text);
  return result;
}

/**
 * Evaluates an expression of the rules.
 * @param fields Fields of the record, which it names as they are.
 * @returns `undefined` for a value that is not there.
 * @throws with the expression, where it cannot be evaluated.
 */
export async function evaluate(
  text: string,
  fields: JsonObject,
  scope: Scope,
): Promise<Json | undefined> {
  try {
    const result: unknown = await parseExpression(text).evaluate(fields, { ...scope });
    return parseResult(result);
  } catch (error) {
    const message = error instanceof Object && 'message' in error ? String(error.message) : '';
    throw new Error(`${text}: ${message}`);
  }
}

/** Whether a condition holds; one that is absent does. */
export async function holds(
  text: string | undefined,
  fields: JsonObject,
  scope: Scope,
): Promise<boolean> {
  if (text === undefined) return true;
  const value = await evaluate(text, fields, scope);
  return value === true;
}

/** An object without one of its fields. */
export function omitField(fields: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** Sets fields, one after the other: each sees those before it. An expression without a value removes its field. */
export async function setFields(
  fields: JsonObject,
  values: RuleValues | undefined,
  scope: Scope,
): Promise<JsonObject> {
  let changed = fields;
  for (const [name, value] of Object.entries(values ?? {})) {
    const result = typeof value === 'string' ? await evaluate(value, changed, scope) : value;
    changed = result === undefined ? omitField(changed, name) : { ...changed, [name]: result };
  }
  return changed;
}

/** Functions and values that every expression may name, as the check of content knows them. */
export type NamedScope = Readonly<Record<(typeof SANDBOX_NAMES)[number], unknown>>;

/** Functions of time that every expression may call, at a point in time in ms, with the dates of a time zone. */
export function createTimeScope(now: number, zone: string) {
  return {
    now: () => formatTime(now),
    today: () => getDate(now, zone),
    later: (text: string, duration: string) => addDuration(text, duration),
    at: (date: string, time: string) => getTimeOnDate(date, time, zone),
    next: (time: string) => getNextTimeOfDay(now, time, zone),
    mask: maskCard,
  };
}

/** Hides the middle digits of a card number: `411111xxxxxx1111`. Nothing stays nothing. */
function maskCard(number: unknown): string | undefined {
  if (typeof number !== 'string') return undefined;
  return number.replace(/(?<=^.{6}).*(?=.{4}$)/s, (hidden) => 'x'.repeat(hidden.length));
}
