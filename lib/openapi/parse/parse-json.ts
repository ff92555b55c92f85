import { isTooLargeNumber } from '../core/too-large-number';
import { hasLongNumbers, isRounded } from './long-integers';

/** What stands before a value that may be such a number, and the number, where it stands in no text. */
const VALUE = /([:,[]\s*)(-?\d{16}[\d.]*|-?\d[\d.]*[eE]\+?\d{3,})(?=[\s,\]}])/g;

/** Nothing, and a text or a number: a text may hold what looks like such a value. */
const WORD = /()("[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*)/g;

/** Begins the texts that such integers are read as. */
const BIGINT_PREFIX = '\0';

/**
 * An integer as it was written: a number, or where that would lose digits a `bigint`. `undefined` for anything else
 * that a text may say.
 */
export function parseLongInteger(text: string): bigint | undefined {
  return isRounded(text) ? BigInt(text) : undefined;
}

function parsePrefixed(text: string, pattern: RegExp): unknown {
  const prefixed = text.replace(pattern, (_, before: string, word: string) => {
    if (isRounded(word)) return before + JSON.stringify(BIGINT_PREFIX + word);
    return before + (isTooLargeNumber(word) ? JSON.stringify(word) : word);
  });
  return JSON.parse(prefixed);
}

/** A text in which a mark got into a text is JSON no more: its words are told apart then. */
function parseWithPrefixes(text: string): unknown {
  try {
    return parsePrefixed(text, VALUE);
  } catch {
    return parsePrefixed(text, WORD);
  }
}

/** Puts the integers where their marks stand. Without recursion: a document may be nested as deep as it likes. */
function restoreBigInts(root: unknown): void {
  const open = [root];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    for (const [key, inner] of Object.entries<unknown>(Object(holder))) {
      if (typeof inner === 'object' && inner !== null) open.push(inner);
      const value =
        typeof inner === 'string' && inner.startsWith(BIGINT_PREFIX)
          ? parseLongInteger(inner.slice(1))
          : undefined;
      // Not assigned: a key may be `__proto__`.
      if (value !== undefined) Object.defineProperty(holder, key, { value });
    }
  }
}

/**
 * JSON text as a value, whose integers beyond 2^53 are a `bigint` each: as numbers they would lose digits. What is too
 * large for any number (`1e999`) is text, as YAML reads it: as a number it would be printed as `null`. What that costs is
 * paid by documents that hold such a number other than as a bound of 64 bits.
 * @throws What `JSON.parse` throws.
 */
export function parseJson(text: string): unknown {
  if (!hasLongNumbers(text)) return JSON.parse(text);
  try {
    const value = parseWithPrefixes(text);
    restoreBigInts(value);
    return value;
  } catch {
    return JSON.parse(text);
  }
}
