import { LOCALE } from '@/.generated/words/locale';
import { isNumber } from '../../core/json';
import type { Json } from '../../core/types';

/** Milliseconds of each unit, by the first letters of its names: `min`, `minutes` and `minuteLimit` are one. */
const UNITS: readonly (readonly [pattern: RegExp, ms: number])[] = [
  [/^(?:ms|milli)/, 1],
  [/^(?:s$|secs?$|second)/, 1000],
  [/^(?:m$|mins?$|minute)/, 60_000],
  [/^(?:h$|hrs?$|hour)/, 3_600_000],
  [/^(?:d$|days?$|daily)/, 86_400_000],
];

/** Longest duration that is believed, in ms: a year. A larger number is in another unit, or none at all. */
const MAX_MS = 366 * 86_400_000;

/** Milliseconds of a unit by its name in English, whatever its case; `undefined` for any other word. */
export function getUnit(name: string): number | undefined {
  const word = name.toLowerCase();
  return UNITS.find(([pattern]) => pattern.test(word))?.[1];
}

/** Duration of ISO 8601 without years, months and weeks: `PT24H`, `P1D`. */
const ISO = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i;

function parseIso(text: string): number | undefined {
  const parts = ISO.exec(text)?.slice(1);
  if (!parts?.some((one) => one !== undefined)) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((one) => Number(one ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60_000 + seconds * 1000;
}

/** Unit of the numbers that are written without one; `undefined` for a number that may be in any unit. */
export type GuessUnit = (count: number) => number | undefined;

function parseText(text: string, guess: GuessUnit): number | undefined {
  const [, digits = '', name = ''] = /^(\d+(?:\.\d+)?)?\s*([a-z]*)\.?$/i.exec(text.trim()) ?? [];
  if (digits === '' && name === '') return parseIso(text.trim());
  const count = digits === '' ? 1 : Number(digits);
  const unit = name === '' ? guess(count) : getUnit(name);
  return unit === undefined ? parseIso(text.trim()) : count * unit;
}

/**
 * Milliseconds of a duration: `30s`, `24 hours`, `minute`, `PT24H`, or a number whose unit is guessed.
 * @returns `undefined` for what is no duration, for none, and for more than a year.
 */
export function parseDuration(value: Json | undefined, guess: GuessUnit): number | undefined {
  const text = isNumber(value) ? String(value) : typeof value === 'string' ? value : '';
  const ms = parseText(text.slice(0, 40), guess);
  return ms !== undefined && ms > 0 && ms <= MAX_MS ? ms : undefined;
}

/** Units in which a duration is written, each from a length in ms on: `120 seconds`, but `5 minutes`. */
const WRITTEN = [
  { unit: 'day', ms: 86_400_000, from: 73 * 3_600_000 },
  { unit: 'hour', ms: 3_600_000, from: 121 * 60_000 },
  { unit: 'minute', ms: 60_000, from: 121_000 },
  { unit: 'second', ms: 1000, from: 1000 },
  { unit: 'millisecond', ms: 1, from: 0 },
] as const;

/** A duration in words, in the largest unit of which it is a whole number: `24 hours`, `90 seconds`. */
export function formatDuration(duration: number): string {
  const found = WRITTEN.find(({ ms, from }) => duration >= from && duration % ms === 0);
  const { unit, ms } = found ?? WRITTEN[4];
  return new Intl.NumberFormat(LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(
    duration / ms,
  );
}
