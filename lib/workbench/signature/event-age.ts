import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/signature/verdict';
import type { WebhookSignature } from '@/lib/content/schemas/workbench/webhook-signature';
import { getField, parseRoot } from './signed-string';

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/** Time that the clocks of two machines may differ, in ms. */
const CLOCK_TOLERANCE_MS = MINUTE_MS;

/** How old an event is, in words; `isOff` where that is a reason to look closer. */
export type EventAge = { readonly text: string; readonly isOff: boolean };

/** Counts the largest unit that tells a time well. */
function countUnits(ms: number): readonly [count: number, unit: 'minutes' | 'hours' | 'days'] {
  const [minutes, hours] = [Math.round(ms / MINUTE_MS), Math.round(ms / HOUR_MS)];
  if (minutes < 60) return [Math.max(1, minutes), 'minutes'];
  if (hours < 48) return [hours, 'hours'];
  return [Math.round(ms / DAY_MS), 'days'];
}

const AHEAD = { minutes: words.inMinutes, hours: words.inHours, days: words.inDays };

/** Formats a time from now: `10 minutes from now`. */
function formatAhead(ms: number): string {
  const [count, unit] = countUnits(ms);
  return AHEAD[unit](count);
}

const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'always' });

/** Formats a time before now: `3 hours ago`. */
function formatAgo(ms: number): string {
  const [count, unit] = countUnits(ms);
  return RELATIVE.format(-count, unit);
}

/** Whether a text ends with a zone (RFC 3339, RFC 2822): `Z`, `GMT`, `EST`, `+01:00`. */
const HAS_ZONE = /(?:Z|UTC?|GMT|[ECMP][SD]T|[+-]\d\d:?\d\d)$/i;

/** Zone of whole hours behind a time, as databases write it: `17:04:32-05`. */
const HOUR_ZONE = /(:\d\d(?:\.\d+)?[+-]\d\d)$/;

/** Date alone, which is one of UTC already. */
const IS_DATE = /^\d{4}-\d\d-\d\d$/;

/** Time without signs: `20261120170432`, `20261120T170432Z`. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)T?(\d\d)(\d\d)(\d\d)Z?$/i;

/** Seconds since 1970 from 2001 to 5138: a smaller number is no time of an event, a larger one counts parts of a second. */
const [MIN_SECONDS, MAX_SECONDS] = [1_000_000_000, 100_000_000_000];

/** Reads seconds since 1970, or their thousandths, millionths, billionths, by their size. */
function readNumber(time: number): number {
  const unit = [1, 1e3, 1e6, 1e9].find((one) => time < MAX_SECONDS * one) ?? NaN;
  return time < MIN_SECONDS ? NaN : (time / unit) * 1000;
}

/**
 * Reads a time as programs write it: a text, or a number since 1970. Without a zone it is one of UTC, wherever its
 * reader is.
 * @returns ms since 1970; `NaN` for no time.
 */
function readTime(time: unknown): number {
  if (typeof time !== 'number' && typeof time !== 'string') return NaN;
  const text = String(time)
    .trim()
    .replace(COMPACT, '$1-$2-$3T$4:$5:$6Z')
    .replace(/\[[^\]]*\]$/, '')
    .replace(/(:\d\d),(?=\d)/, '$1.')
    .replace(/\s(?=[+-]\d\d:\d\d$)/, '')
    .replace(HOUR_ZONE, '$1:00');
  if (/^\d+(?:\.\d+)?$/.test(text)) return readNumber(Number(text));
  if (HAS_ZONE.test(text) || IS_DATE.test(text)) return Date.parse(text);
  const isIso = /^\d{4}-\d\d-\d\d[T ]/.test(text);
  return Date.parse(isIso ? `${text.replace(' ', 'T')}Z` : `${text} UTC`);
}

/**
 * Says how old a delivery is: by the time that is signed, else by the field of the event that the settings name.
 * @param time signed time as it is written.
 * @param now time of this device, in ms since 1970.
 * @returns `undefined` for a delivery without a time.
 */
export function describeAge(
  body: Uint8Array,
  settings: WebhookSignature,
  now: number,
  time?: string,
): EventAge | undefined {
  const { timeField, root, maxAgeHours, maxAgeSeconds } = settings;
  const age = now - readTime(time ?? getField(parseRoot(body, root), timeField));
  if (Number.isNaN(age)) return undefined;
  const isEvent = time === undefined;
  const isRecent = Math.abs(age) < MINUTE_MS;
  if (isRecent && isEvent) return { text: words.justNow, isOff: false };
  if (age < -CLOCK_TOLERANCE_MS) {
    const ahead = formatAhead(-age);
    return { text: isEvent ? words.happens(ahead) : words.signedAhead(ahead), isOff: true };
  }
  const ago = formatAgo(Math.max(0, age));
  if (!isEvent)
    return age > maxAgeSeconds * 1000
      ? { text: words.signedTooLongAgo({ ago, seconds: maxAgeSeconds }), isOff: true }
      : { text: words.signedAgo(ago), isOff: false };
  return age > maxAgeHours * HOUR_MS
    ? { text: words.replay({ ago, hours: maxAgeHours }), isOff: true }
    : { text: words.happened(ago), isOff: false };
}
