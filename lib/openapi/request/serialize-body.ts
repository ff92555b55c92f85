import { encodeUrlPart } from '@/lib/text/encode';
import { buildFormPairs } from '../constraints/part-encoding';
import { serializePair, serializePlainValue } from '../constraints/value-style';
import { isObject } from '../core/json';
import {
  isBinaryMedia,
  isFormMedia,
  isJsonMedia,
  isMultipart,
  isXmlMedia,
  stripBoundary,
} from '../core/media-type';
import type { SchemaSource } from '../core/schema-types';
import { resolveSchema } from '../schema/resolve-schema';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import { buildFormParts, createFieldWriter, type FormContext, type FormPart } from './form-parts';
import { isFileSchema } from './part-media';
import type { RequestContent } from './request-content';
import { serializeStream } from './serialize-stream';
import { serializeXml } from './serialize-xml';
import { serializeAsText } from './serialize-as-text';

/** What is sent of the kinds that have a usual one; of sounds, films and the like any bytes. */
const DEFAULT_MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['image', 'image/png'],
  ['multipart', 'multipart/form-data'],
]);

/**
 * The media type that a body is sent as: a single one (RFC 9110 8.3), where a document names a range of them
 * (OpenAPI 3.1 4.8.13).
 * @param file The body is a file of the reader's.
 */
function concreteMediaType(media: string, value: Json, file: boolean): string {
  const name = media.replace(/;.*/s, '').trim().toLowerCase();
  if (!name.includes('*')) return media;
  const [, suffix] = /\+([a-z]+)$/.exec(name) ?? [];
  if (suffix !== undefined) return `application/${suffix}`;
  const [kind = ''] = name.split('/', 1);
  const isAny = kind === '*';
  if (file || !(isAny || kind === 'application'))
    return DEFAULT_MEDIA_TYPES.get(kind) ?? 'application/octet-stream';
  // Where anything goes a text is sent as it is: in JSON it would stand in quotes.
  return isAny && typeof value === 'string' ? 'text/plain' : 'application/json';
}

/** What a request sends: JSON, parts of a multipart body, a form in pairs, or text. */
export type SerializedBody =
  | { readonly kind: 'json'; readonly media: string; readonly value: Json }
  | { readonly kind: 'form'; readonly media: string; readonly parts: readonly FormPart[] }
  | { readonly kind: 'pairs'; readonly media: string; readonly pairs: readonly TextPair[] }
  | {
      readonly kind: 'text';
      readonly media: string;
      readonly text: string;
      /** It is a file of the reader's. */
      readonly file?: true;
    };

const NOTHING: SchemaSource = { value: undefined, pointer: '', trail: [] };

/** Name and value of a form, not encoded; then the value as it is sent, where that is not just percent-encoded. */
export type TextPair = readonly [name: string, text: string, sent?: string];

/** A form as it is sent (`application/x-www-form-urlencoded`): `a=1&b%5Bc%5D=2`. */
export function serializeTextPairs(pairs: readonly TextPair[]): string {
  return pairs
    .map(([name, text, sent = encodeUrlPart(text)]) => `${encodeUrlPart(name)}=${sent}`)
    .join('&');
}

/** A field that has a media type is written as the part of a multipart form that it would be. */
function buildTextPairs(form: FormContext, value: JsonObject): readonly TextPair[] {
  const writeField = createFieldWriter(form);
  const write = (name: string, field: Json) => writeField(name, field).map((part) => part.text);
  return buildFormPairs(form.schema, value, write).map((pair): TextPair => {
    const text = pair.texts.join(pair.separator);
    const sent = serializePair(pair);
    return sent === encodeUrlPart(text) ? [pair.name, text] : [pair.name, text, sent];
  });
}

/** Whether a body is a file of bytes: by its schema, else by its media type. */
function isFileBody({ api, schema }: FormContext, media: string): boolean {
  const resolved = resolveSchema(api.document, schema);
  if (resolved.parts.every(({ value }) => Object.keys(value).length === 0))
    return isBinaryMedia(media);
  return isFileSchema(resolved);
}

/** What a text that is a whole multipart body says of itself: the line between its parts. */
function findBoundary(value: Json): string | undefined {
  return typeof value === 'string'
    ? /^\s*--([\w'+.-]{1,70})[ \t]*\r?\n/.exec(value)?.[1]
    : undefined;
}

function serializeMultipart(
  form: FormContext,
  media: string,
  value: Json,
): SerializedBody | undefined {
  const boundary = findBoundary(value);
  if (boundary !== undefined)
    return {
      kind: 'text',
      media: `${stripBoundary(media)}; boundary=${boundary}`,
      text: serializePlainValue(value),
    };
  const parts = buildFormParts(form, media, value);
  return parts.length > 0 ? { kind: 'form', media: stripBoundary(media), parts } : undefined;
}

/**
 * A body as text, or as what programs make text of. `undefined`: an empty form, for which nothing is
 * sent.
 * @param remarks Gets what a reader should know of what is sent.
 */
export function serializeBody(
  api: ApiIndex,
  { media: declaredMedia, value, schema = NOTHING, text: literalText }: RequestContent,
  remarks: string[],
): SerializedBody | undefined {
  const form = { api, schema, remarks };
  const file = isFileBody(form, declaredMedia);
  const media = concreteMediaType(declaredMedia, value, file);
  // Not of XML or parts: there the value is the text itself.
  if (literalText !== undefined) return { kind: 'text', media, text: literalText };
  if (isJsonMedia(media)) return { kind: 'json', media, value };
  if (isMultipart(media)) return serializeMultipart(form, media, value);
  if (isObject(value) && isFormMedia(media)) {
    const pairs = buildTextPairs(form, value);
    return pairs.length > 0 ? { kind: 'pairs', media, pairs } : undefined;
  }
  if (isXmlMedia(media)) return { kind: 'text', media, text: serializeXml(api, schema, value) };
  const text = serializeStream(media, value) ?? serializeAsText(value, media);
  return { kind: 'text', media, text, ...(file ? { file: true } : {}) };
}
