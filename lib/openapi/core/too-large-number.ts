/** A number as JSON writes it (RFC 8259 6). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a text is a JSON number too large for a number of JavaScript: `1e999`. */
export function isTooLargeNumber(text: string): boolean {
  return Math.abs(Number(text)) === Infinity && NUMBER.test(text);
}
