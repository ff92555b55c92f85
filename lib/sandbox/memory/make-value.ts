import { isNumber } from '@/lib/openapi/core/json';
import type { Json } from '@/lib/openapi/core/types';

/** Gives numbers from 0 to 1, as `Math.random` does. */
export type Random = () => number;

/** Creates numbers that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

const DIGITS = '0123456789';
const HEX = '0123456789abcdef';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Attempts to find an id that is not in use: a short one may have none. */
const MAX_ATTEMPTS = 100;
/** Numbers that are tried on each side of the example: it may be the last of a range. */
const MAX_STEPS = 10_000;

/** What an id must be: like an example, allowed, and not in use. */
type WantedId = {
  readonly example: Json | undefined;
  readonly isTaken: (id: Json) => boolean;
  /** Whether schemas allow it; all where it is absent. */
  readonly fits?: (id: Json) => boolean;
};

/**
 * Makes an id that looks like an example: a number next to it, a text with other digits and letters in the same places.
 */
export function makeId({ example, isTaken, fits = () => true }: WantedId, random: Random): Json {
  if (isNumber(example)) {
    const start = Math.floor(Number(example));
    for (const step of [1, -1])
      for (let id = start + step; Math.abs(id - start) < MAX_STEPS; id += step)
        if (!isTaken(id) && fits(id)) return id;
  }
  const text = example === undefined || example === '' ? HEX.repeat(2) : String(example);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const id = changeText(text, random, fits);
    if (!isTaken(id)) return id;
  }
  return `${text}${Math.floor(random() * 1e9)}`;
}

/** Changes the characters of a text, all at once, or those whose change is allowed. */
function changeText(text: string, random: Random, fits: (id: Json) => boolean): string {
  const whole = Array.from(text, (_, at) => changeCharacter(text, at, random)).join('');
  if (fits(whole)) return whole;
  let changed = text;
  for (let at = 0; at < text.length; at += 1) {
    const next = changed.slice(0, at) + (whole[at] ?? '') + changed.slice(at + 1);
    if (fits(next)) changed = next;
  }
  return changed;
}

/** Place of the version in a UUID, and of its variant (RFC 9562 4.1, 4.2). */
const UUID = { form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, version: 14, variant: 19 };

function changeCharacter(text: string, at: number, random: Random): string {
  const one = text[at] ?? '';
  const pick = (alphabet: string) => alphabet[Math.floor(random() * alphabet.length)] ?? '';
  if (!/[A-Za-z\d]/.test(one)) return one;
  if (/^[\da-f-]{16,}$/.test(text)) {
    if (!UUID.form.test(text)) return pick(HEX);
    return at === UUID.version ? one : pick(at === UUID.variant ? '89ab' : HEX);
  }
  // The prefix of an id says what it names: `pay_`, `JLEE-`, `sk_test_`.
  const prefix = /^(?:[A-Za-z]+[_-])+(?=.)/.exec(text)?.[0] ?? '';
  if (at < prefix.length) return one;
  if (DIGITS.includes(one)) return pick(DIGITS);
  return one === one.toLowerCase() ? pick(LETTERS) : pick(LETTERS).toUpperCase();
}
