import { Decimal, isDataKeyword, isExactDecimal, isTooLargeNumber } from '../core/decimal';
import { truncateDeepJson } from '../core/json';
import type { Json } from '../core/types';
import { hasLongNumbers, isRounded } from './long-integers';

/** Whether a parsed value is JSON again when printed: `1e999` is infinite. */
function isJson(value: unknown): value is Json {
  return value !== undefined && (typeof value !== 'number' || Number.isFinite(value));
}

/** Parses a text as JSON with exact integers, cut below 64 levels; other texts stay as they are. */
export function parseJsonOrText(text: string): Json {
  try {
    const value = parseJson(text);
    return isJson(value) ? truncateDeepJson(value) : text;
  } catch {
    return text;
  }
}

/** A possibly long number, with the separator before it; rarely one inside a string. */
const VALUE = /([:,[]\s*)(-?\d{16}[\d.]*|-?\d[\d.]*[eE]\+?\d{3,}|-?\d+\.\d+)(?=[\s,\]}])/g;

/** A string or number, after an empty group: a string may hold what looks like a long number. */
const WORD = /()("[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*)/g;

/** Prefix of the strings that stand for long numbers until these are restored. */
const BIGINT_PREFIX = '\0';

/** Parses an integer that would lose digits as a number; `undefined` for any other text. */
export function parseLongInteger(text: string): bigint | undefined {
  return isRounded(text) ? BigInt(text) : undefined;
}

function parsePrefixed(text: string, pattern: RegExp): unknown {
  const prefixed = text.replace(pattern, (_, before: string, word: string) => {
    if (isRounded(word) || isExactDecimal(word))
      return before + JSON.stringify(BIGINT_PREFIX + word);
    return before + (isTooLargeNumber(word) ? JSON.stringify(word) : word);
  });
  return JSON.parse(prefixed);
}

/**
 * Parses JSON text with long integers as prefixed strings. A prefix inside a string makes the text
 * invalid: then each string and number is matched instead.
 */
function parseWithPrefixes(text: string): unknown {
  try {
    return parsePrefixed(text, VALUE);
  } catch {
    return parsePrefixed(text, WORD);
  }
}

/** Number with all its digits; a decimal keeps them where it is data of the document. */
function parseDigits(text: string, isData: boolean): bigint | Decimal | number | undefined {
  if (!isExactDecimal(text)) return parseLongInteger(text);
  return isData ? new Decimal(text) : Number(text);
}

/** Replaces prefixed strings by their numbers, without recursion: nesting has no limit. */
function restoreNumbers(root: unknown): void {
  type Open = { readonly holder: object; readonly isData: boolean };
  const open: Open[] =
    typeof root === 'object' && root !== null ? [{ holder: root, isData: false }] : [];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const { holder } = one;
    const entries: readonly [string, unknown][] = Object.entries(holder);
    for (const [key, inner] of entries) {
      const isData = one.isData || isDataKeyword(key);
      if (typeof inner === 'object' && inner !== null) open.push({ holder: inner, isData });
      const value =
        typeof inner === 'string' && inner.startsWith(BIGINT_PREFIX)
          ? parseDigits(inner.slice(1), isData)
          : undefined;
      // Defined, not assigned: a key may be `__proto__`.
      if (value !== undefined) Object.defineProperty(holder, key, { value });
    }
  }
}

/**
 * Parses JSON text with integers beyond 2^53 as `bigint`, because numbers would lose digits, and
 * decimals of data such as `1.10` as `Decimal`, because they would be printed otherwise. What
 * is too large for any number (`1e999`) becomes a string, as in YAML: it would be printed as
 * `null`. Only documents with such numbers, limits of 64 bits aside, take longer for it.
 * @throws What `JSON.parse` throws.
 */
export function parseJson(text: string): unknown {
  if (!hasLongNumbers(text)) return JSON.parse(text);
  try {
    const value = parseWithPrefixes(text);
    restoreNumbers(value);
    return value;
  } catch {
    return JSON.parse(text);
  }
}
