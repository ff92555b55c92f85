import { countDigits, readPlainText, replaceDigits } from './read-plain-text';

/** A card number in a text; its offsets enclose what stands between its digits. */
export type CardNumber = {
  /** Its digits, from 0 to 9 whatever the script. */
  readonly digits: string;
  readonly start: number;
  readonly end: number;
};

type DigitGroup = CardNumber & {
  /** Signs between it and the group before it; `undefined` where nothing joins them. */
  readonly joint: string | undefined;
  /** Groups of four that the same joint joins, itself included. */
  readonly row: number;
};

/** Digits of a card number (ISO/IEC 7812-1). */
const [MIN_DIGITS, MAX_DIGITS] = [12, 19];

/** Spaces and dashes, invisible ones too: they may stand between any digits. */
const SPACING =
  /^[\t \u00a0\u00ad\u1680\u2000-\u200f\u2010-\u2015\u202f\u205f-\u2064\u2212\u3000\ufe58\ufe63\ufeff\uff0d+-]{1,3}$/;

/** Other signs, a line end among them: they stand between the groups that are printed on a card. */
const SIGNS =
  /^(?:[^\p{L}\p{N}\n\r]{1,2}|[^\S\n\r][^\p{L}\p{N}\s]{1,2}[^\S\n\r]|[^\S\n\r]{0,8}(?:\r\n|\r|\n)[^\S\n\r]{0,8})$/u;

/** Numbers of digits in the groups that are printed on a card. */
const PRINTED = /^(?:4-4-4(?:-[1-4])?|4-4-4-4-3|4-6-[45])$/;

/** First digits that issuers of cards have: no year, and no number that begins with 0. */
const ISSUER = /^(?:[456]|3[04-9]|2[2-7]|81|9792)/;

/** Groups of four in a row that are a card, its date and its code: with more of them it is a list. */
const MAX_IN_ROW = 6;

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
  const hasPoints = text.slice(start, end).includes('.');
  const isDecimal = /\d\.$/.test(before) || (!hasPoints && /^\.\d/.test(after));
  return !isDecimal && !/\d[A-Za-z]*$/.test(before) && !/^[A-Za-z]*\d/.test(after);
}

function listDigitGroups(text: string): readonly DigitGroup[] {
  const groups: Omit<DigitGroup, 'row'>[] = [];
  for (const { 0: digits, index: start } of text.matchAll(/\d+/g)) {
    const end = groups.at(-1)?.end;
    const between = end !== undefined && start - end <= MAX_BESIDE ? text.slice(end, start) : '';
    const joint = SPACING.test(between) || SIGNS.test(between) ? between : undefined;
    groups.push({ digits, start, end: start + digits.length, joint });
  }
  return countRows(groups);
}

/** Adds to each group how many stand in its row. */
function countRows(groups: readonly Omit<DigitGroup, 'row'>[]): readonly DigitGroup[] {
  const rows: Omit<DigitGroup, 'row'>[][] = [];
  for (const group of groups) {
    const row = rows.at(-1) ?? [];
    const [first, second = group] = row;
    const isFour = group.digits.length === 4 && first?.digits.length === 4;
    if (isFour && group.joint !== undefined && group.joint === second.joint) row.push(group);
    else rows.push([group]);
  }
  return rows.flatMap((row) => row.map((group) => ({ ...group, row: row.length })));
}

/** Whether groups may be those of one card: between spaces and dashes any, between other signs the printed ones. */
function areOfCard(groups: readonly DigitGroup[]): boolean {
  if (groups.slice(1).every(({ joint = '' }) => SPACING.test(joint))) return true;
  return (
    PRINTED.test(groups.map(({ digits }) => digits.length).join('-')) &&
    ISSUER.test(groups.map(({ digits }) => digits).join('')) &&
    groups.every(({ row }) => row <= (groups.length === 3 ? groups.length : MAX_IN_ROW))
  );
}

/** The longest card number that begins with the first of these groups; `undefined` for none. */
function findFirst(text: string, groups: readonly DigitGroup[]): CardNumber | undefined {
  let found: CardNumber | undefined;
  let digits = '';
  for (const [index, group] of groups.entries()) {
    if (index > 0 && group.joint === undefined) break;
    digits += group.digits;
    if (digits.length > MAX_DIGITS) break;
    const { start = 0 } = groups[0] ?? {};
    const isNumber = digits.length >= MIN_DIGITS && passesLuhn(digits);
    if (isNumber && areOfCard(groups.slice(0, index + 1)) && standsAlone(text, start, group.end))
      found = { digits, start, end: group.end };
  }
  return found;
}

/**
 * Finds what may be a card number: 12 to 19 digits of any script that pass Luhn. Spaces and dashes may stand between
 * them, and between the groups that are printed on a card one or two other signs or a line end, also as an address, a
 * page or JSON writes them. One number in ten passes by chance, timestamps too: refusing it costs little. A longer run
 * of digits, a decimal and digits inside an id are none.
 * @returns in the order of the text, none inside another; empty for none.
 */
export function findCardNumbers(original: string): readonly CardNumber[] {
  const { text, getOffset } = readPlainText(original);
  const groups = listDigitGroups(text);
  const found: CardNumber[] = [];
  for (const [index, group] of groups.entries()) {
    if (group.start < (found.at(-1)?.end ?? 0)) continue;
    const number = findFirst(text, groups.slice(index, index + MAX_DIGITS));
    if (number) found.push(number);
  }
  return found.map(({ digits, start, end }) => ({
    digits,
    start: getOffset(start),
    end: getOffset(end),
  }));
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
  const last = countDigits(number) - SHOWN_LAST;
  return replaceDigits(number, (index) => (index < SHOWN_FIRST || index >= last ? undefined : '*'));
}
