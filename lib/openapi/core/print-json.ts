import { Decimal, printDecimal } from './decimal';
import type { Json } from './types';

/** Formats a value for readers: a text as it is, a blank text in quotes, anything else as JSON. */
export function formatJsonValue(value: Json): string {
  return typeof value === 'string' && value.trim() !== '' ? value : printJson(value);
}

/** Formats several values; a text that looks like another of them is in quotes. */
export function formatJsonValues(values: readonly Json[]): readonly string[] {
  const others = new Set(values.filter((one) => typeof one !== 'string').map(formatJsonValue));
  return values.map((value) => {
    const text = formatJsonValue(value);
    return typeof value === 'string' && others.has(text) ? printJson(value) : text;
  });
}

/** Prefix of the strings that stand for a `bigint` or `Decimal` until the text is complete. */
const DIGITS_PREFIX = '\0';

/**
 * Prints a value as JSON with every digit of its numbers: `JSON.stringify` refuses a `bigint`.
 * @param indent Spaces of each level; without it everything is on one line.
 */
export function printJson(value: unknown, indent?: number): string {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch (error) {
    // A replacer visits every value, which takes several times as long: only where it is needed.
    if (!(error instanceof TypeError)) throw error;
    const isExact = (one: unknown) => typeof one === 'bigint' || one instanceof Decimal;
    // The value of `toJSON` is of no use: the holder has the decimal.
    function prefixDigits(this: unknown, key: string, one: unknown): unknown {
      if (typeof one !== 'bigint') return one;
      const written: unknown = typeof this === 'object' ? Reflect.get(this ?? {}, key) : one;
      const digits =
        written instanceof Decimal
          ? printDecimal(written)
          : String(isExact(written) ? written : one);
      return `${DIGITS_PREFIX}${digits}`;
    }
    const text = JSON.stringify(value, prefixDigits, indent);
    return text.replace(/"\\u0000(-?\d+(?:\.\d+)?)"/g, '$1');
  }
}
