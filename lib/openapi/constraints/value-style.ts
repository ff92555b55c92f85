import { encodeUrlPart, encodeAllowingReserved } from '@/lib/text/encode';
import { getObject, getOwn, getText, isContainer, isList, isObject, isTrue } from '../core/json';
import type { Parameter } from '../core/operation-types';
import { printJson } from '../core/print-json';
import type { ValueStyle } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';

/** OpenAPI 3 styles of Swagger 2.0 collection formats; `multi` is a form that repeats the name. */
const COLLECTION_FORMATS: ReadonlyMap<string, ValueStyle> = new Map([
  ['csv', { style: 'form', explode: false }],
  ['ssv', { style: 'spaceDelimited', explode: false }],
  ['tsv', { style: 'tabDelimited', explode: false }],
  ['pipes', { style: 'pipeDelimited', explode: false }],
  ['multi', { style: 'form', explode: true }],
]);

/** Location and style of a parameter that is the whole query (OpenAPI 3.2 `in: querystring`). */
export const WHOLE_QUERY = 'querystring';

/** Separators between the values of a list under one name, by style. */
const DELIMITERS: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
  ['tabDelimited', '\t'],
]);

/** Style of a value with its rarer options. */
export type Serialization = ValueStyle & {
  /** Whether reserved characters are not encoded (`allowReserved`). */
  readonly reserved?: true;
  /** Separator between the values of a list in a list (Swagger 2.0 `items.collectionFormat`). */
  readonly inner?: string;
  /** Encoding of the fields of a whole query, by name. */
  readonly encoding?: JsonObject;
};

/** Options of a parameter besides `style` and `explode`. */
function getExtras(raw: JsonObject): Partial<Serialization> {
  const format = COLLECTION_FORMATS.get(getText(getObject(raw, 'items'), 'collectionFormat'));
  const inner = format && (DELIMITERS.get(format.style) ?? ',');
  return {
    ...(isTrue(raw, 'allowReserved') ? { reserved: true } : {}),
    ...(inner === undefined ? {} : { inner }),
  };
}

/** Locations of the styles that other ones do not have (OpenAPI 3.1 4.8.12.3). */
const STYLE_LOCATIONS: ReadonlyMap<string, RegExp> = new Map([
  ['matrix', /^path$/],
  ['label', /^path$/],
  ['simple', /^(path|header)$/],
  ['form', /^(query|cookie)$/],
  ['deepObject', /^query$/],
  ['cookie', /^cookie$/],
]);

/**
 * Serialization of a parameter or form field: `style` and `explode` (OpenAPI 3.1 4.8.12.2), else
 * the `collectionFormat` of Swagger 2.0, by default with commas. A parameter that is the whole
 * query (OpenAPI 3.2 `in: querystring`) has the style `querystring`. Where a location does not
 * have a style, its default applies; only names in a query can repeat.
 */
export function getSerialization(raw: JsonObject, location: Parameter['in']): Serialization {
  if (getText(raw, 'in') === WHOLE_QUERY) return { style: WHOLE_QUERY, explode: true };
  const extras = getExtras(raw);
  const isForm = location === 'query' || location === 'cookie';
  const collected = COLLECTION_FORMATS.get(getText(raw, 'collectionFormat'));
  if (collected !== undefined && (isForm || !collected.explode)) return { ...collected, ...extras };
  const wanted = getText(raw, 'style');
  const isKnown = wanted !== '' && STYLE_LOCATIONS.get(wanted)?.test(location) !== false;
  const style = isKnown ? wanted : isForm ? 'form' : 'simple';
  if (!isForm && DELIMITERS.has(style)) return { style, explode: false, ...extras };
  const isSwagger = getText(raw, 'type') !== '' && getObject(raw, 'schema') === undefined;
  const declared = getOwn(raw, 'explode');
  const isExploded = style === 'cookie' || (style === 'form' && !isSwagger);
  return { style, explode: typeof declared === 'boolean' ? declared : isExploded, ...extras };
}

/** Prints a value as text: a text as it is, a list with commas, anything else as JSON. */
export function serializePlainValue(value: Json): string {
  if (typeof value === 'string') return value;
  if (isList(value)) return value.map(serializePlainValue).join(',');
  return printJson(value);
}

const YAML = /^[^;]*[/+.-]ya?ml\s*(;|$)/i;

/**
 * Serializes a value as a whole body or part: text as it is, lists with commas. A list of lists or
 * objects is JSON, and so is any list in YAML, which includes JSON (YAML 1.2.2 1.2).
 */
export function serializeAsText(value: Json, media = ''): string {
  return isList(value) && (YAML.test(media) || value.some(isContainer))
    ? printJson(value)
    : serializePlainValue(value);
}

/** A name with the texts that are sent under it, and the separator between them. */
export type NameValuePair = {
  readonly name: string;
  readonly texts: readonly string[];
  readonly separator: string;
  readonly reserved?: true;
};

/**
 * Percent-encodes the texts of a pair for a query or form. Commas between the values of a list stay
 * readable; inside a value they are encoded.
 */
export function serializePair({ texts, separator, reserved }: NameValuePair): string {
  const encode = reserved ? (text: string) => encodeAllowingReserved(text, 'query') : encodeUrlPart;
  return texts.map(encode).join(separator === ',' ? separator : encodeUrlPart(separator));
}

/** Prints an item as text; the values of a list in it are separated by `inner`. */
function serializeItem(value: Json, { inner }: Serialization): string {
  return inner !== undefined && isList(value)
    ? value.map(serializePlainValue).join(inner)
    : serializePlainValue(value);
}

function singlePair(name: string, value: Json): NameValuePair {
  return { name, texts: [serializePlainValue(value)], separator: '' };
}

/** Pairs such as `card[number]`, `lines[0][sku]` and `expand[]`, as servers expect them. */
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

/** Builds the pairs of a value in a query, cookie or form. An empty list or object has none. */
export function buildPairs(
  name: string,
  value: Json,
  serialization: Serialization,
): readonly NameValuePair[] {
  const pairs = buildStyledPairs(name, value, serialization);
  return serialization.reserved ? pairs.map((pair) => ({ ...pair, reserved: true })) : pairs;
}

/** Prefixes of path parameters, which also separate exploded values (RFC 6570 3.2). */
const PATH_PREFIXES: ReadonlyMap<string, string> = new Map([
  ['label', '.'],
  ['matrix', ';'],
]);

/**
 * Serializes a value as part of a path or as a header: `3,4`, `.3.4`, `;id=3;id=4`, `3|4`.
 * @param encode Encodes a text for its location; separators of OpenAPI 3 stay as they are.
 */
export function serializeSimpleStyle(
  name: string,
  value: Json,
  serialization: Serialization,
  encode: (text: string) => string,
): string {
  const { style, explode } = serialization;
  const prefix = PATH_PREFIXES.get(style) ?? '';
  const isMatrix = style === 'matrix';
  const write = (one: Json) => encode(serializeItem(one, serialization));
  // A name without a value has no equals sign (RFC 6570 3.2.7).
  const pair = (key: string, text: string) =>
    isMatrix && text === '' ? encode(key) : `${encode(key)}=${text}`;
  const named = (key: string, one: Json) => pair(key, write(one));
  const delimiter = DELIMITERS.get(style);
  const comma = delimiter === undefined ? ',' : encode(delimiter);
  const join = (texts: readonly string[]) => {
    const text = texts.join(explode && prefix !== '' ? prefix : comma);
    return `${prefix}${isMatrix && !explode ? pair(name, text) : text}`;
  };
  if (isList(value)) {
    return join(value.map((item) => (isMatrix && explode ? named(name, item) : write(item))));
  }
  if (isObject(value)) {
    const texts = Object.entries(value).map(([key, one]) =>
      explode ? named(key, one) : `${encode(key)}${comma}${write(one)}`,
    );
    return join(texts);
  }
  return `${prefix}${isMatrix ? named(name, value) : write(value)}`;
}

/** Field of a form, not encoded; `encoded` is its value where percent-encoding alone is not it. */
export type TextPair = readonly [name: string, text: string, encoded?: string];

/** Serializes a form as `application/x-www-form-urlencoded`: `a=1&b%5Bc%5D=2`; empty for none. */
export function serializeTextPairs(pairs: readonly TextPair[]): string {
  return pairs
    .map(([name, text, encoded = encodeUrlPart(text)]) => `${encodeUrlPart(name)}=${encoded}`)
    .join('&');
}
