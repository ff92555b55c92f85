import { type RequestBodyText, toBodyText } from './body-text';
import { toCutNote } from '../sample/cut-note';
import { toEncoded } from '../encode';
import { toHeaderRemark } from './header-line';
import { isObject } from '../json';
import { getAt } from '../pointer';
import { toShort } from '../problems';
import { toParameterNote } from './parameter-value';
import { type BodyOptions, toRequestContent } from './request-body';
import {
  type RequestTarget,
  isSent,
  toCookieTexts,
  toHeaderText,
  toRequestUrl,
} from './request-url';
import { type SecurityScheme, getSecurity } from '../operation/security';
import type { ApiIndex, Operation, Parameter } from '../types';

/** Where a request carries the reader's key, which itself is never part of it. */
export type RequestKey =
  | { readonly in: 'basic' }
  /** `before` stands in front of the key: `Bearer `. */
  | { readonly in: 'header'; readonly name: string; readonly before: string }
  | { readonly in: 'cookie'; readonly name: string }
  | { readonly in: 'query'; readonly name: string };

/** A request as every language can make it: small, plain data that a page can carry. */
export type SampleRequest = {
  /** In capitals. */
  readonly method: string;
  /** Percent-encoded; `http:` or `https:`. */
  readonly url: string;
  readonly keys: readonly RequestKey[];
  /** Without those that follow from the key or the body. Names are tokens (RFC 9110 5.6.2). */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** `name=value` each, encoded. */
  readonly cookies: readonly string[];
  readonly body?: RequestBodyText;
  /** What a reader should know of what is sent, in sentences. */
  readonly remark?: string;
};

/** What a request uses instead of the document's own, and which of that. */
export type RequestOptions = RequestTarget & BodyOptions;

/** Header names are tokens (RFC 9110 5.6.2): anything else could change the request's meaning. */
function isToken(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

function toKeys(scheme: SecurityScheme): readonly RequestKey[] {
  switch (scheme.kind) {
    case 'basic':
      return [{ in: 'basic' }];
    case 'bearer':
      return [{ in: 'header', name: 'Authorization', before: 'Bearer ' }];
    case 'api-key':
      if (scheme.in === 'cookie' || scheme.in === 'query') {
        return [{ in: scheme.in, name: toEncoded(scheme.name) }];
      }
      return scheme.in === 'header' && isToken(scheme.name)
        ? [{ in: 'header', name: scheme.name, before: '' }]
        : [];
    case 'other':
      return [];
    default:
      return scheme.kind satisfies never;
  }
}

/** One key for each place: two schemes that both want a bearer token are one header. */
function toDistinctKeys(keys: readonly RequestKey[]): readonly RequestKey[] {
  const byPlace = new Map<string, RequestKey>();
  for (const key of keys) {
    const name = 'name' in key ? key.name : 'Authorization';
    // Names of headers are the same in capitals (RFC 9110 5.1).
    const place = 'before' in key || !('name' in key) ? name.toLowerCase() : `${key.in} ${name}`;
    if (!byPlace.has(place)) byPlace.set(place, key);
  }
  return [...byPlace.values()];
}

/**
 * Of the ways to call an operation the one by HTTP Basic, else one of which a sample shows all keys, else one of which
 * it shows some, else the first.
 */
function getWay(api: ApiIndex, operation: Operation): readonly SecurityScheme[] {
  const { pointer } = operation.entry;
  const raw = getAt(api.document, pointer);
  const ways = isObject(raw) ? getSecurity(api, raw, pointer, []) : [];
  return (
    ways.find((way) => way.some((one) => one.kind === 'basic')) ??
    ways.find((way) => way.length > 0 && way.every(isShown)) ??
    ways.find((way) => way.some(isShown)) ??
    ways[0] ??
    []
  );
}

function isShown(scheme: SecurityScheme): boolean {
  return toKeys(scheme).length > 0;
}

/** What a sample cannot show of a way: certificates, answers to what the server asks; `undefined` where it shows all. */
function toWayRemark(way: readonly SecurityScheme[]): string | undefined {
  const words = way.flatMap((one) => (isShown(one) ? [] : [toShort(one.words)]));
  return words.length === 0
    ? undefined
    : `Authentication that the code leaves out: ${words.join(' and ')}.`;
}

/** Headers that a sample shows. Servers refuse a request with more, and writing thousands takes a minute in Java. */
const MOST_HEADERS = 200;

/** Headers that follow from the key or the body, and those of the connection: clients set them, or refuse to. */
const UNSAID =
  /^(accept|authorization|connection|content-(length|type)|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

/** Whether a parameter is a header that is none, or that the client sets. */
function isUnsaid({ in: place, name }: Parameter): boolean {
  const isOther = !isToken(name) || UNSAID.test(name);
  return place === 'header' && isOther;
}

/**
 * A request to an operation: path and required query parameters from the document's examples (else their
 * names in capitals), the body from one of its examples (else required and display fields), and where
 * the reader's key goes. With `fields: 'all'` optional parameters and fields too.
 */
export function toRequest(
  api: ApiIndex,
  operation: Operation,
  options: RequestOptions = {},
): SampleRequest {
  const { fields = 'first-request' } = options;
  const sent = operation.parameters.filter((one) => isSent(one, fields) && !isUnsaid(one));
  const headers = sent
    .filter((one) => one.in === 'header')
    .slice(0, MOST_HEADERS)
    .map((one) => [one.name, toHeaderText(api, one)] as const);
  const content = toRequestContent(api, operation, options);
  const ofParts: string[] = [];
  const body = content && toBodyText(api, content, ofParts);
  const way = getWay(api, operation);
  const remarks = [
    content && toCutNote(content.cut),
    ...ofParts,
    ...sent.map((one) => toParameterNote(api, one)),
    toHeaderRemark(headers),
    toWayRemark(way),
  ].filter((one) => one !== undefined);
  return {
    method: operation.entry.method.toUpperCase(),
    url: toRequestUrl(api, operation, options),
    keys: toDistinctKeys(way.flatMap(toKeys)),
    headers,
    cookies: sent.filter((one) => one.in === 'cookie').flatMap((one) => toCookieTexts(api, one)),
    ...(body === undefined ? {} : { body }),
    ...(remarks.length === 0 ? {} : { remark: remarks.join(' ') }),
  };
}
