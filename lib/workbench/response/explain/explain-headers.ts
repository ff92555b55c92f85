import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/workbench/headers';
import { readSunset } from '@/lib/openapi/constraints/sunset';
import { getAtPointer, getObject, getOwn, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex, OperationEntry } from '@/lib/openapi/core/types';
import type { ReceivedResponse } from '../received-response';
import type { CodeExplanation } from './explain-codes';

/** Explains a value of a header; empty for one that is not understood. Says nothing in the server's own words. */
type Explain = (value: string) => string;

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'long',
  timeZone: 'UTC',
});
/** Seconds from which a reset is a time since 1970, and no wait. */
const MIN_EPOCH = 1_000_000_000;
/** Most characters of a value that are shown, and most parts that are read. */
const MAX_CHARS = 200;
const MAX_PARTS = 20;

/** Time of `@1688169599` (RFC 9651 3.3.7) or of an HTTP date (RFC 9110 5.6.7); `undefined` for others. */
function parseTime(value: string): Date | undefined {
  const [, seconds] = /^@(-?\d{1,12})$/.exec(value) ?? [];
  const isHttpDate = /^[A-Z][a-z]+, .+ GMT$/.test(value);
  const time = new Date(
    seconds === undefined ? (isHttpDate ? Date.parse(value) : NaN) : Number(seconds) * 1000,
  );
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Whole number of at most nine digits; `undefined` for others. */
const parseCount = (value: string | undefined) =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined;

const explainCount =
  (describe: (count: number) => string): Explain =>
  (value) => {
    // An older form has policies behind the number: `100, 100;w=60`.
    const count = parseCount(value.split(/[,;]/)[0]?.trim());
    return count === undefined ? '' : describe(count);
  };

function explainDeprecation(value: string): string {
  const time = parseTime(value);
  if (time) return words.deprecatedFrom(DAY.format(time));
  return /^(?:true|\?1)$/i.test(value) ? words.deprecated : '';
}

function explainSunset(value: string): string {
  const time = parseTime(value);
  return time ? words.ends(DAY.format(time)) : '';
}

function explainRetry(value: string): string {
  const time = parseTime(value);
  return time ? words.retryAt(TIME.format(time)) : explainCount(words.retryIn)(value);
}

function explainReset(value: string): string {
  const seconds = /^\d{10}$/.test(value) ? Number(value) : 0;
  if (seconds >= MIN_EPOCH) return words.resetAt(TIME.format(new Date(seconds * 1000)));
  return explainCount(words.resetIn)(value);
}

/** Number of a parameter of a structured field: `r` of `"default";r=50;t=30`. */
const getParameter = (item: string, names: string) =>
  parseCount(new RegExp(String.raw`(?:^|[;,\s])(?:${names})=(\d+)`).exec(item)?.[1]);

const RELATIONS: Readonly<Record<string, string>> = {
  'successor-version': words.successor,
  deprecation: words.aboutDeprecation,
  sunset: words.aboutSunset,
};

/** Links of which a relation is explained (RFC 8288 3): the target with the meaning of each. */
function explainLink(value: string): readonly (readonly [target: string, meaning: string])[] {
  const links = [...value.slice(0, 4000).matchAll(/<([^<>]*)>([^<]*)/g)].slice(0, MAX_PARTS);
  return links.flatMap(([, target = '', parameters = '']) => {
    const [, quoted, bare] = /;\s*rel\s*=\s*(?:"([^"]*)"|([\w-]+))/i.exec(parameters) ?? [];
    const relations = (quoted ?? bare ?? '').toLowerCase().split(/\s+/);
    return relations
      .filter((one) => Object.hasOwn(RELATIONS, one))
      .map((one) => [target, RELATIONS[one] ?? ''] as const);
  });
}

/** Items of a structured list (RFC 9651 3.1): names in quotes may have commas. */
const splitItems = (value: string) =>
  value
    .slice(0, 4000)
    .match(/(?:"(?:[^"\\]|\\.)*"|[^,"])+/g)
    ?.slice(0, MAX_PARTS) ?? [];

/** Quotas left (`RateLimit` of the current draft of IETF, and of an older one with words). */
function explainLimit(item: string): string {
  const [left, seconds] = [getParameter(item, 'r|remaining'), getParameter(item, 't|reset')];
  const parts = [
    left === undefined ? '' : words.remaining(left),
    seconds === undefined ? '' : words.resetIn(seconds),
  ].filter((text) => text !== '');
  return parts.join('. ');
}

/** A quota and its window (`RateLimit-Policy`); one of other units than requests is not explained. */
function explainPolicy(item: string): string {
  if (/;\s*qu=(?!"requests")/.test(item)) return '';
  const count = getParameter(item, 'q') ?? parseCount(/^\s*(\d+)/.exec(item)?.[1]);
  const seconds = getParameter(item, 'w');
  if (count === undefined) return '';
  return seconds === undefined ? words.limit(count) : words.policy({ count, seconds });
}

const whole = (explain: Explain) => (value: string) => [[value, explain(value)] as const];
const each = (explain: Explain, split: (value: string) => readonly string[]) => (value: string) =>
  split(value).map((item) => [item.trim(), explain(item)] as const);

/** The older form of `RateLimit` is one item of names. */
const splitLimits = (value: string) =>
  /^\s*(?:limit|remaining|reset)=/.test(value) ? [value] : splitItems(value);

/** How a header is explained: each part that is shown, with its meaning. */
const HEADERS: Readonly<
  Record<string, (value: string) => readonly (readonly [shown: string, meaning: string])[]>
> = {
  deprecation: whole(explainDeprecation),
  sunset: whole(explainSunset),
  link: explainLink,
  'retry-after': whole(explainRetry),
  ratelimit: each(explainLimit, splitLimits),
  'ratelimit-policy': each(explainPolicy, splitItems),
  'ratelimit-limit': whole(explainCount(words.limit)),
  'ratelimit-remaining': whole(explainCount(words.remaining)),
  'ratelimit-reset': whole(explainReset),
};

/**
 * Explains headers of a response: its deprecation (RFC 9745), its end (RFC 8594), links to what replaces it, limits
 * of requests, and when to try again. Empty for none of these.
 */
export function explainHeaders({
  headers,
}: Pick<ReceivedResponse, 'headers'>): readonly CodeExplanation[] {
  return headers.flatMap(([field, value]) => {
    const key = field.toLowerCase().replace(/^x-(?=ratelimit-)/, '');
    const explain = Object.hasOwn(HEADERS, key) ? HEADERS[key] : undefined;
    return (explain?.(value.trim()) ?? [])
      .filter(([, meaning]) => meaning !== '')
      .map(([shown, meaning]) => ({
        ...{ pointer: '', field, code: shown.slice(0, MAX_CHARS), meaning, href: '' },
      }));
  });
}

/**
 * Compares what headers say of deprecation and end with what the document says of the operation, else of itself.
 * @returns differences in words; empty where they agree, and for headers that say nothing of it.
 */
export function compareLifecycle(
  api: ApiIndex,
  { deprecated, pointer }: OperationEntry,
  { headers }: Pick<ReceivedResponse, 'headers'>,
): readonly string[] {
  const get = (name: string) =>
    headers.find(([one]) => one.toLowerCase() === name)?.[1].trim() ?? '';
  const operation = getAtPointer(api.document, pointer);
  const [own, whole] = [operation, getObject(api.document, 'info')].map((part) =>
    isObject(part) ? readSunset((key) => getOwn(part, key)) : undefined,
  );
  const documented = own?.day ?? whole?.day;
  const end = parseTime(get('sunset'));
  const day = end?.toISOString().slice(0, 10);
  const differences: string[] = [];
  if (!deprecated && explainDeprecation(get('deprecation')) !== '')
    differences.push(words.notDeprecated);
  if (end && documented === undefined) differences.push(words.noEnd(DAY.format(end)));
  if (end && documented !== undefined && day !== documented)
    differences.push(
      words.otherEnd({ received: DAY.format(end), documented: DAY.format(new Date(documented)) }),
    );
  return differences;
}
