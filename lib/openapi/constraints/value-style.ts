import { encodeUrlPart, encodeAllowingReserved } from '@/lib/text/encode';
import { getObject, getOwn, getText, isList, isObject, isTrue } from '../core/json';
import { printJson } from '../core/print-json';
import type { ValueStyle } from '../core/schema-types';
import type { Json, JsonObject, Parameter } from '../core/types';

/** Styles of OpenAPI 3 for the collection formats of Swagger 2.0; `multi` is a form that repeats the name. */
const COLLECTION_FORMATS: ReadonlyMap<string, ValueStyle> = new Map([
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
export type Serialization = ValueStyle & {
  /** Reserved characters stay as they are (`allowReserved`). */
  readonly reserved?: true;
  /** What stands between the values of a list in a list (Swagger 2.0 `items.collectionFormat`). */
  readonly inner?: string;
  /** How the fields of a whole query are written. */
  readonly encoding?: JsonObject;
};

function getExtras(raw: JsonObject): Partial<Serialization> {
  const format = COLLECTION_FORMATS.get(getText(getObject(raw, 'items'), 'collectionFormat'));
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
export function getSerialization(raw: JsonObject, location: Parameter['in']): Serialization {
  if (getText(raw, 'in') === WHOLE_QUERY) return { style: WHOLE_QUERY, explode: true };
  const extras = getExtras(raw);
  const collected = COLLECTION_FORMATS.get(getText(raw, 'collectionFormat'));
  if (collected !== undefined) return { ...collected, ...extras };
  const isForm = location === 'query' || location === 'cookie';
  const style = getText(raw, 'style') || (isForm ? 'form' : 'simple');
  const isSwagger = getText(raw, 'type') !== '' && getObject(raw, 'schema') === undefined;
  const declared = getOwn(raw, 'explode');
  const isExploded = style === 'cookie' || (style === 'form' && !isSwagger);
  return { style, explode: typeof declared === 'boolean' ? declared : isExploded, ...extras };
}

/** A value as text: a scalar as it is, a list with commas, an object as JSON. */
export function serializePlainValue(value: Json): string {
  if (typeof value === 'string') return value;
  if (isList(value)) return value.map(serializePlainValue).join(',');
  return isObject(value) ? printJson(value) : String(value);
}

/** A name with the texts that are sent under it, and what stands between them. */
export type NameValuePair = {
  readonly name: string;
  readonly texts: readonly string[];
  readonly separator: string;
  readonly reserved?: true;
};

/**
 * The texts of a pair as a query or form sends them, percent-encoded. Commas between the values of a list stay
 * readable; inside a value they are encoded.
 */
export function serializePair({ texts, separator, reserved }: NameValuePair): string {
  const encode = reserved ? (text: string) => encodeAllowingReserved(text, 'query') : encodeUrlPart;
  return texts.map(encode).join(separator === ',' ? separator : encodeUrlPart(separator));
}

/** A value as text; the values of a list in it stand apart by what `nested` says. */
function serializeItem(value: Json, { inner }: Serialization): string {
  return inner !== undefined && isList(value)
    ? value.map(serializePlainValue).join(inner)
    : serializePlainValue(value);
}

function singlePair(name: string, value: Json): NameValuePair {
  return { name, texts: [serializePlainValue(value)], separator: '' };
}

/** `card[number]`, `lines[0][sku]`, `expand[]`: what the servers that read such names take. */
function buildDeepObjectPairs(name: string, value: Json): readonly NameValuePair[] {
  if (isList(value)) {
    return value.flatMap((item, index) =>
      buildDeepObjectPairs(
        isObject(item) || isList(item) ? `${name}[${index}]` : `${name}[]`,
        item,
      ),
    );
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        buildDeepObjectPairs(`${name}[${key}]`, inner),
      )
    : [singlePair(name, value)];
}

function buildStyledPairs(
  name: string,
  value: Json,
  serialization: Serialization,
): readonly NameValuePair[] {
  const { style, explode } = serialization;
  if (style === 'deepObject') return buildDeepObjectPairs(name, value);
  const separator = DELIMITERS.get(style) ?? ',';
  if (isList(value)) {
    const texts = value.map((item) => serializeItem(item, serialization));
    if (explode) return texts.map((text) => singlePair(name, text));
    return texts.length === 0 ? [] : [{ name, texts, separator }];
  }
  if (!isObject(value)) return [singlePair(name, value)];
  const entries = Object.entries(value);
  if (explode) return entries.map(([key, inner]) => singlePair(key, inner));
  const texts = entries.flatMap(([key, inner]) => [key, serializePlainValue(inner)]);
  return texts.length === 0 ? [] : [{ name, texts, separator }];
}

/** A value of a query, cookie or form as pairs of name and text. An empty list or object has none. */
export function buildPairs(
  name: string,
  value: Json,
  serialization: Serialization,
): readonly NameValuePair[] {
  const pairs = buildStyledPairs(name, value, serialization);
  return serialization.reserved ? pairs.map((pair) => ({ ...pair, reserved: true })) : pairs;
}

/** What stands before and between the values of a path parameter (RFC 6570 3.2). */
const PATH_PREFIXES: ReadonlyMap<string, string> = new Map([
  ['label', '.'],
  ['matrix', ';'],
]);

/**
 * A value as part of a path or as a header: `3,4`, `.3.4`, `;id=3;id=4`.
 * @param encode What a text becomes there; what stands between texts stays.
 */
export function serializeSimple(
  name: string,
  value: Json,
  serialization: Serialization,
  encode: (text: string) => string,
): string {
  const { style, explode } = serialization;
  const prefix = PATH_PREFIXES.get(style) ?? '';
  const isMatrix = style === 'matrix';
  const write = (one: Json) => encode(serializeItem(one, serialization));
  // A name without a value has no sign of equality there (RFC 6570 3.2.7).
  const pair = (key: string, text: string) =>
    isMatrix && text === '' ? encode(key) : `${encode(key)}=${text}`;
  const named = (key: string, one: Json) => pair(key, write(one));
  const join = (texts: readonly string[]) => {
    const text = texts.join(explode && prefix !== '' ? prefix : ',');
    return `${prefix}${isMatrix && !explode ? pair(name, text) : text}`;
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
  return `${prefix}${isMatrix ? named(name, value) : write(value)}`;
}
