import { printJson as toPlainJson } from '../core/print-json';
import type { Json } from '../core/types';

/** How a language writes a text that stands between two quotation marks. */
export type Quoting = {
  readonly delimiter: '"' | "'";
  /** Characters that mean something between the marks, besides the mark and the backslash. */
  readonly special?: RegExp;
  /** Any other character by its number. */
  readonly escape: (code: number) => string;
};

const NAMED_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Controls, line separators, and what is not seen or turns the text around (Unicode categories Cc,
 * Cf, Zl, Zp): a sample must read as it runs.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether every character of a text can be seen. */
export function isVisible(text: string): boolean {
  return !INVISIBLE.test(text);
}

/** Text without halves of surrogate pairs, which most languages cannot hold. */
export function replaceLoneSurrogates(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/** `\u2028`; what lies beyond the first 65,536 characters as two. */
export function escapeUnicode(code: number): string {
  return [...Array(String.fromCodePoint(code).length).keys()]
    .map((index) => String.fromCodePoint(code).charCodeAt(index).toString(16).padStart(4, '0'))
    .map((digits) => `\\u${digits}`)
    .join('');
}

/** A text as a literal. Nothing in it can end the literal or be computed. */
export function quoteLiteral(text: string, { delimiter, special, escape }: Quoting): string {
  const inside = Array.from(replaceLoneSurrogates(text), (character) => {
    if (character === delimiter || character === '\\') return `\\${character}`;
    if (special?.test(character)) return `\\${character}`;
    if (!INVISIBLE.test(character)) return character;
    return NAMED_ESCAPES[character] ?? escape(character.codePointAt(0) ?? 0);
  });
  return `${delimiter}${inside.join('')}${delimiter}`;
}

/** JSON text in which every character can be seen: the others are escaped, as JSON allows in strings. */
export function printVisibleJson(value: Json): string {
  const text = toPlainJson(value, 2).replace(/\\ud[89a-f][0-9a-f]{2}/g, (half, at, all) =>
    // An escaped backslash before `ud800` is no surrogate.
    isEscaped(String(all), Number(at)) ? half : '\\ufffd',
  );
  return Array.from(text, (character) =>
    character !== '\n' && INVISIBLE.test(character)
      ? escapeUnicode(character.codePointAt(0) ?? 0)
      : character,
  ).join('');
}

/** Whether the backslash at this place is itself escaped. */
function isEscaped(text: string, at: number): boolean {
  let before = 0;
  while (text[at - 1 - before] === '\\') before += 1;
  return before % 2 === 1;
}

/** Whether a value holds an integer beyond 2^53, or beyond what so many bits hold: a literal of it would be rounded. */
export function hasLongInteger(value: Json, bits = 0): boolean {
  if (typeof value === 'bigint')
    return bits === 0 || [value, -value].some((one) => BigInt.asIntN(bits, one) !== one);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((one: Json) => hasLongInteger(one, bits));
}

/** How a language writes lists, maps and constants. */
export type Notation = {
  readonly text: (text: string) => string;
  /** A key with what stands between it and its value. */
  readonly key: (name: string) => string;
  readonly true: string;
  readonly false: string;
  readonly null: string;
  readonly map: readonly [open: string, close: string];
  /** Where an empty map is not written as `open` + `close`. */
  readonly emptyMap?: string;
  /** Opening of a map whose keys the language would take for places in a list. */
  readonly numberedMap?: string;
};

/** JSON as a literal of a language, indented by two spaces below `indent`. */
export function printDataLiteral(value: Json, notation: Notation, indent = ''): string {
  if (value === null) return notation.null;
  if (typeof value === 'boolean') return value ? notation.true : notation.false;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
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
