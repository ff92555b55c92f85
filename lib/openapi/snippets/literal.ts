import { isContainer, isNumber } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json } from '../core/types';

/** Syntax of a text between two quotation marks in a language. */
export type Quoting = {
  readonly delimiter: '"' | "'";
  /** A further character that has a meaning between the quotation marks. */
  readonly special?: '$' | '#';
  /** Escape of any other character, by its code point. */
  readonly escape: (code: number) => string;
};

const NAMED_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Controls, line separators, and characters that are invisible or change the text direction
 * (Unicode categories Cc, Cf, Zl, Zp): a sample must read as it runs.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Quotation mark and backslash, which a backslash escapes. */
const MARKS = { '"': /["\\]/g, "'": /['\\]/g };

/** Text without halves of surrogate pairs, which most languages cannot hold. */
function replaceLoneSurrogates(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/** Escapes a code point as `\u2028`; one beyond 0xFFFF as two. */
export function escapeUnicode(code: number): string {
  return String.fromCodePoint(code)
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Quotes a text as a literal. Nothing in it can end the literal or be computed. */
export function quoteLiteral(text: string, { delimiter, special, escape }: Quoting): string {
  const marked = replaceLoneSurrogates(text).replace(MARKS[delimiter], '\\$&');
  const inside = (special ? marked.replaceAll(special, (mark) => `\\${mark}`) : marked).replace(
    ALL_INVISIBLE,
    (character) => NAMED_ESCAPES[character] ?? escape(character.codePointAt(0) ?? 0),
  );
  return `${delimiter}${inside}${delimiter}`;
}

/** Quotes a text in double quotes, with escapes such as `\u2028` and `\U0001f600`. */
export function quoteDouble(text: string): string {
  const escape = (code: number) =>
    code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : escapeUnicode(code);
  return quoteLiteral(text, { delimiter: '"', escape });
}

/**
 * Quotes a text in single quotes, where nothing is computed; one with invisible characters, which
 * cannot be escaped there, in double quotes.
 * @param special A character that has a meaning in double quotes.
 */
export function quoteSingle(text: string, special: '$' | '#'): string {
  return INVISIBLE.test(text)
    ? quoteLiteral(text, { delimiter: '"', special, escape: (code) => `\\u{${code.toString(16)}}` })
    : `'${replaceLoneSurrogates(text).replace(/[\\']/g, '\\$&')}'`;
}

/** Prints JSON in which all invisible characters are escaped, as JSON allows in strings. */
export function printVisibleJson(value: Json): string {
  const text = printJson(value, 2).replace(/\\ud[89a-f][0-9a-f]{2}/g, (half, at, all) =>
    // Behind an escaped backslash, `ud800` is no surrogate.
    isEscaped(String(all), Number(at)) ? half : '\\ufffd',
  );
  return text.replace(ALL_INVISIBLE, (character) =>
    character === '\n' ? character : escapeUnicode(character.codePointAt(0) ?? 0),
  );
}

/** Whether the backslash at an index is itself escaped. */
function isEscaped(text: string, at: number): boolean {
  let before = 0;
  while (text[at - 1 - before] === '\\') before += 1;
  return before % 2 === 1;
}

/** Whether a value holds an integer that a literal would round: beyond 2^53, or beyond `bits`. */
export function hasLongInteger(value: Json, bits = 0): boolean {
  if (typeof value === 'bigint')
    return bits === 0 || [value, -value].some((one) => BigInt.asIntN(bits, one) !== one);
  if (!isContainer(value)) return false;
  return Object.values(value).some((one: Json) => hasLongInteger(one, bits));
}

/** Syntax of lists, maps and constants in a language. */
export type Notation = {
  readonly text: (text: string) => string;
  /** Key with what separates it from its value. */
  readonly key: (name: string) => string;
  readonly true: string;
  readonly false: string;
  readonly null: string;
  readonly map: readonly [open: string, close: string];
  /** Empty map, where it is not `open` + `close`. */
  readonly emptyMap?: string;
  /** Opening of a map whose keys are integers, which the language would take for list indexes. */
  readonly numberedMap?: string;
};

/** Prints JSON as a literal of a language, indented by two spaces below `indent`. */
export function printDataLiteral(value: Json, notation: Notation, indent = ''): string {
  if (value === null) return notation.null;
  if (typeof value === 'boolean') return value ? notation.true : notation.false;
  if (isNumber(value)) return String(value);
  if (typeof value === 'string') return notation.text(value);
  const inner = `${indent}  `;
  const block = (open: string, close: string, lines: readonly string[]) =>
    `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
  if (Array.isArray(value)) {
    const items = value.map((item: Json) => printDataLiteral(item, notation, inner));
    return items.length === 0 ? '[]' : block('[', ']', items);
  }
  const entries = Object.entries(value);
  const [open, close] = notation.map;
  if (entries.length === 0) return notation.emptyMap ?? open + close;
  const isNumbered = entries.some(([name]) => /^(0|-?[1-9]\d*)$/.test(name));
  const lines = entries.map(
    ([name, item]) => notation.key(name) + printDataLiteral(item, notation, inner),
  );
  return block((isNumbered ? notation.numberedMap : undefined) ?? open, close, lines);
}
