import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/openapi-schema/constraints';
import { getObject, getOwn, isLooselyTrue, isObject } from '../core/json';
import type { Constraint } from '../core/schema-types';
import type { Json, JsonObject, Sunset } from '../core/types';

/** Extensions that hold a date, or an object with one: the names of the HTTP field (RFC 8594), and of providers. */
const SUNSET_NAMES = [
  'x-sunset',
  'x-sunset-date',
  'x-sunsetDate',
  'x-removal-date',
  'x-removalDate',
  'x-eol',
] as const;
/** Extensions that may be an object with these facts. */
const HOLDER_KEYS = ['x-deprecation', 'x-deprecated'] as const;
const DATE_KEYS = ['sunset', 'date', 'on', 'removal', 'removalDate', 'sunsetDate', 'eol'] as const;
const REPLACEMENT_KEYS = ['x-replaced-by', 'x-replacedBy', 'x-replacement', 'x-successor'] as const;
const REPLACED_BY = ['replaced-by', 'replacedBy', 'replacement', 'successor', 'use'] as const;

/** Format of days for readers: `March 31, 2027`. */
export const DAY_FORMAT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** Day of a date of ISO 8601 or HTTP (RFC 9110 5.6.7); `undefined` for other texts. */
function parseDay(text: string): string | undefined {
  const isDate = /^\d{4}-\d\d-\d\d(?:$|T)/.test(text) || /^[A-Z][a-z]{2}, .* GMT$/.test(text);
  const time = isDate ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

const getText = (value: Json | undefined) => (typeof value === 'string' ? value.trim() : '');

const firstText = (values: readonly (Json | undefined)[]) =>
  values.map(getText).find((text) => text !== '') ?? '';

/**
 * Reads when an operation, parameter, schema or document ends, from its extensions.
 * @param get Returns the value of a keyword; `undefined` when absent.
 * @returns `undefined` where they say nothing of it.
 */
export function readSunset(get: (key: string) => Json | undefined): Sunset | undefined {
  const values = SUNSET_NAMES.map(get);
  const holders = [...values, ...HOLDER_KEYS.map(get)].filter(isObject);
  const inHolders = (keys: readonly string[]) =>
    holders.flatMap((holder) => keys.map((key) => getOwn(holder, key)));
  const text = firstText([...values, ...inHolders(DATE_KEYS)]);
  const replacement = firstText([...REPLACEMENT_KEYS.map(get), ...inHolders(REPLACED_BY)]);
  if (text === '' && replacement === '') return undefined;
  const day = parseDay(text);
  if (day === undefined) return { when: text, replacement };
  return { day, when: DAY_FORMAT.format(new Date(day)), replacement };
}

/** Reads when a whole document ends: from its `info`, else from its root. `undefined` where neither says it. */
export function readDocumentSunset(document: JsonObject): Sunset | undefined {
  const info = getObject(document, 'info');
  return readSunset((key) => getOwn(info, key) ?? getOwn(document, key));
}

/** Deprecation and end of an operation, parameter, schema or value. */
export type Deprecation = {
  readonly deprecated: boolean;
  /** Version in which it was deprecated; empty where the document names none. */
  readonly since: string;
  /** What the document advises; empty for nothing. */
  readonly message: string;
  readonly sunset?: Sunset;
};

/**
 * Reads all that is said of a deprecation and an end.
 * @param get Returns the value of a keyword; `undefined` when absent.
 * @returns `undefined` where it is neither deprecated nor ends.
 */
export function readDeprecation(get: (key: string) => Json | undefined): Deprecation | undefined {
  const deprecated = isLooselyTrue(get('deprecated'));
  const sunset = readSunset(get);
  if (!deprecated && !sunset) return undefined;
  const since = get('x-deprecatedInVersion');
  return {
    deprecated,
    since: typeof since === 'number' ? `${since}` : getText(since),
    message: getText(get('x-deprecatedMessage')),
    ...(sunset && { sunset }),
  };
}

/**
 * Reads what an extension says of one value of an enumeration: `true`, a day, a message, or an object with what
 * `readDeprecation` and `readSunset` read. `undefined` where that is nothing.
 */
export function readValueDeprecation(said: Json | undefined): Deprecation | undefined {
  const facts = isObject(said)
    ? readDeprecation((key) => getOwn(said, key) ?? (key === 'x-deprecation' ? said : undefined))
    : undefined;
  if (facts) return { ...facts, deprecated: true };
  const text = getText(said);
  if (text === '' && !isLooselyTrue(said)) return undefined;
  const isDay = parseDay(text) !== undefined;
  const sunset = isDay ? readSunset((key) => (key === 'x-sunset' ? text : undefined)) : undefined;
  const message = isDay || isLooselyTrue(said) ? '' : text;
  return { deprecated: true, since: '', message, ...(sunset && { sunset }) };
}

/** Words about when something ends: `ends on March 31, 2027`; empty where that is unknown. */
export function describeEnd({ day, when }: Sunset): string {
  if (when === '') return '';
  return day === undefined ? words.endInWords(when) : words.endsOn(when);
}

/** Constraints of an end: `ends on March 31, 2027`, `replaced by capture`. Empty for none. */
export function sunsetConstraints(sunset: Sunset | undefined): readonly Constraint[] {
  if (!sunset) return [];
  const { replacement, day } = sunset;
  const end = describeEnd(sunset);
  return [
    ...(end === '' ? [] : [{ kind: 'lifecycle' as const, text: end, ...(day && { day }) }]),
    ...(replacement === ''
      ? []
      : [{ kind: 'lifecycle' as const, text: words.replacedBy(replacement), replacement }]),
  ];
}
