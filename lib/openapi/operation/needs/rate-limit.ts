import * as words from '@/.generated/words/openapi/calls';
import { isList, isNumber, isObject } from '../../core/json';
import type { Json, JsonObject } from '../../core/types';
import { formatDuration, getUnit, parseDuration } from './duration';
import {
  getAny,
  getDescription,
  getPlainKey,
  getUrl,
  getWords,
  type Get,
  type Statement,
} from './statement';

const KEYS = [
  'x-rate-limit',
  'x-ratelimit',
  'x-rateLimit',
  'x-rate-limits',
  'x-throttling',
  'x-throttle',
] as const;

const COUNTS = ['limit', 'requests', 'calls', 'rate', 'max', 'maxrequests', 'count', 'quota'];
const PERIODS = ['period', 'window', 'per', 'interval', 'unit', 'duration', 'timewindow'];
/** Periods whose key names their unit: `windowMs`, `periodSeconds`. */
const PERIOD_WITH_UNIT = /^(?:period|window|interval|duration)(?:in)?(\w+)$/;
/** Counts whose key names their period: `perSecond`, `requestsPerMinute`, `rps`. */
const COUNT_PER = /^(?:requests|calls|limit|max)?per(second|minute|hour|day)$|^rp([smhd])$/;

/** Most limits of one list. */
const MAX_LIMITS = 5;

/** Numbers without a unit are seconds, but for thousands, which may as well be milliseconds. */
const guessPeriod = (count: number) => (count % 1000 === 0 ? undefined : 1000);

function toCount(value: Json | undefined): number | undefined {
  const isText = typeof value === 'string' && /^\d{1,12}$/.test(value.trim());
  const count = isNumber(value) || isText ? Number(value) : NaN;
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

const SINGLE_PERIODS: ReadonlyMap<number, (count: number) => string> = new Map([
  [1000, words.aSecond],
  [60_000, words.aMinute],
  [3_600_000, words.anHour],
  [86_400_000, words.aDay],
]);

/** Number of requests in a period. */
export type Rate = { readonly count: number; readonly ms: number };

/** A limit in words, with its rates where it is made of them. */
type RateLimit = { readonly text: string; readonly rates?: readonly Rate[] | undefined };

function describeRate({ count, ms }: Rate): string {
  const single = SINGLE_PERIODS.get(ms);
  return single ? single(count) : words.inPeriod({ count, period: formatDuration(ms) });
}

/** Period of a limit in ms, from a value of its own or from a number whose key names the unit. */
function findPeriod(limit: JsonObject): number | undefined {
  const ms = parseDuration(getAny(limit, PERIODS), guessPeriod);
  if (ms !== undefined) return ms;
  return Object.entries(limit)
    .map(([key, value]) => {
      const unit = getUnit(PERIOD_WITH_UNIT.exec(getPlainKey(key))?.[1] ?? '');
      return unit === undefined ? undefined : parseDuration(value, () => unit);
    })
    .find((one) => one !== undefined);
}

function listRates(limit: JsonObject): readonly Rate[] {
  const count = toCount(getAny(limit, COUNTS));
  const period = findPeriod(limit);
  if (count !== undefined && period !== undefined) return [{ count, ms: period }];
  const rates = Object.entries(limit).flatMap(([key, value]) => {
    const [, word, letter] = COUNT_PER.exec(getPlainKey(key)) ?? [];
    const [unit, each] = [getUnit(word ?? letter ?? ''), toCount(value)];
    return unit === undefined || each === undefined ? [] : [{ count: each, ms: unit }];
  });
  return rates.slice(0, MAX_LIMITS);
}

/** A limit in words. A number alone says nothing without its period, nor does the name of a policy. */
function describeLimit(value: Json | undefined): RateLimit {
  if (isObject(value)) {
    const description = getDescription(value);
    if (description !== '') return { text: description };
    const rates = listRates(value);
    return { text: rates.map(describeRate).join(', '), rates };
  }
  if (isList(value)) {
    const limits = value
      .slice(0, MAX_LIMITS)
      .filter((one) => !isList(one))
      .map(describeLimit)
      .filter(({ text }) => text !== '');
    const text = limits.map((one) => one.text).join(', ');
    const isExact = limits.every(({ rates }) => rates !== undefined);
    return { text, ...(isExact && { rates: limits.flatMap(({ rates = [] }) => rates) }) };
  }
  const text = getWords(value);
  return { text: /\d.*\D|\s/.test(text) ? text : '' };
}

/**
 * Reads how many requests are let through.
 * @returns `rates` is absent where words say it.
 */
export function readRateLimit(get: Get): Statement & Pick<RateLimit, 'rates'> {
  const value = KEYS.map(get).find((one) => one !== undefined);
  const { text, rates } = describeLimit(value);
  return { text: text || undefined, url: getUrl(value), rates };
}
