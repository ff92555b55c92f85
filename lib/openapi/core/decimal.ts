/**
 * A number of a document that JavaScript cannot hold as it is written: `12345678901234567.89`,
 * `1.10` with its zero, or `0x2C` in YAML. JSON numbers have no limit of precision (RFC 8259 6). It is its own text; a
 * `String` object is what a worker hands over as such.
 */
export class Decimal extends String {
  /** Makes `JSON.stringify` fail as for a `bigint`, so that `printJson` prints the digits. */
  toJSON(): bigint {
    return BigInt(0);
  }
}

/** A decimal as JSON writes it, without an exponent. */
const DECIMAL = /^-?(?:0|[1-9]\d*)\.\d+$/;

/** Longest text of a decimal, in characters. */
const MAX_CHARS = 300;

/** Whether a text is a decimal that a number of JavaScript would print otherwise. */
export function isExactDecimal(text: string): boolean {
  return text.length <= MAX_CHARS && DECIMAL.test(text) && String(Number(text)) !== text;
}

/** Digits of a decimal as JSON writes them: `44` for `0x2C`. */
export function printDecimal(decimal: Decimal): string {
  const text = String(decimal);
  return isExactDecimal(text) ? text : String(Number(text));
}

/** Keywords whose numbers are shown or sent as they are written. */
const DATA_KEYWORDS =
  /^(?:examples?|default|enum|const|value|dataValue|(?:exclusive)?[mM](?:in|ax)imum|multipleOf)$/;

/** Keywords whose numbers are data, and no limits. */
const VALUE_KEYWORDS = /^(?:examples?|default|enum|const|value|dataValue)$/;

/** Whether the numbers below a key may be texts of which the author left out the quotes. */
export function isValueKeyword(key: string): boolean {
  return VALUE_KEYWORDS.test(key);
}

/** Whether the numbers below a key keep their text. */
export function isDataKeyword(key: string): boolean {
  return DATA_KEYWORDS.test(key);
}

/** Makes the decimals of a document again that came from a worker, which hands over plain texts. */
export function reviveDecimals(root: unknown): void {
  const seen = new Set<unknown>();
  const open = [root];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    if (typeof holder !== 'object' || holder === null || seen.has(holder)) continue;
    seen.add(holder);
    const entries: readonly [string, unknown][] = Object.entries(holder);
    for (const [key, value] of entries) {
      if (typeof value !== 'object' || value === null) continue;
      // A copy of another window is no instance of this one's `String`.
      if (Object.prototype.toString.call(value) === '[object String]')
        Object.defineProperty(holder, key, { value: new Decimal(String(value)) });
      else open.push(value);
    }
  }
}

/** A number as JSON writes it (RFC 8259 6). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a text is a JSON number too large for a number of JavaScript: `1e999`. */
export function isTooLargeNumber(text: string): boolean {
  return Math.abs(Number(text)) === Infinity && NUMBER.test(text);
}
