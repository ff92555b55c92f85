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
  /** Groups of as many digits that the same joint joins, itself included. */
  row: number;
};

/** Digits of a card number (ISO/IEC 7812-1). */
const [MIN_DIGITS, MAX_DIGITS] = [12, 19];

/** Spaces and dashes, and plus signs of a form. */
const SPACING = /^[\t\p{Zs}\p{Pd}\u2212+]{0,3}$/u;

/** One or two other signs, a comma between quotes, or a line end, with white space around them; spaces of a table. */
const SIGNS =
  /^(?!.*[\n\r].*[\n\r])\s{0,8}(?:(?:[^\p{L}\p{N}\s]\s{0,8}){0,2}|\\{0,7}["'],\s{0,8}\\{0,7}["'])$/su;

/** Numbers of digits in the groups that are printed on a card. */
const PRINTED = /^(?:4-4-4(?:-[1-4])?|4-4-4-4-3|4-6-[45])$/;

/** Numbers of digits in a list of digits that is as long as a card. */
const LISTED = /^1(?:-1){12,18}$/;

/** Numbers of digits in groups between spaces: not less than a card has, else every digit alone. */
const SPACED = /^(?:(?:[4-9]|1\d)(?:-(?:[4-9]|1\d))+|1(?:-1)+)$/;

/** First digits that issuers of cards have: no year, and no number that begins with 0. */
const ISSUER = /^(?:[456]|3[04-9]|2[2-7]|8[126]|9792|9860)/;

/** A card number as a program prints a large number: `4.111111111111111E15`. */
const EXPONENTIAL = /(?<![\w.])(\d)\.(\d{8,18})e\+?(1[1-8])(?!\w)/gi;

/** What stands behind the number in the second track of a stripe: a sign, date and service code (ISO/IEC 7813). */
const TRACK_REST = /^D\d{7,22}F?(?![A-Za-z\d])/i;

/** Groups of four in a row that are a card, its date and its code: with more of them it is a list. */
const MAX_IN_ROW = 6;

/** Whether digits pass the check of their last one (ISO/IEC 7812-1 annex B, "Luhn"). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const weighted = at % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
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
  const isDecimal = /\d\.$/.test(before) || (!hasPoints && /^\.(?!00?(?!\d))\d/.test(after));
  const isTrack = TRACK_REST.test(after) && !/[A-Za-z\d]$/.test(before);
  const isInId = /\d[A-Za-z]*$/.test(before) || (!isTrack && /^[A-Za-z]*\d/.test(after));
  return !isDecimal && !isInId;
}

/** What stands between two groups, without what nobody sees; `undefined` where that joins nothing. */
function getJoint(between: string): string | undefined {
  if (SPACING.test(between)) return between;
  const joint = between.replace(/[\p{Cf}\p{DI}\p{M}]|\r(?=\n)/gu, '');
  return SPACING.test(joint) || SIGNS.test(joint) ? joint : undefined;
}

function listDigitGroups(text: string): readonly DigitGroup[] {
  const groups: DigitGroup[] = [];
  for (const { 0: digits, index: start } of text.matchAll(/\d+/g)) {
    const end = groups.at(-1)?.end;
    const isNear = end !== undefined && start - end <= MAX_BESIDE;
    const joint = isNear ? getJoint(text.slice(end, start)) : undefined;
    groups.push({ digits, start, end: start + digits.length, joint, row: 1 });
  }
  countRows(groups);
  return groups;
}

/** Sets for each group how many stand in its row. */
function countRows(groups: readonly DigitGroup[]): void {
  let first = 0;
  for (let at = 1; at <= groups.length; at += 1) {
    const [begin, group] = [groups[first], groups[at]];
    const isAlike = group?.digits.length === begin?.digits.length;
    const isJoined = group?.joint !== undefined && group.joint === groups[first + 1]?.joint;
    if (isAlike && isJoined) continue;
    for (let of = first; of < at; of += 1) {
      const member = groups[of];
      if (member) member.row = at - first;
    }
    first = at;
  }
}

/** Numbers of digits in groups: `4-4-4-4`. */
function printLengths(groups: readonly DigitGroup[]): string {
  return groups.map(({ digits }) => digits.length).join('-');
}

/** Groups without the joints that nobody sees: those that are one for the eye are one. */
function joinUnseen(groups: readonly DigitGroup[]): readonly DigitGroup[] {
  const joined: DigitGroup[] = [];
  for (const group of groups) {
    const last = group.joint === '' ? joined.pop() : undefined;
    joined.push(last ? { ...last, digits: last.digits + group.digits } : group);
  }
  return joined;
}

/** Whether groups may be those of one card: the printed ones, and between spaces and dashes other long ones. */
function areOfCard(groups: readonly DigitGroup[]): boolean {
  const seen = joinUnseen(groups);
  if (seen.length === 1) return true;
  const lengths = printLengths(seen);
  const isSpaced = groups.slice(1).every(({ joint = '' }) => SPACING.test(joint));
  const isPrinted = [lengths, printLengths(groups)].some((one) => PRINTED.test(one));
  const isListed = LISTED.test(lengths) && groups[0]?.row === groups.length;
  const isInRow = groups.some(
    ({ digits, row }) =>
      digits.length === 4 && row > (groups.length === 3 ? groups.length : MAX_IN_ROW),
  );
  return (
    (isPrinted || isListed || (isSpaced && SPACED.test(lengths))) &&
    ISSUER.test(groups.map(({ digits }) => digits).join('')) &&
    !isInRow
  );
}

/** Countries with the length of their IBANs (registry of ISO 13616). */
const IBANS =
  'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';

const IBAN = [...IBANS.matchAll(/(..)(\d\d)/g)]
  .map(([, country, length]) => `${country}\\d\\d(?:[\\p{Zs}+-]?[A-Z\\d]){${Number(length) - 4}}`)
  .join('|');

/** What has the digits of a card and is another thing by its form: a UUID, an IBAN, a phone number of at most 14 digits. */
const OTHERS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(${IBAN}))(?![\p{L}\p{N}])|(?<![=%])\+[1-9](?:[ .()/-]{0,2}\d){6,13}(?![ .()/-]{0,2}\d))`,
  'giu',
);

/** Whether an IBAN has its check digits (ISO 13616). */
function passesCheck(iban: string): boolean {
  const signs = iban.replace(/[^A-Z\d]/gi, '');
  const digits = (signs.slice(4) + signs.slice(0, 4)).replace(/[A-Z]/gi, (letter) =>
    String(Number.parseInt(letter, 36)),
  );
  return BigInt(digits) % 97n === 1n;
}

/** A text with letters in place of what is no card by its form; all else stays where it is. */
function hideOthers(text: string): string {
  return text.replace(OTHERS, (other, iban?: string) =>
    iban === undefined || passesCheck(iban) ? 'x'.repeat(other.length) : other,
  );
}

/** The longest card number that begins with the group at an index; `undefined` for none. */
function findFirst(
  text: string,
  groups: readonly DigitGroup[],
  first: number,
): CardNumber | undefined {
  let found: CardNumber | undefined;
  let digits = '';
  const start = groups[first]?.start ?? 0;
  for (let at = first; at < groups.length; at += 1) {
    const group = groups[at];
    if (!group || (at > first && group.joint === undefined)) break;
    digits += group.digits;
    // Several groups are a card of an issuer, which four digits tell.
    if (digits.length > MAX_DIGITS || (at > first + 3 && !ISSUER.test(digits))) break;
    const isNumber = digits.length >= MIN_DIGITS && passesLuhn(digits);
    if (isNumber && areOfCard(groups.slice(first, at + 1)) && standsAlone(text, start, group.end))
      found = { digits, start, end: group.end };
  }
  return found;
}

/** Card numbers that are written with an exponent, whose zeros at the end are left out. */
function findExponential(text: string): readonly CardNumber[] {
  return [...text.matchAll(EXPONENTIAL)].flatMap(
    ({ 1: first = '', 2: rest = '', 3: zeros, index }) => {
      const digits = (first + rest).padEnd(Number(zeros) + 1, '0');
      const end = index + rest.length + 2;
      return digits.length === Number(zeros) + 1 && ISSUER.test(digits) && passesLuhn(digits)
        ? [{ digits, start: index, end }]
        : [];
    },
  );
}

/**
 * Finds what may be a card number: 12 to 19 digits of any script that pass Luhn. Spaces and dashes may stand between
 * them, and between the groups that are printed on a card one or two other signs or a line end, also as an address, a
 * page, a terminal or JSON writes them. One number in ten passes by chance, timestamps too: refusing it costs little. A
 * longer run of digits, a decimal, digits inside an id, and what has a form of its own (an IBAN, a phone number) are none.
 * @returns in the order of the text, none inside another; empty for none.
 */
export function findCardNumbers(original: string): readonly CardNumber[] {
  const { text: plain, getOffset } = readPlainText(original);
  const text = hideOthers(plain);
  const groups = listDigitGroups(text);
  const found: CardNumber[] = [];
  for (const [index, group] of groups.entries()) {
    if (group.start < (found.at(-1)?.end ?? 0)) continue;
    const number = findFirst(text, groups, index);
    if (number) found.push(number);
  }
  const all = [...found, ...findExponential(text)].toSorted(
    (one, other) => one.start - other.start,
  );
  return all.map(({ digits, start, end }) => ({
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
