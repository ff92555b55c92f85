import * as words from '@/.generated/words/openapi/calls';
import { joinAnchorName } from '../../core/anchors';
import { isObject } from '../../core/json';
import type { CallNeed } from '../../core/operation-types';
import type { Json, JsonObject, Method } from '../../core/types';
import { formatDuration, type GuessUnit, getUnit, parseDuration } from './duration';
import {
  getAny,
  getDescription,
  getPlainKey,
  getUrl,
  getWords,
  mergeNearest,
  type Get,
  type Statement,
} from './statement';

/** What one holder says of sending a request twice. */
export type RepeatRule = Statement & {
  /** Whether the same request has one effect, however often it is sent. */
  readonly isSafe?: boolean | undefined;
  /** Header by which a repeat is recognised. */
  readonly header?: string | undefined;
  /** Field of the body by which a repeat is recognised, in the operations that have it. */
  readonly field?: string | undefined;
  /** Whether some key is needed that has no name. */
  readonly isKeyed?: boolean | undefined;
  /** How long a repeat is recognised. */
  readonly period?: Period | undefined;
};

/** How long a repeat is recognised, in words; `ms` is absent where words alone say it. */
type Period = { readonly text: string; readonly ms?: number };

/** Methods without an effect (RFC 9110 9.2.1; QUERY says so of itself). */
const SAFE = new Set<Method>(['get', 'head', 'options', 'trace', 'query']);
/** Methods of which several have the effect of one (RFC 9110 9.2.2). */
const IDEMPOTENT = new Set<Method>([...SAFE, 'put', 'delete']);

const PERIODS = ['for', 'within', 'ttl', 'window', 'period', 'retention', 'expires', 'expiresin'];
const PERIOD_WITH_UNIT = /^(?:ttl|window|period|retention|expires|expiresin|for)(?:in)?(\w+)$/;
const FLAGS = ['safe', 'idempotent', 'supported', 'enabled'];
const HEADERS = ['header', 'headername', 'keyheader', 'idempotencyheader'];
const FIELDS = ['field', 'property', 'bodyfield', 'keyfield'];

/** Periods without a unit are seconds, but for thousands, which may as well be milliseconds. */
const guessPeriod = (count: number) => (count % 1000 === 0 ? undefined : 1000);

function formatPeriod(value: Json | undefined, guess: GuessUnit = guessPeriod): Period | undefined {
  const ms = parseDuration(value, guess);
  if (ms !== undefined) return { text: formatDuration(ms), ms };
  const text = getWords(value);
  return /\s/.test(text) ? { text } : undefined;
}

function findPeriod(rule: JsonObject): Period | undefined {
  const whole = formatPeriod(getAny(rule, PERIODS));
  if (whole !== undefined) return whole;
  return Object.entries(rule)
    .map(([key, value]) => {
      const unit = getUnit(PERIOD_WITH_UNIT.exec(getPlainKey(key))?.[1] ?? '');
      return unit === undefined ? undefined : formatPeriod(value, () => unit);
    })
    .find((one) => one !== undefined);
}

/** A name that can be sent: of a header (RFC 9110 5.6.2), or of a field. */
function getName(value: Json | undefined): string | undefined {
  const name = getWords(value);
  return /^[\w.-]{1,80}$/.test(name) ? name : undefined;
}

function readObject(value: JsonObject): RepeatRule {
  const flag = getAny(value, FLAGS);
  const required = getAny(value, ['required']);
  return {
    isSafe: typeof flag === 'boolean' ? flag : undefined,
    isKeyed: required === true || undefined,
    header: getName(getAny(value, HEADERS)),
    field: getName(getAny(value, FIELDS)),
    period: findPeriod(value),
    text: getDescription(value) || undefined,
    url: getUrl(value),
  };
}

function readText(text: string): RepeatRule {
  if (/^(?:true|yes|natural|idempotent|safe)$/i.test(text)) return { isSafe: true };
  if (/^(?:false|no|unsafe|unsupported)$/i.test(text)) return { isSafe: false };
  if (/^(?:required|optional|supported)$/i.test(text)) return { isKeyed: true };
  if (/\s/.test(text)) return { text };
  if (/idempoten/i.test(text) || /-/.test(text)) return { header: getName(text) };
  return {};
}

function readRule(value: Json | undefined): RepeatRule {
  if (isObject(value)) return readObject(value);
  return typeof value === 'boolean' ? { isSafe: value } : readText(getWords(value));
}

/** Reads what a holder says of sending a request twice: all undefined for nothing. */
export function readRepeat(get: Get): RepeatRule {
  const key = get('x-idempotency-key');
  const keyRule = typeof key === 'boolean' ? { isKeyed: key || undefined } : readRule(key);
  const rules = [readRule(get('x-idempotency')), readRule(get('x-idempotent')), keyRule];
  return mergeNearest<RepeatRule>([
    ...rules,
    { period: formatPeriod(get('x-idempotency-key-ttl')) },
  ]);
}

/** An operation as far as a repeat depends on it. */
export type RepeatedCall = {
  readonly method: Method;
  /** Names of its header parameters. */
  readonly headers: readonly string[];
  /** Whether its body has a field. */
  readonly hasField: (name: string) => boolean;
};

/** How a call is repeated, and whether the method alone says so. */
export type Repeat = {
  readonly text: string;
  readonly key?: CallNeed['key'];
  readonly isImplied?: true;
  /** Whether it is said not to be safe. */
  readonly isUnsafe?: true;
  /** Name of the key by which it is safe, `*` for some key, empty for none that is needed; absent where it is not safe. */
  readonly by?: string;
  /** How long a repeat is recognised, in ms. */
  readonly ms?: number | undefined;
};

const headerKey = (name: string) => ({ name, anchor: joinAnchorName('header', name) });
const fieldKey = (name: string) => ({ name, anchor: joinAnchorName('body', name) });

/** Key of a rule in an operation; `undefined` where the operation does not have it. */
function findKey({ header, field }: RepeatRule, call: RepeatedCall): CallNeed['key'] {
  if (field !== undefined && call.hasField(field)) return fieldKey(field);
  if (header === undefined) return undefined;
  const declared = call.headers.find((one) => one.toLowerCase() === header.toLowerCase());
  return declared === undefined ? { name: header, anchor: '' } : headerKey(declared);
}

function withKey(key: CallNeed['key'], period: Period | undefined): Repeat {
  const [plain, limited] = key
    ? [words.withKey, words.withKeyFor]
    : [words.withAnyKey, words.withAnyKeyFor];
  const text = period === undefined ? plain : limited(period.text);
  return { ...(key && { key }), text, by: key?.name ?? '*', ms: period?.ms };
}

function withVerdict(isSafe: boolean, { text }: RepeatRule): Repeat {
  const verdict = isSafe ? words.yes : words.no;
  return {
    text: text === undefined ? verdict : words.withText({ verdict, text }),
    ...(isSafe ? { by: '' } : { isUnsafe: true as const }),
  };
}

/** Decides by rules of which the first is the operation's own; the nearest that decides counts. */
function decideByRules(rules: readonly RepeatRule[], call: RepeatedCall): Repeat | undefined {
  const period = rules.map((one) => one.period).find((one) => one !== undefined);
  const isIdempotent = IDEMPOTENT.has(call.method);
  for (const rule of rules) {
    const key = isIdempotent ? undefined : findKey(rule, call);
    if (key) return withKey(key, period);
    if (rule.isSafe !== undefined) return withVerdict(rule.isSafe, rule);
    if (rule.isKeyed && !isIdempotent) return withKey(undefined, period);
  }
  return undefined;
}

/**
 * How a call is repeated safely: by a key that it declares, by the nearest rule of its document, or by what HTTP says of
 * its method, which a rule for many operations does not change for methods without an effect.
 * @param rules what operation, paths, tags and document say, nearest first.
 * @returns `undefined` where nothing is known.
 */
export function decideRepeat(rules: readonly RepeatRule[], call: RepeatedCall): Repeat | undefined {
  const [own = {}] = rules;
  const declared = call.headers.find((one) => /idempotencykey$/.test(getPlainKey(one)));
  const period = rules.map((one) => one.period).find((one) => one !== undefined);
  if (declared !== undefined && own.isSafe !== false) return withKey(headerKey(declared), period);
  const decided = decideByRules(SAFE.has(call.method) ? [own] : rules, call);
  if (decided) return decided;
  if (IDEMPOTENT.has(call.method)) return { text: words.yes, by: '', isImplied: true };
  const text = rules.map((one) => one.text).find((one) => one !== undefined);
  return text === undefined ? undefined : { text };
}
