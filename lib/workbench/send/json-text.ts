import { formatPointer, getOwn, isNumber, isObject, joinPointer } from '@/lib/openapi/core/json';
import { type JsonToken, scanJson } from '@/lib/openapi/core/json-tokens';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json, JsonObject } from '@/lib/openapi/core/types';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';

/** A token of a JSON text, with the pointer of the value or of the property whose name it is: `/billing/0/zip`. */
type PlacedToken = Omit<JsonToken, 'path'> & { readonly token: string; readonly at: string };

/** Lists the tokens of a JSON text; a comma or colon has no pointer. */
export function listJsonTokens(text: string): readonly PlacedToken[] {
  return Array.from(scanJson(text), ({ path, ...token }) => ({
    ...token,
    token: text.slice(token.start, token.end),
    at: token.kind === 'comma' || token.kind === 'colon' ? '' : formatPointer(path),
  }));
}

/**
 * Finds the line of each value of a JSON text by its pointer: `/billing/0/zip` is on line 7; that of a property is the
 * line of its name. Lines are counted from 1.
 */
export function findJsonLines(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  let end = 0;
  for (const { start, kind, at } of listJsonTokens(text)) {
    line += text.slice(end, start).split('\n').length - 1;
    end = start;
    const isNew = kind === 'name' || ((kind === 'value' || kind === 'open') && !lines.has(at));
    if (isNew) lines.set(at, line);
  }
  return lines;
}

/** JSON text without white space between its tokens, which are as written: `1.50` stays that. */
function compactJson(text: string): string {
  return listJsonTokens(text)
    .map(({ token }) => token)
    .join('');
}

/** Whether a JSON text is the print of its value but for white space: no number is written otherwise, no name twice. */
export function isPrintOf(text: string, value: Json): boolean {
  return compactJson(text) === printJson(value);
}

/** JSON text indented by two spaces, with its tokens as written. */
export function indentJson(text: string): string {
  let printed = '';
  let level = 0;
  let before = '';
  for (const { token, kind } of listJsonTokens(text)) {
    const isEmpty = kind === 'close' && (before === '{' || before === '[');
    if (kind === 'close') level -= 1;
    const isNewLine =
      (kind === 'close' && !isEmpty) || before === ',' || (/^[{[]$/.test(before) && !isEmpty);
    if (isNewLine) printed += `\n${'  '.repeat(level)}`;
    else if (before === ':') printed += ' ';
    printed += token;
    if (kind === 'open') level += 1;
    before = token;
  }
  return printed;
}

/** Text of one property. */
function printMember(name: string, value: Json): string {
  return `${printJson(name)}: ${printJson(value, 2).replaceAll('\n', '\n  ')}`;
}

/** Sets a value behind its name, or in a new property at the end; all else stays as it is written. */
function setMember(text: string, name: string, value: Json): string {
  const tokens = listJsonTokens(text);
  const at = joinPointer('', name);
  // A parser takes the last of two properties with one name.
  const start = tokens.findLast((one) => one.at === at && /value|open/.test(one.kind));
  if (start) {
    const end = tokens.findLast((one) => one.at === at)?.end ?? start.end;
    const printed = printJson(value, 2).replaceAll('\n', '\n  ');
    return text.slice(0, start.start) + printed + text.slice(end);
  }
  const [, first] = tokens;
  const last = tokens.at(-2);
  const close = tokens.at(-1);
  if (!first || !last || !close) return text;
  const member = printMember(name, value);
  if (tokens.length === 2)
    return `${text.slice(0, last.end)}\n  ${member}\n${text.slice(close.start)}`;
  // Set off as the first property is.
  const gap = text.slice(text.indexOf('{') + 1, first.start);
  return `${text.slice(0, last.end)},${gap === '' ? ' ' : gap}${member}${text.slice(last.end)}`;
}

/** Sets values in the text of a JSON object: what is not set stays as it is written. */
export function setMembers(text: string, values: Readonly<Record<string, Json>>): string {
  return Object.entries(values).reduce((all, [name, value]) => setMember(all, name, value), text);
}

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
