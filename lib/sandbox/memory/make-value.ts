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

/**
 * Makes an id that looks like the example of a document: a number behind it, a text with other digits and letters in the
 * same places.
 * @param isTaken Whether an id is in use.
 */
export function makeId(
  example: Json | undefined,
  random: Random,
  isTaken: (id: Json) => boolean,
): Json {
  if (isNumber(example)) {
    let id = Number(example) + 1;
    while (isTaken(id)) id += 1;
    return id;
  }
  const text = typeof example === 'string' && example !== '' ? example : HEX.repeat(2);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const id = changeText(text, random);
    if (!isTaken(id)) return id;
  }
  return `${text}${Math.floor(random() * 1e9)}`;
}

/** Attempts to find a text that is not in use: a short one may have none. */
const MAX_ATTEMPTS = 100;

function changeText(text: string, random: Random): string {
  const pick = (alphabet: string) => alphabet[Math.floor(random() * alphabet.length)] ?? '';
  const isHex = /^[\da-f-]{16,}$/.test(text);
  // The prefix of an id says what it names: `pay_`, `JLEE-`.
  const prefix = /^[A-Za-z]+[_-](?=.)/.exec(text)?.[0] ?? '';
  const rest = text.slice(prefix.length).replace(/[A-Za-z\d]/g, (one) => {
    if (isHex) return pick(HEX);
    if (DIGITS.includes(one)) return pick(DIGITS);
    return one === one.toLowerCase() ? pick(LETTERS) : pick(LETTERS).toUpperCase();
  });
  return prefix + rest;
}
