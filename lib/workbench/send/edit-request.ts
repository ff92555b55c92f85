import {
  buildPairs,
  serializePair,
  serializeSimpleStyle,
} from '@/lib/openapi/constraints/value-style';
import { isContainer } from '@/lib/openapi/core/json';
import { printJson } from '@/lib/openapi/core/print-json';
import type { Json } from '@/lib/openapi/core/types';
import { findJsonError } from '@/lib/openapi/parse/json-error';
import { parseJsonOrText } from '@/lib/openapi/parse/parse-json';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { encodeHeaderValue, normalizeHeaderValue } from '@/lib/openapi/request/header-value';
import type { SerializedBody } from '@/lib/openapi/request/serialize-body';
import { encodeUrlPart } from '@/lib/text/encode';
import { isPrintOf } from './json-text';
import type { SandboxOperation, SendField } from './send-fields';

/** Texts of a reader by key of the field (`fieldKey`); an empty one is not sent. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Key of a field: names are unique in one location only. */
export function fieldKey({ in: location, name }: Pick<SendField, 'in' | 'name'>): string {
  return `${location} ${name}`;
}

/** Value of what was typed: text, unless the field takes none and the text is JSON. */
export function parseTyped({ types }: SendField, text: string): Json {
  return types.length === 0 || types.includes('string') ? text : parseJsonOrText(text);
}

/** Value that is sent: a number or the like as it was typed, as `1.50` is no longer that once it is parsed. */
function getSentValue(field: SendField, text: string): Json {
  const value = parseTyped(field, text);
  return isContainer(value) || value === null ? value : text;
}

/** A field with the value that is sent. */
type Filled = SendField & { readonly value: Json };

/** Path of a request with the typed values, in parts. */
function fillPath(
  { path = [] }: SampleRequest,
  operation: string,
  filled: readonly Filled[],
): readonly string[] {
  const names = operation.split(/\{([^{}]+)\}/);
  return path.map((part, index) => {
    const isValue = index % 2 === 1;
    const found = filled.find((one) => isValue && one.in === 'path' && one.name === names[index]);
    return found ? serializeSimpleStyle(found.name, found.value, found.style, encodeUrlPart) : part;
  });
}

/** Whether a pair of a query has a name, or one below it: `card%5Bnumber%5D`. */
function isPairOf(pair: string, name: string): boolean {
  const start = encodeUrlPart(name);
  return pair.startsWith(start) && /^(=|%5B|$)/i.test(pair.slice(start.length));
}

/** Query of a request: what the server's address has of its own, then the typed values. */
function fillQuery(query: string, fields: readonly SendField[], filled: readonly Filled[]): string {
  const known = fields.filter((one) => one.in === 'query');
  const kept = query
    .split('&')
    .filter((pair) => pair !== '' && !known.some(({ name }) => isPairOf(pair, name)));
  const pairs = filled
    .filter((one) => one.in === 'query')
    .flatMap(({ name, value, style }) => buildPairs(name, value, style))
    .map((pair) => `${encodeUrlPart(pair.name)}=${serializePair(pair)}`);
  return [...kept, ...pairs].join('&');
}

function fillHeaders(filled: readonly Filled[]): SampleRequest['headers'] {
  return filled
    .filter((one) => one.in === 'header')
    .map(({ name, value, style }) => {
      const text = serializeSimpleStyle(name, value, style, (one) => one);
      return [name, encodeHeaderValue(normalizeHeaderValue(text))];
    });
}

/** Text of a body in its editor; `undefined` for a body that the editor cannot show. */
export function getBodyText(body: SerializedBody | undefined): string | undefined {
  if (body?.kind === 'json') return body.text ?? printJson(body.value, 2);
  return body?.kind === 'text' && !body.file ? body.text : undefined;
}

/**
 * Body that a text stands for, with each of its characters. Programs print a JSON value in their own language;
 * where that would change more than white space (`1.50`, a name that is there twice), and for text that is no
 * JSON, they have the text. `undefined` for an empty one.
 */
function parseBody(body: SerializedBody, text: string): SerializedBody | undefined {
  if (text.trim() === '') return undefined;
  if (body.kind === 'json' && findJsonError(text) === undefined) {
    const value = parseJsonOrText(text);
    if (text === printJson(value, 2)) return { ...body, value };
    if (isPrintOf(text, value)) return { ...body, value, text };
  }
  return { kind: 'text', media: body.media, text };
}

/** Typed texts of a reader: those of fields, and that of the body, `undefined` for the example's own. */
export type TypedRequest = { readonly texts: FieldTexts; readonly body?: string | undefined };

/**
 * Builds the request of what a reader typed: it is the sample in every language, and what is sent. Nothing
 * typed is changed to fit the document.
 * @param base Request of the chosen example.
 */
export function editRequest(
  { operation, fields }: SandboxOperation,
  base: SampleRequest,
  { texts, body: text }: TypedRequest,
): SampleRequest {
  const filled = fields.flatMap((field) => {
    const typed = texts[fieldKey(field)] ?? '';
    return typed === '' ? [] : [{ ...field, value: getSentValue(field, typed) }];
  });
  const [address = '', ...queries] = base.url.split('?');
  const path = fillPath(base, operation, filled);
  const query = fillQuery(queries.join('?'), fields, filled);
  const server = address.slice(0, address.length - (base.path ?? []).join('').length);
  const { body: chosen, remark, ...rest } = base;
  const isEdited = chosen !== undefined && text !== undefined && text !== getBodyText(chosen);
  const body = isEdited ? parseBody(chosen, text) : chosen;
  return {
    ...rest,
    url: `${server}${path.join('')}${query === '' ? '' : `?${query}`}`,
    ...(path.length > 0 ? { path } : {}),
    headers: [...fillHeaders(filled), ...(base.signature ?? [])],
    ...(body === undefined ? {} : { body }),
    // It says what the document's example lacks.
    ...(isEdited || remark === undefined ? {} : { remark }),
  };
}
