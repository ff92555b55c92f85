import { decodeUrlPart } from '@/lib/text/encode';

/** Part of a text that stands for one character: an escape, an entity, a digit of another script, a colour. */
const WRITTEN_OTHERWISE = new RegExp(
  [
    // Signs as an address encodes them, once or again; two digits behind a percent sign that stand for no usual sign are digits.
    String.raw`%(?:25){0,3}(?:0[9AD]|2[0-9A-F]|3[A-F]|5[B-F]|7[B-E]|u[0-9A-F]{4})`,
    // One digit alone may be two digits behind a percent sign.
    String.raw`%(?:25){0,3}3\d(?=%(?:25){0,3}3\d)|(?<=%(?:25){0,3}3\d)%(?:25){0,3}3\d`,
    String.raw`%(?:25){0,3}[CDEF][0-9A-F](?:%(?:25){0,3}[89AB][0-9A-F])+`,
    String.raw`&(?:amp;){0,3}(?:#\d{1,7}|#x[0-9A-F]{1,6}|[A-Z]{2,31});`,
    // Colours of a terminal, and its other signs where their escape is there.
    String.raw`(?:\x1b|\\{1,15}(?:u001b|x1b|0?33|e))\[[\d;:?]{0,24}[A-Z]|\[[\d;]{1,11}m`,
    String.raw`\\{1,15}(?:u[0-9A-F]{4}|u\{[0-9A-F]{1,6}\}|x[0-9A-F]{2}|[nrt])`,
    // Digits of an attribute are read.
    String.raw`<\/?[A-Z]{1,10}(?:\s[^<>\d]{0,100})?\/?>`,
    String.raw`(?![0-9])\p{Nd}`,
  ].join('|'),
  'giu',
);

/** A digit, however it is written. */
const DIGIT = new RegExp(`${WRITTEN_OTHERWISE.source}|[0-9]`, 'giu');

/** Sign in place of what nobody sees. */
const UNSEEN = '\u200b';

/** Entities by name that are spaces and dashes. Others are signs, whichever they are. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...['nbsp', 'ensp', 'emsp', 'thinsp', 'hairsp', 'numsp'].map((name) => [name, ' '] as const),
  ...['ndash', 'mdash', 'hyphen', 'dash', 'minus'].map((name) => [name, '-'] as const),
  ...['zwj', 'zwnj', 'shy', 'zerowidthspace', 'nobreak'].map((name) => [name, UNSEEN] as const),
  ['newline', '\n'],
]);

/** Sign in place of a tag, and of an entity whose name tells no space and no dash. */
const SOME_SIGN = '\u00b7';

const LINE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Character of a code; what is no character stands as it is. */
function toCharacter(code: number, written: string): string {
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : written;
}

function decodeEntity(entity: string, written: string): string {
  const name = entity.slice(0, -1).toLowerCase();
  if (!name.startsWith('#')) return ENTITIES.get(name) ?? SOME_SIGN;
  const isHex = name.startsWith('#x');
  return toCharacter(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10), written);
}

/** Decodes a part of a text that is written otherwise. */
function decode(written: string): string {
  if (written.startsWith('<')) return SOME_SIGN;
  if (written.includes('[')) return UNSEEN;
  if (written.startsWith('&')) return decodeEntity(written.replace(/^&(?:amp;)*/i, ''), written);
  if (/^%(?!(?:25)*u)/i.test(written))
    return decodeUrlPart(written.replace(/%(?:25)+(?=..)/g, '%'));
  const [, escaped = ''] = /^(?:\\+|%(?:25)*)(.*)/s.exec(written) ?? [];
  if (escaped === '') return written;
  const code = Number.parseInt(escaped.replace(/[{}]/g, '').slice(1), 16);
  return LINE_ESCAPES.get(escaped.toLowerCase()) ?? toCharacter(code, written);
}

const isDigit = (character: string) => /^\p{Nd}$/u.test(character);

/** A digit of any script as one of 0 to 9: scripts have theirs in order, each set of ten behind the one before it. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

function toPlain(written: string): string {
  const character = decode(written);
  return isDigit(character) ? toAsciiDigit(character) : character;
}

/** From an offset on, the original is longer by this number. */
type Shift = { readonly at: number; readonly by: number };

/** The last shift at or before an offset, by halves: a long text has many. */
function findShift(shifts: readonly Shift[], at: number): number {
  let [low, high] = [0, shifts.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((shifts[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return shifts[low - 1]?.by ?? 0;
}

/** A text as it is read. */
export type PlainText = {
  readonly text: string;
  /** Offset in the original of an offset in the text. */
  readonly getOffset: (at: number) => number;
};

/** Reads a text without its escapes and entities, and its digits as those of ASCII. */
export function readPlainText(original: string): PlainText {
  const parts: string[] = [];
  const shifts: Shift[] = [];
  const known = new Map<string, string>();
  let [end, length] = [0, 0];
  for (const { 0: written, index } of original.matchAll(WRITTEN_OTHERWISE)) {
    const plain = known.get(written) ?? toPlain(written);
    known.set(written, plain);
    parts.push(original.slice(end, index), plain);
    length += index - end + plain.length;
    end = index + written.length;
    if (plain.length !== written.length) shifts.push({ at: length, by: end - length });
  }
  parts.push(original.slice(end));
  return { text: parts.join(''), getOffset: (at) => at + findShift(shifts, at) };
}

/**
 * Replaces each digit of a text, however it is written.
 * @param replace gets the place of a digit among them; `undefined` keeps it.
 */
export function replaceDigits(
  text: string,
  replace: (index: number) => string | undefined,
): string {
  let index = -1;
  return text.replace(DIGIT, (written) => {
    if (!/^[0-9]$/.test(toPlain(written))) return written;
    index += 1;
    return replace(index) ?? written;
  });
}

/** Number of digits of a text, however they are written. */
export function countDigits(text: string): number {
  let count = 0;
  replaceDigits(text, () => {
    count += 1;
    return undefined;
  });
  return count;
}
