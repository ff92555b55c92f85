import { encodeUrlPart, encodeUrlLiteral, encodeAllowingReserved } from '@/lib/text/encode';
import { buildFormPairs } from '../constraints/part-encoding';
import {
  type NameValuePair,
  buildPairs,
  serializePlainValue,
  serializePair,
  serializeSimpleStyle,
  type Serialization,
  WHOLE_QUERY,
} from '../constraints/value-style';
import { isObject, stripTrailingSlashes } from '../core/json';
import { isFormMedia, isJsonMedia } from '../core/media-type';
import type { Operation, Parameter } from '../core/operation-types';
import type { ApiIndex, Json } from '../core/types';
import { normalizeHeaderValue } from './header-value';
import { getParameterValue, placeholderValue } from './parameter-value';
import type { RequestKey } from './request-key';
import { serializeParameterContent } from './serialize-body';

/** Longest value in a URL; nobody could use a longer one. */
const MAX_VALUE_CHARS = 1_000;
/** Longest path that is filled in; a longer one keeps its braces. */
const MAX_PATH_CHARS = 10_000;

/** Value that the style of a parameter serializes: that of a `content` is one text already. */
function getStyledValue(api: ApiIndex, parameter: Parameter): Json {
  const value = getParameterValue(api, parameter);
  return parameter.media === '' ? value : serializeParameterContent(api, parameter, value);
}

function encodeValue(text: string): string {
  return encodeUrlPart(text.slice(0, MAX_VALUE_CHARS));
}

/** Serialized text of a parameter in the document; `undefined` for none. */
function getSerializedParameter({
  isExampleSerialized,
  example = '',
}: Parameter): string | undefined {
  return isExampleSerialized ? serializePlainValue(example).slice(0, MAX_VALUE_CHARS) : undefined;
}

/** Serialized text of a query parameter or cookie, with its name (OpenAPI 3.2 4.12). */
function getSerializedPair(parameter: Parameter): string | undefined {
  const text = getSerializedParameter(parameter);
  return text?.includes('=') === false ? `${encodeUrlPart(parameter.name)}=${text}` : text;
}

/** Encodes serialized text of a query, but not what a query may hold. */
function encodeQueryText(text: string): string {
  return encodeUrlLiteral(text).replaceAll('#', '%23');
}

/** Serializes a path parameter or header; a list or object by its style. */
function serializeParameter(
  api: ApiIndex,
  parameter: Parameter,
  encode: (text: string) => string,
): string {
  return serializeSimpleStyle(
    parameter.name,
    getStyledValue(api, parameter),
    parameter.style,
    encode,
  );
}

/** Serializes a header as one line, not percent-encoded. */
export function serializeHeader(api: ApiIndex, parameter: Parameter): string {
  const serialized = getSerializedParameter(parameter);
  return normalizeHeaderValue(serialized ?? serializeParameter(api, parameter, (text) => text));
}

function serializeNamedPair(pair: NameValuePair): string {
  const texts = pair.texts.map((text) => text.slice(0, MAX_VALUE_CHARS));
  return `${encodeUrlPart(pair.name)}=${serializePair({ ...pair, texts })}`;
}

/**
 * Serializes a cookie as it is (OpenAPI 3.2 `style: cookie`); only separators and what is not ASCII
 * are encoded.
 */
function serializeCookiePair({ name, texts, separator }: NameValuePair): string {
  const value = texts.join(separator).slice(0, MAX_VALUE_CHARS);
  return `${name.replace(/[^!-:<>-~]+/g, encodeUrlPart)}=${value.replace(/[^ -:<-~]+/g, encodeUrlPart)}`;
}

/** Serializes a cookie parameter as `name=value` pairs. */
export function serializeCookies(api: ApiIndex, parameter: Parameter): readonly string[] {
  const serialized = getSerializedPair(parameter);
  if (serialized !== undefined) return [serialized.replace(/[^ -~]+/g, encodeUrlPart)];
  const { style, explode } = parameter.style;
  const write = style === 'cookie' ? serializeCookiePair : serializeNamedPair;
  const value = getStyledValue(api, parameter);
  return buildPairs(parameter.name, value, { style, explode }).map(write);
}

/**
 * Serializes a parameter that is the whole query: a form as pairs, else one text, in which text
 * that is not JSON keeps `=` and `&`.
 */
function serializeWholeQuery(api: ApiIndex, parameter: Parameter): readonly string[] {
  const serialized = getSerializedParameter(parameter);
  if (serialized !== undefined) return [encodeQueryText(serialized)];
  const value = getParameterValue(api, parameter);
  if (typeof value === 'string' && !isJsonMedia(parameter.media))
    return [
      encodeUrlPart(value.slice(0, MAX_VALUE_CHARS)).replace(/%(?:3D|26)/g, decodeURIComponent),
    ];
  const { encoding }: Serialization = parameter.style;
  return isObject(value) && (isFormMedia(parameter.media) || parameter.media === '')
    ? buildFormPairs(encoding ? { encoding } : {}, value).map(serializeNamedPair)
    : [encodeValue(serializePlainValue(getStyledValue(api, parameter)))];
}

function serializePathParameter(api: ApiIndex, parameter: Parameter): string {
  const serialized = getSerializedParameter(parameter);
  if (serialized !== undefined) return encodeAllowingReserved(serialized, 'path');
  const { reserved }: Serialization = parameter.style;
  return serializeParameter(api, parameter, (text) =>
    reserved ? encodeAllowingReserved(text.slice(0, MAX_VALUE_CHARS), 'path') : encodeValue(text),
  );
}

/**
 * Builds the path of a request in parts: every second one is the value of a path parameter. A single
 * part where it has none.
 */
export function buildPathParts(api: ApiIndex, operation: Operation): readonly string[] {
  if (operation.entry.path.length > MAX_PATH_CHARS) return [encodeUrlLiteral(operation.entry.path)];
  const values = new Map(
    operation.parameters
      .filter((one) => one.in === 'path')
      .map((one) => [one.name, serializePathParameter(api, one)]),
  );
  return operation.entry.path.split(/(\{[^{}]+\})/).map((part, index) => {
    if (index % 2 === 0) return encodeUrlLiteral(part);
    const name = part.slice(1, -1);
    // No segment may be empty: servers would take another path.
    return values.get(name) || encodeUrlPart(placeholderValue(name));
  });
}

/** Parameters and body fields that a request sends: those of a first request, or all. */
export type RequestFields = 'first-request' | 'all';

/**
 * Whether a request sends a parameter: a required one, or with `all` one not deprecated. One
 * without a name, which is a problem of the document, is not sent.
 */
export function isParameterSent(parameter: Parameter, fields: RequestFields): boolean {
  if (parameter.name === '' && parameter.style.style !== WHOLE_QUERY) return false;
  return parameter.required || (fields === 'all' && !parameter.deprecated);
}

function buildQuery(api: ApiIndex, parameters: readonly Parameter[]): readonly string[] {
  return parameters.flatMap((one) => {
    if (one.style.style === WHOLE_QUERY) return serializeWholeQuery(api, one);
    if (one.in !== 'query') return [];
    const serialized = getSerializedPair(one);
    if (serialized !== undefined) return [encodeQueryText(serialized)];
    return buildPairs(one.name, getStyledValue(api, one), one.style).map(serializeNamedPair);
  });
}

/** Splits an address at its query, without its fragment, which is never sent (RFC 9110 4.2.4). */
function splitAddress(address: string): readonly [path: string, query: string] {
  const [sent = ''] = address.split('#', 1);
  const [path = ''] = sent.split('?', 1);
  return [path, sent.slice(path.length + 1)];
}

/** Pairs of a query but those whose names are keys, which are added where the key is known. */
function joinQuery(queries: readonly string[], keys: readonly RequestKey[]): string {
  const names = new Set(keys.flatMap((key) => (key.in === 'query' ? [key.name] : [])));
  const pairs = queries.flatMap((query) => (query === '' ? [] : query.split('&')));
  return pairs.filter((pair) => !names.has(pair.split('=', 1)[0] ?? '')).join('&');
}

/** Origin of sample requests where the document names only a path. */
const EXAMPLE_ORIGIN = 'https://api.example.com';

/**
 * Resolves a server against the URL of its document (OpenAPI 3.1 4.8.5); an empty one, or a base
 * path of Swagger 2.0, against its host.
 * @param server Percent-encoded: else a backslash or tab could turn a path into a host.
 */
function resolveServerUrl({ specVersion }: ApiIndex, server: string, address: string): string {
  // Absolute in any scheme (RFC 3986 4.3), that of sockets (`wss:`) included.
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(server)) return server;
  if (server.startsWith('//')) return `https:${server}`;
  // The `./` keeps a colon in the first segment from ending a scheme (RFC 3986 4.2).
  const start = server === '' || /^2/.test(specVersion) ? '/' : './';
  const path = server.startsWith('/') ? server : start + server;
  return stripTrailingSlashes(
    new URL(path, URL.canParse(path, address) ? address : EXAMPLE_ORIGIN).href,
  );
}

/** Base URL, with names for unknown variables and brackets around IPv6 (RFC 3986 3.2.2). */
function buildBaseUrl(api: ApiIndex, server: string, address: string): string {
  const filled = server.replace(/\{([^{}]+)\}/g, (_, name: string) => placeholderValue(name));
  return resolveServerUrl(
    api,
    encodeUrlLiteral(stripTrailingSlashes(filled.trim())),
    address,
  ).replace(/^([a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?)%5B([\da-f:.]+)%5D/i, '$1[$2]');
}

/** Server of a request, and how much is sent to it. */
export type RequestTarget = {
  /** Base URL with its path; default the operation's first server. */
  readonly server?: string;
  /** URL or origin of the document, for relative servers; default a host of `example.com`. */
  readonly address?: string | undefined;
  /** Default `first-request`. */
  readonly fields?: RequestFields;
};

/**
 * Builds the URL of a request: server, path with its parameters, the query of all three. `https:`
 * unless the server has a scheme.
 * @param operation Operation with the parameters that are sent.
 */
export function buildRequestUrl(
  api: ApiIndex,
  operation: Operation,
  keys: readonly RequestKey[],
  { server, address = EXAMPLE_ORIGIN }: RequestTarget,
): string {
  const [base, baseQuery] = splitAddress(
    buildBaseUrl(api, server ?? operation.servers[0]?.url ?? '', address),
  );
  const [path, pathQuery] = splitAddress(buildPathParts(api, operation).join(''));
  const query = joinQuery([baseQuery, pathQuery, ...buildQuery(api, operation.parameters)], keys);
  const start = path === '' || path.startsWith('/') ? '' : '/';
  return `${stripTrailingSlashes(base)}${start}${path}${query === '' ? '' : `?${query}`}`;
}
