/** A card number in a text; its offsets enclose the spaces and dashes between its digits. */
export type CardNumber = {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
};

type DigitGroup = CardNumber & {
  /** Whether it continues the group before it, after a space or dash. */
  readonly isJoined: boolean;
};

/** Digits of a card number (ISO/IEC 7812-1). */
const [MIN_DIGITS, MAX_DIGITS] = [12, 19];

/** What stands between groups of digits: spaces and dashes, also as an address encodes them. */
const SEPARATOR = /^(?:[ \t\u00a0\u2000-\u200d\u202f\u2010-\u2015-]|%20|\+){1,3}$/;

/** Whether digits pass the check of their last one (ISO/IEC 7812-1 annex B, "Luhn"). */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => {
      const weighted = at % 2 === 0 ? digit : digit * 2;
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return sum % 10 === 0;
}

/** Characters beside a number that are looked at. */
const MAX_BESIDE = 64;

/**
 * Whether digits are a number of their own. Letters may stand beside a card number (`B4111…` in a magnetic
 * stripe), but letters and further digits make an id (`8a1f6b0e…`), and a decimal point an amount.
 */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - MAX_BESIDE), start);
  const after = text.slice(end, end + MAX_BESIDE);
  const isDecimal = /\d\.$/.test(before) || /^\.\d/.test(after);
  return !isDecimal && !/\d[A-Za-z]*$/.test(before) && !/^[A-Za-z]*\d/.test(after);
}

function listDigitGroups(text: string): readonly DigitGroup[] {
  const groups: DigitGroup[] = [];
  for (const { 0: digits, index: start } of text.matchAll(/%20|\d+/g)) {
    if (digits === '%20') continue;
    const end = groups.at(-1)?.end;
    const isJoined = end !== undefined && SEPARATOR.test(text.slice(end, start));
    groups.push({ digits, start, end: start + digits.length, isJoined });
  }
  return groups;
}

/** The longest card number that begins with the first of these groups; `undefined` for none. */
function findFirst(text: string, groups: readonly DigitGroup[]): CardNumber | undefined {
  let found: CardNumber | undefined;
  let digits = '';
  for (const [index, group] of groups.entries()) {
    if (index > 0 && !group.isJoined) break;
    digits += group.digits;
    if (digits.length > MAX_DIGITS) break;
    const { start = 0 } = groups[0] ?? {};
    const isNumber = digits.length >= MIN_DIGITS && passesLuhn(digits);
    if (isNumber && standsAlone(text, start, group.end)) found = { digits, start, end: group.end };
  }
  return found;
}

/**
 * Finds what may be a card number: 12 to 19 digits that pass Luhn, with spaces and dashes between them. One
 * number in ten passes by chance, timestamps too: refusing it costs little. A longer run of digits, a decimal and
 * digits inside an id are none.
 * @returns in the order of the text, none inside another; empty for none.
 */
export function findCardNumbers(text: string): readonly CardNumber[] {
  const groups = listDigitGroups(text);
  const found: CardNumber[] = [];
  for (const [index, group] of groups.entries()) {
    if (group.start < (found.at(-1)?.end ?? 0)) continue;
    const number = findFirst(text, groups.slice(index, index + MAX_DIGITS));
    if (number) found.push(number);
  }
  return found;
}

/** First and last digits of a card number that may be shown (PCI DSS 3.4.1). */
const [SHOWN_FIRST, SHOWN_LAST] = [6, 4];

/**
 * Masks each card number of a text.
 * @example maskCardNumbers('4111 1111 1111 1111') // '4111 11** **** 1111'
 */
export function maskCardNumbers(text: string): string {
  const parts: string[] = [];
  let end = 0;
  for (const number of findCardNumbers(text)) {
    parts.push(text.slice(end, number.start), maskDigits(text.slice(number.start, number.end)));
    ({ end } = number);
  }
  return parts.join('') + text.slice(end);
}

function maskDigits(number: string): string {
  const digits = number.replaceAll('%20', '').replace(/\D/g, '').length;
  let at = 0;
  return number.replace(/%20|\d/g, (digit) => {
    if (digit === '%20') return digit;
    at += 1;
    return at <= SHOWN_FIRST || at > digits - SHOWN_LAST ? digit : '*';
  });
}
