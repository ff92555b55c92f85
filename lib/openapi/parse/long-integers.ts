import { isExactDecimal } from '../core/decimal';

/**
 * Digits of a possible integer of 16 or more digits, or with an exponent of three or more. What
 * stands before is not matched, which would double the time, nor what follows, which would be
 * retried at every digit.
 */
const LONG = /\d{16,}|\d[eE]\+?\d{3,}/g;
/** A character after a number of JSON. */
const AFTER = /[\s,\]}]/;

/**
 * A limit of 64-bit integers, as many documents have. It is recognized by the number it is rounded
 * to (`node/schema-constraints.ts`), so that the document needs no exact parsing; other long
 * integers are not.
 */
const BOUND = /imum"\s*:\s*(?:9223372036854775807|-9223372036854775808|18446744073709551615)(?!\d)/;

/** An integer of no more digits than the largest number, about 1.8e308. */
const INTEGER = /^-?[1-9]\d{15,308}$/;

/** Whether digits are an integer that a number rounds (RFC 8259 6): beyond 2^53, but finite. */
export function isRounded(digits: string): boolean {
  const number = INTEGER.test(digits) ? Number(digits) : 0;
  return Number.isFinite(number) && !Number.isSafeInteger(number);
}

/** Fraction of a possible decimal; what stands before is looked at only where one is found. */
const FRACTION = /\.\d+(?=[\s,\]}])/g;
/** Whole part of a decimal behind a separator, as far as its last characters show. */
const WHOLE = /[:,[]\s*(-?\d{1,30})$/;

/** Whether a JSON text may hold a decimal that a number would print otherwise: `1.10`. */
function hasExactDecimals(text: string): boolean {
  for (const { 0: fraction, index } of text.matchAll(FRACTION)) {
    const [, whole] = WHOLE.exec(text.slice(Math.max(0, index - 40), index)) ?? [];
    if (whole !== undefined && isExactDecimal(whole + fraction)) return true;
  }
  return false;
}

/**
 * Whether a JSON text may hold an integer that a number rounds (limits of 64 bits aside), or a
 * number too large for any.
 */
export function hasLongNumbers(text: string): boolean {
  if (hasExactDecimals(text)) return true;
  // Before index 20 the slice is empty, so the integer counts: no limit stands that early.
  for (const { 0: digits, index } of text.matchAll(LONG))
    if (
      AFTER.test(text.charAt(index + digits.length)) &&
      (isRounded(digits)
        ? !BOUND.test(text.slice(index - 20, index + 21))
        : digits.length > 300 || /e/i.test(digits))
    )
      return true;
  return false;
}
