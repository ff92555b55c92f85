/**
 * What may be an integer of 16 digits or more. Without a look at what stands before it, which would cost double, or
 * after it, which would be taken again at every digit of a long one.
 */
const LONG = /\d{16,}/g;
const AFTER = /[\s,\]}]/;

/** What stands before a bound (`maximum`, `exclusiveMinimum`): it is shown as a range, and compared as a number. */
const BOUND = /imum"\s*:\s*-?$/;

/** Longer ones are nobody's integers, and dear to read. */
const INTEGER = /^-?[1-9]\d{15,99}$/;

/** Whether digits lose some as a number: integers beyond 2^53 (RFC 8259 6). */
export function isRounded(digits: string): boolean {
  return INTEGER.test(digits) && !Number.isSafeInteger(Number(digits));
}

/** Whether JSON text seems to hold an integer that a number would round, elsewhere than as a bound. */
export function hasLongIntegers(text: string): boolean {
  for (const { 0: digits, index } of text.matchAll(LONG))
    if (
      isRounded(digits) &&
      AFTER.test(text.charAt(index + digits.length)) &&
      !BOUND.test(text.slice(Math.max(0, index - 20), index))
    )
      return true;
  return false;
}
