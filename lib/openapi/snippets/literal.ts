import { replaceSurrogates } from '@/lib/text/encode';
import { isContainer, isList } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json } from '../core/types';

/**
 * Prints JSON on several lines, in which all invisible characters are escaped, as JSON allows in
 * strings, and halves of surrogate pairs are replaced.
 */
export function printVisibleJson(value: Json): string {
  const text = printJson(value, 2).replace(/\\\\|\\ud[89a-f]../g, (escape) =>
    escape === '\\\\' ? escape : '\\ufffd',
  );
  // JSON has line ends between its values only.
  return text.replace(/[^\n]+/g, (line) => escapeInvisible(line));
}

/** Whether a value holds an integer that a literal would round: beyond 2^53, or beyond `bits`. */
export function hasLongInteger(value: Json, bits = 0): boolean {
  if (typeof value === 'bigint')
    return bits === 0 || [value, -value].some((one) => BigInt.asIntN(bits, one) !== one);
  if (!isContainer(value)) return false;
  return Object.values(value).some((one: Json) => hasLongInteger(one, bits));
}

/** Syntax of data in a language, where it is not that of JSON. */
export type Notation = {
  readonly quote: (text: string) => string;
  /** Key with what separates it from its value. */
  readonly key: (name: string) => string;
  /** `true`, `false` and `null`. */
  readonly constants?: Readonly<Record<string, string>>;
  readonly map?: readonly [open: string, close: string];
  readonly emptyMap?: string;
  /** Opening of a map whose keys are integers, which the language would take for list indexes. */
  readonly numberedMap?: string;
};

/** Prints JSON as a literal of a language, indented by two spaces below `indent`. */
export function printDataLiteral(value: Json, notation: Notation, indent = ''): string {
  if (typeof value === 'string') return notation.quote(value);
  if (!isContainer(value)) return notation.constants?.[String(value)] ?? String(value);
  const inner = `${indent}  `;
  const block = (open: string, close: string, lines: readonly string[]) =>
    `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
  if (isList(value)) {
    const items = value.map((item) => printDataLiteral(item, notation, inner));
    return items.length === 0 ? '[]' : block('[', ']', items);
  }
  const { key, map: [open, close] = ['{', '}'], emptyMap = '{}', numberedMap = open } = notation;
  const entries = Object.entries(value);
  if (entries.length === 0) return emptyMap;
  const isNumbered = entries.some(([name]) => /^(0|-?[1-9]\d*)$/.test(name));
  const lines = entries.map(([name, item]) => key(name) + printDataLiteral(item, notation, inner));
  return block(isNumbered ? numberedMap : open, close, lines);
}

const NAMED_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Controls, line separators, and characters that are invisible or change the text direction
 * (Unicode categories Cc, Cf, Zl, Zp): a sample must read as it runs.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Escapes a code point as `\u2028`; one beyond 0xFFFF as two. */
function escapeUnits(code: number): string {
  return String.fromCodePoint(code)
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Escapes a code point as `\u2028`; one beyond 0xFFFF as `\U0001f600`. */
function escapePoint(code: number): string {
  return code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : escapeUnits(code);
}

/** Escapes a code point as `\u{2028}`. */
function escapeInBraces(code: number): string {
  return `\\u{${code.toString(16)}}`;
}

/** Escapes all invisible characters of a text. */
function escapeInvisible(text: string, escape = escapeUnits): string {
  return text.replace(
    ALL_INVISIBLE,
    (character) => NAMED_ESCAPES[character] ?? escape(character.codePointAt(0) ?? 0),
  );
}

/**
 * Quotes a text.
 * @param marks Quotation mark, and further characters that have a meaning behind it.
 */
function quote(text: string, marks: string, escape: (code: number) => string): string {
  // Most languages cannot hold halves of surrogate pairs either.
  const inside = replaceSurrogates(text).replace(new RegExp(`[\\\\${marks}]`, 'g'), '\\$&');
  const [mark = ''] = marks;
  return `${mark}${escapeInvisible(inside, escape)}${mark}`;
}

/**
 * Quotes a text in single quotes, where nothing is computed; one with invisible characters, which
 * cannot be escaped there, in double quotes.
 */
function quoteSingle(text: string, special: string): string {
  return quote(text, INVISIBLE.test(text) ? `"${special}` : "'", escapeInBraces);
}

/** Quotes a text for C#, Go and Python. Nothing in a text can end a literal or be computed. */
export const quoteDouble = (text: string) => quote(text, '"', escapePoint);

/** Quotes a text for Java. */
export const quoteJava = (text: string) => quote(text, '"', escapeUnits);

/** Quotes a text for JavaScript. */
export const quoteJavascript = (text: string) => quote(text, "'", escapeInBraces);

/** Quotes a text for PHP; in double quotes `$x` would be computed. */
export const quotePhp = (text: string) => quoteSingle(text, '$');

/** Quotes a text for Ruby; in double quotes `#{…}`, `#$x` and `#@x` would be computed. */
export const quoteRuby = (text: string) => quoteSingle(text, '#');
