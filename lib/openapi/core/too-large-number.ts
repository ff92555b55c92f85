/** A number of JSON (RFC 8259 6). */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Whether a number of JSON is beyond what one of JavaScript holds: `1e999`. */
export function isTooLargeNumber(text: string): boolean {
  return Math.abs(Number(text)) === Infinity && NUMBER.test(text);
}
