import { toEncoded, toLiteral, toReserved } from '../encode';
import { isObject, toTrimmedEnd } from '../json';
import { isJsonMedia } from '../media-name';
import { toFormPairs } from '../facts/part-encoding';
import { toHeaderLine } from './header-line';
import { getParameterValue, toPlaceholder } from './parameter-value';
import type { ApiIndex, Operation, Parameter } from '../types';
import {
  type Pair,
  toPairs,
  toPlainText,
  toSentText,
  toSimpleText,
  type Writing,
  WHOLE_QUERY,
} from '../facts/value-style';

/** Characters of a value in an address: with more it is no address that anybody could use. */
const MAX_VALUE = 1_000;
/** Characters of a path; of a longer one the names are left in. */
const MAX_PATH = 10_000;

function toAddressText(text: string): string {
  return toEncoded(text.slice(0, MAX_VALUE));
}

/** The text that the document says is sent; `undefined` where it says none. */
function getSentText({ sent, example = '' }: Parameter): string | undefined {
  return sent ? toPlainText(example).slice(0, MAX_VALUE) : undefined;
}

/** Such a text of a query or cookie, which should have the name in it (OpenAPI 3.2 4.12). */
function getSentPair(parameter: Parameter): string | undefined {
  const text = getSentText(parameter);
  return text?.includes('=') === false ? `${toEncoded(parameter.name)}=${text}` : text;
}

/** A text of a query with what may stand there. */
function toQueryText(text: string): string {
  return toLiteral(text).replaceAll('#', '%23');
}

/** A parameter in a path or header, its list or object as its style says. */
function toParameterText(
  api: ApiIndex,
  parameter: Parameter,
  encode: (text: string) => string,
): string {
  return toSimpleText(parameter.name, getParameterValue(api, parameter), parameter.style, encode);
}

/** A header's value: one line, nothing encoded. */
export function toHeaderText(api: ApiIndex, parameter: Parameter): string {
  const sent = getSentText(parameter);
  return toHeaderLine(sent ?? toParameterText(api, parameter, (text) => text));
}

function toPairText(pair: Pair): string {
  const texts = pair.texts.map((text) => text.slice(0, MAX_VALUE));
  return `${toEncoded(pair.name)}=${toSentText({ ...pair, texts })}`;
}

/** As it stands (OpenAPI 3.2 `style: cookie`), but for what would end it or the header's line, or is no ASCII. */
function toCookieText({ name, texts, by }: Pair): string {
  const sent = texts.join(by).slice(0, MAX_VALUE);
  return `${name.replace(/[^!-:<>-~]+/g, toEncoded)}=${sent.replace(/[^ -:<-~]+/g, toEncoded)}`;
}

/** A cookie: `name=value` each. */
export function toCookieTexts(api: ApiIndex, parameter: Parameter): readonly string[] {
  const sent = getSentPair(parameter);
  if (sent !== undefined) return [sent.replace(/[^ -~]+/g, toEncoded)];
  const { style, explode } = parameter.style;
  const write = style === 'cookie' ? toCookieText : toPairText;
  const value = getParameterValue(api, parameter);
  return toPairs(parameter.name, value, { style, explode }).map(write);
}

/** A form as pairs; anything else as one text, which keeps what separates pairs where it is a text already. */
function toWholeQuery(api: ApiIndex, parameter: Parameter): readonly string[] {
  const sent = getSentText(parameter);
  if (sent !== undefined) return [toQueryText(sent)];
  const value = getParameterValue(api, parameter);
  if (typeof value === 'string' && !isJsonMedia(parameter.media))
    return [toEncoded(value.slice(0, MAX_VALUE)).replace(/%(?:3D|26)/g, decodeURIComponent)];
  const { encoding }: Writing = parameter.style;
  return isObject(value)
    ? toFormPairs(encoding ? { encoding } : {}, value).map(toPairText)
    : [toAddressText(toPlainText(value))];
}

function toSegment(api: ApiIndex, parameter: Parameter): string {
  const sent = getSentText(parameter);
  if (sent !== undefined) return toReserved(sent, 'path');
  const { reserved }: Writing = parameter.style;
  return toParameterText(api, parameter, (text) =>
    reserved ? toReserved(text.slice(0, MAX_VALUE), 'path') : toAddressText(text),
  );
}

function toPath(api: ApiIndex, operation: Operation): string {
  if (operation.entry.path.length > MAX_PATH) return toLiteral(operation.entry.path);
  const values = new Map(
    operation.parameters
      .filter((one) => one.in === 'path')
      .map((one) => [one.name, toSegment(api, one)]),
  );
  return operation.entry.path
    .split(/(\{[^{}]+\})/)
    .map((part, index) => {
      if (index % 2 === 0) return toLiteral(part);
      const name = part.slice(1, -1);
      return values.get(name) ?? toEncoded(toPlaceholder(name));
    })
    .join('');
}

/** Which parameters and body fields a request sends: what a first one needs, or all there are. */
export type RequestFields = 'first-request' | 'all';

/** Whether a request sends a parameter: a required one always, else with all of them unless deprecated. */
export function isSent(parameter: Parameter, fields: RequestFields): boolean {
  return parameter.required || (fields === 'all' && !parameter.deprecated);
}

function toQuery(api: ApiIndex, operation: Operation, fields: RequestFields): readonly string[] {
  return operation.parameters
    .filter((one) => isSent(one, fields))
    .flatMap((one) => {
      if (one.style.style === WHOLE_QUERY) return toWholeQuery(api, one);
      if (one.in !== 'query') return [];
      const sent = getSentPair(one);
      if (sent !== undefined) return [toQueryText(sent)];
      return toPairs(one.name, getParameterValue(api, one), one.style).map(toPairText);
    });
}

/** Host of examples where the document names only a path. */
const NO_HOST = 'https://api.example.com';

/**
 * A server as an address of its own: relative to its document (OpenAPI 3.1 4.8.5); one that names no place to the host
 * of that, as is a base path of Swagger 2.0.
 * @param server Percent-encoded: else a backslash or tab could make a host of a path.
 */
function toAbsolute({ standard }: ApiIndex, server: string, address: string): string {
  // Of any scheme (RFC 3986 4.3): a socket's (`wss:`) is no path of the host.
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(server)) return server;
  if (server.startsWith('//')) return `https:${server}`;
  // A colon in a first segment would make a scheme of it (RFC 3986 4.2).
  const start = server === '' || /^2/.test(standard) ? '/' : './';
  const path = server.startsWith('/') ? server : start + server;
  return toTrimmedEnd(new URL(path, URL.canParse(path, address) ? address : NO_HOST).href);
}

/** An IPv6 address keeps its brackets (RFC 3986 3.2.2); variables of which nothing is known are their names in capitals. */
function toBase(api: ApiIndex, server: string, address: string): string {
  const named = server.replace(/\{([^{}]+)\}/g, (_, name: string) => toPlaceholder(name));
  return toAbsolute(api, toLiteral(toTrimmedEnd(named.trim())), address).replace(
    /^([a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?)%5B([\da-f:.]+)%5D/i,
    '$1[$2]',
  );
}

/** Which server a request goes to, and how much it sends. */
export type RequestTarget = {
  /** Base URL with its path; default the operation's first server. */
  readonly server?: string;
  /** Address of the document, or its origin: what a relative server starts from; default a host of `example.com`. */
  readonly address?: string | undefined;
  /** Default `first-request`. */
  readonly fields?: RequestFields;
};

/**
 * The address of a request: server, path with its parameters filled in, required query parameters
 * (with `fields: 'all'` the others too). `https:` unless the server has a scheme of its own.
 */
export function toRequestUrl(
  api: ApiIndex,
  operation: Operation,
  { server, address = NO_HOST, fields = 'first-request' }: RequestTarget,
): string {
  const base = toBase(api, server ?? operation.servers[0]?.url ?? '', address);
  const path = toPath(api, operation);
  const query = toQuery(api, operation, fields).join('&');
  const url = `${base}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
