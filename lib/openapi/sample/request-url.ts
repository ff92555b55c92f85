import { toEncoded, toLiteral, toReserved } from '../encode';
import { isObject, toTrimmedEnd } from '../json';
import { readSchema } from '../schema/read-schema';
import { isJsonMedia } from '../media-name';
import { toFormPairs } from '../facts/part-encoding';
import { toJsonText } from '../print-json';
import { toWords } from '../slug';
import { toCutNote } from './cut-note';
import { toHeaderLine } from './header-line';
import { toSample } from './to-sample';
import type { Sample, SchemaNode } from '../schema-types';
import type { ApiIndex, Json, Operation, Parameter } from '../types';
import {
  type Pair,
  toPairs,
  toPlainText,
  toSentText,
  toSimpleText,
  type Writing,
  WHOLE_QUERY,
} from '../facts/value-style';

function toPlaceholder(name: string): string {
  const words = toWords(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');
  return words.replace(/^_|_$/g, '') || 'VALUE';
}

/** An example, a default or an allowed value of a schema; `undefined` where it has none. */
function getKnownValue({ example, const: fixed, default: usual, enum: values }: SchemaNode) {
  return [example, fixed, usual, values[0]?.value].find((value) => value !== undefined);
}

/** Schemas visited for a parameter: what has more values is no address or header that anybody could use. */
const MOST_NODES = 100;

/** The document's own value; of a list an item, of an object a sample; else its name in capitals. */
function toOwnSample(api: ApiIndex, { name, example, schema }: Parameter): Sample {
  const node = readSchema(api, schema);
  const own = example ?? getKnownValue(node);
  if (own !== undefined) return { value: own, cut: [] };
  if (node.kind === 'object' && node.fields.length > 0)
    return toSample(api, schema, {
      nodes: MOST_NODES,
      direction: 'request',
      only: 'first-request',
    });
  const usual = toPlaceholder(name);
  if (node.kind !== 'array') return { value: usual, cut: [] };
  const item = node.items && getKnownValue(readSchema(api, node.items));
  return { value: [item ?? usual], cut: [] };
}

/** Where the value of a parameter was cut, in words; `undefined` when all of it is there. */
export function toParameterNote(api: ApiIndex, parameter: Parameter): string | undefined {
  return toCutNote(toOwnSample(api, parameter).cut, parameter.name);
}

/** A parameter's value as it is sent: one that is described as JSON is JSON text. */
function getParameterValue(api: ApiIndex, parameter: Parameter): Json {
  const { value } = toOwnSample(api, parameter);
  return isJsonMedia(parameter.media) && typeof value !== 'string' ? toJsonText(value) : value;
}

/** Characters of a value in an address: with more it is no address that anybody could use. */
const MAX_VALUE = 1_000;
/** Characters of a path; of a longer one the names are left in. */
const MAX_PATH = 10_000;

function toAddressText(text: string): string {
  return toEncoded(text.slice(0, MAX_VALUE));
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
  return toHeaderLine(toParameterText(api, parameter, (text) => text));
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
  const { style, explode } = parameter.style;
  const write = style === 'cookie' ? toCookieText : toPairText;
  const value = getParameterValue(api, parameter);
  return toPairs(parameter.name, value, { style, explode }).map(write);
}

/** A form as pairs; anything else as one text, which keeps what separates pairs where it is a text already. */
function toWholeQuery(api: ApiIndex, parameter: Parameter): readonly string[] {
  const value = getParameterValue(api, parameter);
  if (typeof value === 'string' && !isJsonMedia(parameter.media))
    return [toEncoded(value.slice(0, MAX_VALUE)).replace(/%(?:3D|26)/g, decodeURIComponent)];
  const { encoding }: Writing = parameter.style;
  return isObject(value)
    ? toFormPairs(encoding ? { encoding } : {}, value).map(toPairText)
    : [toAddressText(toPlainText(value))];
}

function toSegment(api: ApiIndex, parameter: Parameter): string {
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
      return toPairs(one.name, getParameterValue(api, one), one.style).map(toPairText);
    });
}

/** Host of examples where the document names only a path. */
const NO_HOST = 'https://api.example.com';

function toAbsolute(server: string, origin: string): string {
  const trimmed = toTrimmedEnd(server.trim());
  // Of any scheme (RFC 3986 4.3): a socket's (`wss:`) is no path of the host.
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)) return trimmed;
  if (trimmed.startsWith('//')) return `https:${trimmed}`;
  const path = trimmed === '' || trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
  return `${toTrimmedEnd(origin)}${path}`;
}

/** An IPv6 address keeps its brackets (RFC 3986 3.2.2); variables of which nothing is known are their names in capitals. */
function toBase(server: string, origin: string): string {
  const named = toAbsolute(server, origin).replace(/\{([^{}]+)\}/g, (_, name: string) =>
    toPlaceholder(name),
  );
  return toLiteral(named).replace(
    /^([a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?)%5B([\da-f:.]+)%5D/i,
    '$1[$2]',
  );
}

/** Which server a request goes to, and how much it sends. */
export type RequestTarget = {
  /** Base URL with its path; default the operation's first server. */
  readonly server?: string;
  /** Origin of a server that is only a path; default a host of `example.com`. */
  readonly origin?: string | undefined;
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
  { server, origin = NO_HOST, fields = 'first-request' }: RequestTarget,
): string {
  const base = toBase(server ?? operation.servers[0]?.url ?? '', origin);
  const path = toPath(api, operation);
  const query = toQuery(api, operation, fields).join('&');
  const url = `${base}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
