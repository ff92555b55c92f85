import { toEncoded, toLiteral } from './encode';
import { isObject, toTrimmedEnd } from './json';
import { readSchema } from './read-schema';
import { isJsonMedia } from './media-name';
import { toWords } from './slug';
import { toSample } from './to-sample';
import type { SchemaNode } from './schema-types';
import type { ApiIndex, Json, Operation, Parameter } from './types';
import { type Pair, toPairs, toPlainText, toSimpleText, WHOLE_QUERY } from './value-style';

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

/** The document's own value; of a list an item, of an object a sample; else its name in capitals. */
function getOwnValue(api: ApiIndex, { name, example, schema }: Parameter): Json {
  const node = readSchema(api, schema);
  const own = example ?? getKnownValue(node);
  if (own !== undefined) return own;
  if (node.kind === 'object' && node.fields.length > 0)
    return toSample(api, schema, { direction: 'request', only: 'first-request' }).value;
  if (node.kind !== 'array') return toPlaceholder(name);
  return [(node.items && getKnownValue(readSchema(api, node.items))) ?? toPlaceholder(name)];
}

/** A parameter's value as it is sent: one that is described as JSON is JSON text. */
function getParameterValue(api: ApiIndex, parameter: Parameter): Json {
  const value = getOwnValue(api, parameter);
  return isJsonMedia(parameter.media) && typeof value !== 'string' ? JSON.stringify(value) : value;
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
  return toParameterText(api, parameter, (text) => text).replace(/[\r\n]+/g, ' ');
}

/** Commas between the values of a list stay readable; inside a value they are encoded. */
function toPairText({ name, texts, by }: Pair): string {
  const between = by === ',' ? by : toEncoded(by);
  return `${toEncoded(name)}=${texts.map(toAddressText).join(between)}`;
}

/** A parameter of a query or cookie: `name=value` each, percent-encoded. */
export function toPairTexts(api: ApiIndex, parameter: Parameter): readonly string[] {
  const { name, style } = parameter;
  return toPairs(name, getParameterValue(api, parameter), style).map(toPairText);
}

/** A form as pairs; anything else as one text, which keeps what separates pairs where it is a text already. */
function toWholeQuery(api: ApiIndex, parameter: Parameter): readonly string[] {
  const value = getParameterValue(api, parameter);
  if (typeof value === 'string' && !isJsonMedia(parameter.media))
    return [toEncoded(value.slice(0, MAX_VALUE)).replace(/%(?:3D|26)/g, decodeURIComponent)];
  return isObject(value) ? toPairTexts(api, parameter) : [toAddressText(toPlainText(value))];
}

function toPath(api: ApiIndex, operation: Operation): string {
  if (operation.entry.path.length > MAX_PATH) return toLiteral(operation.entry.path);
  const values = new Map(
    operation.parameters
      .filter((one) => one.in === 'path')
      .map((one) => [one.name, toParameterText(api, one, toAddressText)]),
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
      return one.in === 'query' ? toPairTexts(api, one) : [];
    });
}

/** Host of examples where the document names only a path. */
const NO_HOST = 'https://api.example.com';

function toAbsolute(server: string, origin: string): string {
  const trimmed = toTrimmedEnd(server.trim());
  if (/^https?:\/\//i.test(trimmed)) return trimmed;
  if (trimmed.startsWith('//')) return `https:${trimmed}`;
  const path = trimmed === '' || trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
  return `${toTrimmedEnd(origin)}${path}`;
}

/** Which server a request goes to, and how much it sends. */
export type RequestTarget = {
  /** Base URL with its path; default the operation's first server. */
  readonly server?: string;
  /** Origin of a server that is only a path; default a host of `example.com`. */
  readonly origin?: string;
  /** Default `first-request`. */
  readonly fields?: RequestFields;
};

/**
 * The address of a request: server, path with its parameters filled in, required query parameters
 * (with `fields: 'all'` the others too). Always `http:` or `https:`.
 */
export function toRequestUrl(
  api: ApiIndex,
  operation: Operation,
  { server, origin = NO_HOST, fields = 'first-request' }: RequestTarget,
): string {
  const base = toAbsolute(server ?? operation.servers[0]?.url ?? '', origin);
  const path = toPath(api, operation);
  const query = toQuery(api, operation, fields).join('&');
  const url = `${toLiteral(base)}${path === '' || path.startsWith('/') ? path : `/${path}`}`;
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
