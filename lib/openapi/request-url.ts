import { isList, isObject, toTrimmedEnd } from './json';
import { readSchema } from './read-schema';
import { toWords } from './slug';
import type { ApiIndex, Json, Operation, Parameter } from './types';

/** A value that JSON text may hold and `encodeURIComponent` refuses: half of a surrogate pair. */
function toWellFormed(text: string): string {
  return text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD');
}

/** Text as one part of a path or query, percent-encoded. */
export function toEncoded(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/** A literal part of a URL: what may stand there stays, percent signs included. */
function toLiteral(text: string): string {
  return encodeURI(toWellFormed(text)).replaceAll('%25', '%');
}

function toPlaceholder(name: string): string {
  const words = toWords(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_');
  return words.replace(/^_|_$/g, '') || 'VALUE';
}

/** A parameter's value: the document's own example, default or allowed value, else its name in capitals. */
export function getParameterValue(api: ApiIndex, parameter: Parameter): Json {
  const node = readSchema(api, parameter.schema);
  const own = [parameter.example, node.example, node.const, node.default, node.enum[0]?.value];
  return own.find((value) => value !== undefined) ?? toPlaceholder(parameter.name);
}

/** A parameter's value as text: a scalar as it is, a list with commas, an object as JSON. */
export function toPlainText(value: Json): string {
  if (typeof value === 'string') return value;
  if (isList(value)) return value.map(toPlainText).join(',');
  return isObject(value) ? JSON.stringify(value) : String(value);
}

/** Characters of a value in an address: with more it is no address that anybody could use. */
const MAX_VALUE = 1_000;
/** Characters of a path; of a longer one the names are left in. */
const MAX_PATH = 10_000;

function toAddressText(value: Json): string {
  return toEncoded(toPlainText(value).slice(0, MAX_VALUE));
}

function toPath(api: ApiIndex, operation: Operation): string {
  if (operation.entry.path.length > MAX_PATH) return toLiteral(operation.entry.path);
  const values = new Map(
    operation.parameters
      .filter((one) => one.in === 'path')
      .map((one) => [one.name, toAddressText(getParameterValue(api, one))]),
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
  const sent = operation.parameters.filter((one) => one.in === 'query' && isSent(one, fields));
  return sent.flatMap((one) => {
    const value = getParameterValue(api, one);
    const values = isList(value) ? value : [value];
    return values.map((item) => `${toEncoded(one.name)}=${toAddressText(item)}`);
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
