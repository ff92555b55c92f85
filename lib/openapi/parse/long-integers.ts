/**
 * What may be an integer of 16 digits or more, or end in an exponent of three. Without a look at what stands before it,
 * which would cost double, or after it, which would be taken again at every digit of a long one.
 */
const LONG = /\d{16,}|\d[eE]\+?\d{3,}/g;
const AFTER = /[\s,\]}]/;

/**
 * The bounds of 64 bits, which many a document has as its limits: they are known by what they become as numbers
 * (`schema/schema-facts.ts`), so that the document need not be read with care for them. Those beside them are not.
 */
const BOUND = /imum"\s*:\s*(?:9223372036854775807|-9223372036854775808|18446744073709551615)(?!\d)/;

/** As many digits as the largest number has, about 1.8e308: of a longer one a number holds nothing. */
const INTEGER = /^-?[1-9]\d{15,308}$/;

/** Whether digits lose some as a number: integers beyond 2^53 (RFC 8259 6), up to what is too large for any. */
export function isRounded(digits: string): boolean {
  const number = INTEGER.test(digits) ? Number(digits) : 0;
  return Number.isFinite(number) && !Number.isSafeInteger(number);
}

/**
 * Whether JSON text seems to hold an integer that a number would round, other than a bound of 64 bits, or what is too
 * large for a number.
 */
export function hasLongNumbers(text: string): boolean {
  // In the first 20 characters, where no bound of a document can stand, nothing is cut out, and read with care.
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
