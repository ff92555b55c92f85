import { coversMedia, isJsonMedia, isXmlMedia } from '@/lib/openapi/core/media-type';
import type { MediaType, Operation, Parameter } from '@/lib/openapi/core/operation-types';
import type { Json } from '@/lib/openapi/core/types';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import { getTypes } from '@/lib/openapi/schema/schema-type';
import { getPropertySource } from '@/lib/openapi/validation/applied-schemas';
import { type CheckRun, resolveForCheck } from '@/lib/openapi/validation/check-run';
import type { RequestError } from './request-errors';
import { getBaseName, parseForm, parseStyledValue, type TextPair } from './styled-value';

/** Request to one API; `path` has no server prefix: `/sale`. */
export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Whole address as it was sent, which may be signed; absent where nothing is. */
  readonly url?: string;
  /** Values by name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
};

/** Pairs of the cookies of a request. */
export function getCookies({ headers }: ApiRequest): URLSearchParams {
  return new URLSearchParams((headers.cookie ?? '').replaceAll('+', '%2B').replace(/;\s*/g, '&'));
}

/** Prefixes of path parameters, which also separate exploded values (RFC 6570 3.2). */
const PATH_PREFIXES: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

/** Pairs of a text in a path or header: `3,4`, `.3.4`, `;id=3;id=4`, `role=admin,age=7`. */
function parseSimpleStyle(
  { name, style: { style, explode } }: Parameter,
  text: string,
  types: readonly string[],
): readonly TextPair[] {
  const prefix = PATH_PREFIXES[style] ?? '';
  const rest = prefix !== '' && text.startsWith(prefix) ? text.slice(1) : text;
  const isMatrix = style === 'matrix';
  const isNamed = isMatrix || (explode && types.includes('object'));
  const isSplit = isNamed || (explode && types.includes('array'));
  const parts = isSplit ? rest.split(prefix === '' ? /,\s*/ : prefix) : [rest];
  return parts.map((part) => {
    const [, key = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(part) ?? [];
    return isNamed ? [key, value] : [name, part];
  });
}

/**
 * Parses the value that a request has for a parameter; `undefined` for none.
 * @param variables Values of the path's variables by name.
 */
export function parseParameter(
  run: CheckRun,
  parameter: Parameter,
  request: ApiRequest,
  variables: ReadonlyMap<string, string>,
): Json | undefined {
  const { name, in: location, schema, style, media } = parameter;
  const isPair = location === 'query' || location === 'cookie';
  const text = location === 'path' ? variables.get(name) : request.headers[name.toLowerCase()];
  const resolved = resolveForCheck(run, schema);
  const types = getTypes(resolved);
  const isObject = types.includes('object') && style.explode && style.style === 'form';
  const isOwn = ([key]: TextPair) =>
    getBaseName(key) === name || (isObject && getPropertySource(resolved, key) !== undefined);
  const pairs = isPair
    ? [...(location === 'query' ? request.query : getCookies(request))].filter(isOwn)
    : text === undefined
      ? []
      : parseSimpleStyle(parameter, text, types);
  if (media !== '') return pairs[0] && parseJsonOrText(pairs[0][1]);
  return parseStyledValue(run, schema, { ...style, name }, pairs);
}

/** Body of a request: its documented media type, its value if it is one to be checked, and why it is none. */
export type ParsedBody = {
  readonly media?: MediaType;
  readonly value?: Json;
  readonly error?: RequestError;
};

const decodeText = (body: Uint8Array) => new TextDecoder().decode(body);

/** Media types that `Response.formData` parses. */
const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i;

/** Path of an error in the content type. */
export const CONTENT_TYPE = 'Content-Type';

/** Parses the body of a request by its media type. The parts of a form are typed as its schema says; a file is its name. */
export async function parseBody(
  run: CheckRun,
  { requestBody }: Operation,
  { headers, body }: ApiRequest,
): Promise<ParsedBody> {
  if (!requestBody || requestBody.content.length === 0) return {};
  const { content, required } = requestBody;
  const names = content.map(({ name }) => name).join(' or ');
  const wanted = isJsonMedia(names) ? 'JSON' : names;
  const refuse = (message: string, path = 'body') => ({ error: { path: [path], message } });
  if (body.length === 0) return required ? refuse(`Is required, as ${wanted}`) : {};
  const type = headers['content-type'] ?? '';
  const media = content.find(({ name }) => coversMedia(name, type));
  if (!media) return refuse(`Must be ${names}`, CONTENT_TYPE);
  try {
    if (isJsonMedia(type)) return { media, value: JSON.parse(decodeText(body)) };
    if (FORM.test(type)) {
      const init = { headers: { 'Content-Type': type } };
      const form = await new Response(body, init).formData();
      const pairs = [...form].map(
        ([name, part]) => [name, typeof part === 'string' ? part : part.name] as const,
      );
      return { media, value: parseForm(run, media.schema, pairs) };
    }
  } catch {
    return refuse(`Is not valid ${isJsonMedia(type) ? 'JSON' : media.name}`);
  }
  return type.startsWith('text/') && !isXmlMedia(type)
    ? { media, value: decodeText(body) }
    : { media };
}
