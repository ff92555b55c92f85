import { toEncoded, toReserved } from '../encode';
import { getObject, getOwn, getText, isList, isObject, isTrue } from '../json';
import { toJsonText } from '../print-json';
import type { ValueStyle } from '../schema-types';
import type { Json, JsonObject, Parameter } from '../types';

/** Styles of OpenAPI 3 for the collection formats of Swagger 2.0; `multi` is a form that repeats the name. */
const FORMATS: ReadonlyMap<string, ValueStyle> = new Map([
  ['csv', { style: 'form', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['tsv', { style: 'tabDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['multi', { style: 'form', explode: true }],
]);

/** A parameter that is all of the query. */
export const WHOLE_QUERY = 'querystring';

/** What stands between the values of a list that is written under one name. */
const DELIMITERS: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
  ['tabDelimited', '\t'],
]);

/** How a value is written, with what only few say of it. */
export type Writing = ValueStyle & {
  /** Reserved characters stay as they are (`allowReserved`). */
  readonly reserved?: true;
  /** What stands between the values of a list in a list (Swagger 2.0 `items.collectionFormat`). */
  readonly inner?: string;
  /** How the fields of a whole query are written. */
  readonly encoding?: JsonObject;
};

function toExtras(raw: JsonObject): Partial<Writing> {
  const format = FORMATS.get(getText(getObject(raw, 'items'), 'collectionFormat'));
  const inner = DELIMITERS.get(format?.style ?? '');
  return {
    ...(isTrue(raw, 'allowReserved') ? { reserved: true } : {}),
    ...(inner === undefined ? {} : { inner }),
  };
}

/**
 * How a parameter or form field says it is written: `style` and `explode` (OpenAPI 3.1 4.8.12.2), else the
 * `collectionFormat` of Swagger 2.0, which takes commas for granted. A parameter that is the whole query
 * (OpenAPI 3.2 `in: querystring`) has the style `querystring`.
 */
export function toValueStyle(raw: JsonObject, place: Parameter['in']): Writing {
  if (getText(raw, 'in') === WHOLE_QUERY) return { style: WHOLE_QUERY, explode: true };
  const extras = toExtras(raw);
  const collected = FORMATS.get(getText(raw, 'collectionFormat'));
  if (collected !== undefined) return { ...collected, ...extras };
  const isForm = place === 'query' || place === 'cookie';
  const style = getText(raw, 'style') || (isForm ? 'form' : 'simple');
  const isSwagger = getText(raw, 'type') !== '' && getObject(raw, 'schema') === undefined;
  const own = getOwn(raw, 'explode');
  const isExploded = style === 'cookie' || (style === 'form' && !isSwagger);
  return { style, explode: typeof own === 'boolean' ? own : isExploded, ...extras };
}

/** A value as text: a scalar as it is, a list with commas, an object as JSON. */
export function toPlainText(value: Json): string {
  if (typeof value === 'string') return value;
  if (isList(value)) return value.map(toPlainText).join(',');
  return isObject(value) ? toJsonText(value) : String(value);
}

/** A name with the texts that are sent under it, and what stands between them. */
export type Pair = {
  readonly name: string;
  readonly texts: readonly string[];
  readonly by: string;
  readonly reserved?: true;
};

/**
 * The texts of a pair as a query or form sends them, percent-encoded. Commas between the values of a list stay
 * readable; inside a value they are encoded.
 */
export function toSentText({ texts, by, reserved }: Pair): string {
  const encode = reserved ? (text: string) => toReserved(text, 'query') : toEncoded;
  return texts.map(encode).join(by === ',' ? by : toEncoded(by));
}

/** A value as text; the values of a list in it stand apart by what `inner` says. */
function toInnerText(value: Json, { inner }: Writing): string {
  return inner !== undefined && isList(value)
    ? value.map(toPlainText).join(inner)
    : toPlainText(value);
}

function toPair(name: string, value: Json): Pair {
  return { name, texts: [toPlainText(value)], by: '' };
}

/** `card[number]`, `lines[0][sku]`, `expand[]`: what the servers that read such names take. */
function toDeepPairs(name: string, value: Json): readonly Pair[] {
  if (isList(value)) {
    return value.flatMap((item, index) =>
      toDeepPairs(isObject(item) || isList(item) ? `${name}[${index}]` : `${name}[]`, item),
    );
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => toDeepPairs(`${name}[${key}]`, inner))
    : [toPair(name, value)];
}

function toStyledPairs(name: string, value: Json, writing: Writing): readonly Pair[] {
  const { style, explode } = writing;
  if (style === 'deepObject') return toDeepPairs(name, value);
  const by = DELIMITERS.get(style) ?? ',';
  if (isList(value)) {
    const texts = value.map((item) => toInnerText(item, writing));
    if (explode) return texts.map((text) => toPair(name, text));
    return texts.length === 0 ? [] : [{ name, texts, by }];
  }
  if (!isObject(value)) return [toPair(name, value)];
  const entries = Object.entries(value);
  if (explode) return entries.map(([key, inner]) => toPair(key, inner));
  const texts = entries.flatMap(([key, inner]) => [key, toPlainText(inner)]);
  return texts.length === 0 ? [] : [{ name, texts, by }];
}

/** A value of a query, cookie or form as pairs of name and text. An empty list or object has none. */
export function toPairs(name: string, value: Json, writing: Writing): readonly Pair[] {
  const pairs = toStyledPairs(name, value, writing);
  return writing.reserved ? pairs.map((pair) => ({ ...pair, reserved: true })) : pairs;
}

/** What stands before and between the values of a path parameter (RFC 6570 3.2). */
const PATH_STARTS: ReadonlyMap<string, string> = new Map([
  ['label', '.'],
  ['matrix', ';'],
]);

/**
 * A value as part of a path or as a header: `3,4`, `.3.4`, `;id=3;id=4`.
 * @param encode What a text becomes there; what stands between texts stays.
 */
export function toSimpleText(
  name: string,
  value: Json,
  writing: Writing,
  encode: (text: string) => string,
): string {
  const { style, explode } = writing;
  const start = PATH_STARTS.get(style) ?? '';
  const isMatrix = style === 'matrix';
  const write = (one: Json) => encode(toInnerText(one, writing));
  // A name without a value has no sign of equality there (RFC 6570 3.2.7).
  const pair = (key: string, text: string) =>
    isMatrix && text === '' ? encode(key) : `${encode(key)}=${text}`;
  const named = (key: string, one: Json) => pair(key, write(one));
  const join = (texts: readonly string[]) => {
    const text = texts.join(explode && start !== '' ? start : ',');
    return `${start}${isMatrix && !explode ? pair(name, text) : text}`;
  };
  if (isList(value)) {
    return join(value.map((item) => (isMatrix && explode ? named(name, item) : write(item))));
  }
  if (isObject(value)) {
    const texts = Object.entries(value).map(([key, one]) =>
      explode ? named(key, one) : `${encode(key)},${write(one)}`,
    );
    return join(texts);
  }
  return `${start}${isMatrix ? named(name, value) : write(value)}`;
}
