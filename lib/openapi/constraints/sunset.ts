import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/openapi-schema/constraints';
import { getOwn, isObject } from '../core/json';
import type { Json } from '../core/types';

/** When something ends, and what stands in its place. */
export type Sunset = {
  /** `2027-03-31`; absent where the document has no date but words: `end of 2027`. */
  readonly day?: string;
  /** Day for readers, or the words of the document; empty where it says only what stands in its place. */
  readonly when: string;
  /** Operation, field or address that stands in its place; empty where none is named. */
  readonly replacement: string;
};

/** Extensions that hold a date, or an object with one: the names of the HTTP field (RFC 8594), and of providers. */
const SUNSET_KEYS = [
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

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

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
  const values = SUNSET_KEYS.map(get);
  const holders = [...values, ...HOLDER_KEYS.map(get)].filter(isObject);
  const inHolders = (keys: readonly string[]) =>
    holders.flatMap((holder) => keys.map((key) => getOwn(holder, key)));
  const text = firstText([...values, ...inHolders(DATE_KEYS)]);
  const replacement = firstText([...REPLACEMENT_KEYS.map(get), ...inHolders(REPLACED_BY)]);
  if (text === '' && replacement === '') return undefined;
  const day = parseDay(text);
  if (day === undefined) return { when: text, replacement };
  return { day, when: DAY.format(new Date(day)), replacement };
}

/** Words about an end: `ends on March 31, 2027`, `replaced by capture`. Empty for none. */
export function describeSunset(sunset: Sunset | undefined): readonly string[] {
  if (!sunset) return [];
  const { day, when, replacement } = sunset;
  const end = day === undefined ? words.endInWords(when) : words.endsOn(when);
  return [when === '' ? '' : end, replacement === '' ? '' : words.replacedBy(replacement)].filter(
    (text) => text !== '',
  );
}
