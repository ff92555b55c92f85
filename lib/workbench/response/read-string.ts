const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Undoes one level of backslashes, whichever language wrote them. */
export function unescapeOnce(text: string): string {
  return text.replace(
    /\\(?:[ux]([\da-f]{4}|(?<=x)[\da-f]{2})|(.))/gis,
    (_, code?: string, sign = '') =>
      code === undefined
        ? (ESCAPES.get(String(sign)) ?? String(sign))
        : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Most backslashes before the quotes of a string: it stands in a text inside three others. */
const MAX_BACKSLASHES = 15;

/** Text of a string behind as many backslashes as stand before its quotes. */
function unescape(text: string, backslashes: number): string {
  let plain = text;
  for (let level = backslashes + 1; level >= 1 && plain.includes('\\'); level /= 2)
    plain = unescapeOnce(plain);
  return plain;
}

/** Index of the quote that ends a string; -1 where none does. */
function findQuote(text: string, from: number, quote: string, backslashes: number): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 1)) {
    let count = 0;
    while (count <= MAX_BACKSLASHES && text[at - 1 - count] === '\\') count += 1;
    if (backslashes === 0 ? count % 2 === 0 : count === backslashes) return at;
  }
  return -1;
}

/** What may stand behind the quote that ends a string. */
const AFTER_STRING = /^(?:[\s,;:=)\]}&<>\\]|$)/;

/** Whether a quote is none that begins a string: an apostrophe, an inch. Python and others put letters before it. */
function isInsideWord(text: string, at: number): boolean {
  if (!/[\p{L}\p{N}_)\]]/u.test(text[at - 1] ?? '')) return false;
  return !/(?:^|[^\p{L}\p{N}_])[bBfFrRuUL]$/u.test(text.slice(Math.max(0, at - 2), at));
}

/** A string with the index behind it. */
type ReadString = {
  readonly value: string;
  readonly end: number;
  /** Whether its end is missing. */
  readonly isCut: boolean;
};

/**
 * Reads the string that begins with a quote, of any kind and behind any backslashes. A double quote without its end is
 * that of a text that was cut: the string ends with its line.
 * @param opening Quote with the backslashes before it.
 * @returns `undefined` for a quote that begins none, such as an apostrophe.
 */
export function readString(text: string, opening: string, start: number): ReadString | undefined {
  if (isInsideWord(text, start)) return undefined;
  const [quote, backslashes, from] = [
    opening.slice(-1),
    opening.length - 1,
    start + opening.length,
  ];
  const found = findQuote(text, from, quote, backslashes);
  const inner = found === -1 ? '' : text.slice(from, found - backslashes);
  const isWhole =
    found >= 0 && (!inner.includes('\n') || AFTER_STRING.test(text.charAt(found + 1)));
  if (isWhole) return { value: unescape(inner, backslashes), end: found + 1, isCut: false };
  if (quote !== '"') return undefined;
  const line = text.indexOf('\n', from);
  const end = line === -1 ? text.length : line;
  return { value: unescape(text.slice(from, end), backslashes), end, isCut: true };
}
