import { encodeUrlPart, encodeUrlLiteral, encodeAllowingReserved } from '@/lib/text/encode';
import { isObject, stripTrailingSlashes } from '../core/json';
import { isJsonMedia } from '../core/media-type';
import { buildFormPairs } from '../constraints/part-encoding';
import { normalizeHeaderValue } from './header-value';
import { getParameterValue, placeholderValue } from './parameter-value';
import type { ApiIndex, Operation, Parameter } from '../core/types';
import {
  type NameValuePair,
  buildPairs,
  serializePlainValue,
  serializePair,
  serializeSimple,
  type Serialization,
  WHOLE_QUERY,
} from '../constraints/value-style';

/** Characters of a value in an address: with more it is no address that anybody could use. */
const MAX_VALUE_CHARS = 1_000;
/** Characters of a path; of a longer one the names are left in. */
const MAX_PATH_CHARS = 10_000;

function encodeValue(text: string): string {
  return encodeUrlPart(text.slice(0, MAX_VALUE_CHARS));
}

/** The text that the document says is sent; `undefined` where it says none. */
function getSerializedParameter({
  isExampleSerialized,
  example = '',
}: Parameter): string | undefined {
  return isExampleSerialized ? serializePlainValue(example).slice(0, MAX_VALUE_CHARS) : undefined;
}

/** Such a text of a query or cookie, which should have the name in it (OpenAPI 3.2 4.12). */
function getSerializedPair(parameter: Parameter): string | undefined {
  const text = getSerializedParameter(parameter);
  return text?.includes('=') === false ? `${encodeUrlPart(parameter.name)}=${text}` : text;
}

/** A text of a query with what may stand there. */
function encodeQueryText(text: string): string {
  return encodeUrlLiteral(text).replaceAll('#', '%23');
}

/** A parameter in a path or header, its list or object as its style says. */
function serializeParameter(
  api: ApiIndex,
  parameter: Parameter,
  encode: (text: string) => string,
): string {
  return serializeSimple(
    parameter.name,
    getParameterValue(api, parameter),
    parameter.style,
    encode,
  );
}

/** A header's value: one line, nothing encoded. */
export function serializeHeader(api: ApiIndex, parameter: Parameter): string {
  const serialized = getSerializedParameter(parameter);
  return normalizeHeaderValue(serialized ?? serializeParameter(api, parameter, (text) => text));
}

function serializeNamedPair(pair: NameValuePair): string {
  const texts = pair.texts.map((text) => text.slice(0, MAX_VALUE_CHARS));
  return `${encodeUrlPart(pair.name)}=${serializePair({ ...pair, texts })}`;
}

/** As it stands (OpenAPI 3.2 `style: cookie`), but for what would end it or the header's line, or is no ASCII. */
function serializeCookiePair({ name, texts, separator }: NameValuePair): string {
  const value = texts.join(separator).slice(0, MAX_VALUE_CHARS);
  return `${name.replace(/[^!-:<>-~]+/g, encodeUrlPart)}=${value.replace(/[^ -:<-~]+/g, encodeUrlPart)}`;
}

/** A cookie: `name=value` each. */
export function serializeCookies(api: ApiIndex, parameter: Parameter): readonly string[] {
  const serialized = getSerializedPair(parameter);
  if (serialized !== undefined) return [serialized.replace(/[^ -~]+/g, encodeUrlPart)];
  const { style, explode } = parameter.style;
  const write = style === 'cookie' ? serializeCookiePair : serializeNamedPair;
  const value = getParameterValue(api, parameter);
  return buildPairs(parameter.name, value, { style, explode }).map(write);
}

/** A form as pairs; anything else as one text, which keeps what separates pairs where it is a text already. */
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

/** Which parameters and body fields a request sends: what a first one needs, or all there are. */
export type RequestFields = 'first-request' | 'all';

/** Whether a request sends a parameter: a required one always, else with all of them unless deprecated. */
export function isSent(parameter: Parameter, fields: RequestFields): boolean {
  return parameter.required || (fields === 'all' && !parameter.deprecated);
}

function buildQuery(api: ApiIndex, operation: Operation, fields: RequestFields): readonly string[] {
  return operation.parameters
    .filter((one) => isSent(one, fields))
    .flatMap((one) => {
      if (one.style.style === WHOLE_QUERY) return serializeWholeQuery(api, one);
      if (one.in !== 'query') return [];
      const serialized = getSerializedPair(one);
      if (serialized !== undefined) return [encodeQueryText(serialized)];
      return buildPairs(one.name, getParameterValue(api, one), one.style).map(serializeNamedPair);
    });
}

/** Host of examples where the document names only a path. */
const EXAMPLE_ORIGIN = 'https://api.example.com';

/**
 * A server as an address of its own: relative to its document (OpenAPI 3.1 4.8.5); one that names no place to the host
 * of that, as is a base path of Swagger 2.0.
 * @param server Percent-encoded: else a backslash or tab could make a host of a path.
 */
function resolveServerUrl({ specVersion }: ApiIndex, server: string, address: string): string {
  // Of any scheme (RFC 3986 4.3): a socket's (`wss:`) is no path of the host.
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(server)) return server;
  if (server.startsWith('//')) return `https:${server}`;
  // A colon in a first segment would make a scheme of it (RFC 3986 4.2).
  const start = server === '' || /^2/.test(specVersion) ? '/' : './';
  const path = server.startsWith('/') ? server : start + server;
  return stripTrailingSlashes(
    new URL(path, URL.canParse(path, address) ? address : EXAMPLE_ORIGIN).href,
  );
}

/** An IPv6 address keeps its brackets (RFC 3986 3.2.2); variables of which nothing is known are their names in capitals. */
function buildBaseUrl(api: ApiIndex, server: string, address: string): string {
  const filled = server.replace(/\{([^{}]+)\}/g, (_, name: string) => placeholderValue(name));
  return resolveServerUrl(
    api,
    encodeUrlLiteral(stripTrailingSlashes(filled.trim())),
    address,
  ).replace(/^([a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?)%5B([\da-f:.]+)%5D/i, '$1[$2]');
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
export function buildRequestUrl(
  api: ApiIndex,
  operation: Operation,
  { server, address = EXAMPLE_ORIGIN, fields = 'first-request' }: RequestTarget,
): string {
  const base = buildBaseUrl(api, server ?? operation.servers[0]?.url ?? '', address);
  const path = buildPath(api, operation);
  const query = buildQuery(api, operation, fields).join('&');
  const url = `${base}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
