import { isContainer, isList } from '../core/json';
import { printJson } from '../core/print-json';
import type { Json } from '../core/types';
import { escapeInvisible } from './literal';

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
