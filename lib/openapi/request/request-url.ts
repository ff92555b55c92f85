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
import { isJsonMedia } from '../core/media-type';
import type { ApiIndex, Operation, Parameter } from '../core/types';
import { normalizeHeaderValue } from './header-value';
import { getParameterValue, placeholderValue } from './parameter-value';

/** Longest value in a URL; nobody could use a longer one. */
const MAX_VALUE_CHARS = 1_000;
/** Longest path that is filled in; a longer one keeps its braces. */
const MAX_PATH_CHARS = 10_000;

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
    getParameterValue(api, parameter),
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
  const value = getParameterValue(api, parameter);
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
  return isObject(value)
    ? buildFormPairs(encoding ? { encoding } : {}, value).map(serializeNamedPair)
    : [encodeValue(serializePlainValue(value))];
}

function serializePathParameter(api: ApiIndex, parameter: Parameter): string {
  const serialized = getSerializedParameter(parameter);
  if (serialized !== undefined) return encodeAllowingReserved(serialized, 'path');
  const { reserved }: Serialization = parameter.style;
  return serializeParameter(api, parameter, (text) =>
    reserved ? encodeAllowingReserved(text.slice(0, MAX_VALUE_CHARS), 'path') : encodeValue(text),
  );
}

function buildPath(api: ApiIndex, operation: Operation): string {
  if (operation.entry.path.length > MAX_PATH_CHARS) return encodeUrlLiteral(operation.entry.path);
  const values = new Map(
    operation.parameters
      .filter((one) => one.in === 'path')
      .map((one) => [one.name, serializePathParameter(api, one)]),
  );
  return operation.entry.path
    .split(/(\{[^{}]+\})/)
    .map((part, index) => {
      if (index % 2 === 0) return encodeUrlLiteral(part);
      const name = part.slice(1, -1);
      return values.get(name) ?? encodeUrlPart(placeholderValue(name));
    })
    .join('');
}

/** Parameters and body fields that a request sends: those of a first request, or all. */
export type RequestFields = 'first-request' | 'all';

/** Whether a request sends a parameter: a required one, or with `all` one not deprecated. */
export function isParameterSent(parameter: Parameter, fields: RequestFields): boolean {
  return parameter.required || (fields === 'all' && !parameter.deprecated);
}

function buildQuery(api: ApiIndex, operation: Operation, fields: RequestFields): readonly string[] {
  return operation.parameters
    .filter((one) => isParameterSent(one, fields))
    .flatMap((one) => {
      if (one.style.style === WHOLE_QUERY) return serializeWholeQuery(api, one);
      if (one.in !== 'query') return [];
      const serialized = getSerializedPair(one);
      if (serialized !== undefined) return [encodeQueryText(serialized)];
      return buildPairs(one.name, getParameterValue(api, one), one.style).map(serializeNamedPair);
    });
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
 * Builds the URL of a request: server, path with its parameters, required query parameters (with
 * `fields: 'all'` the others too). `https:` unless the server has a scheme.
 */
export function buildRequestUrl(
  api: ApiIndex,
  operation: Operation,
  { server, address = EXAMPLE_ORIGIN, fields = 'first-request' }: RequestTarget,
): string {
  const whole = buildBaseUrl(api, server ?? operation.servers[0]?.url ?? '', address);
  const [, start = '', own = ''] = /^([^?#]*)\??([^#]*)/.exec(whole) ?? [];
  const base = stripTrailingSlashes(start);
  const path = buildPath(api, operation);
  const query = [own, ...buildQuery(api, operation, fields)].filter(Boolean).join('&');
  const url = `${base}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
