import { encodeUrlPart } from '@/lib/text/encode';
import { buildFormPairs } from '../constraints/part-encoding';
import {
  serializePair,
  serializePlainValue,
  serializeAsText,
  type TextPair,
} from '../constraints/value-style';
import { isObject } from '../core/json';
import {
  isBinaryMedia,
  isFormMedia,
  isJsonMedia,
  isMultipart,
  isXmlMedia,
  stripBoundary,
} from '../core/media-type';
import { NO_SCHEMA, type Sample, type SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import { resolveSchema } from '../schema/resolve-schema';
import { buildFormParts, createFieldWriter, type FormContext, type FormPart } from './form-parts';
import { isFileSchema } from './part-media';
import { serializeStream } from './serialize-stream';
import { serializeXml } from './serialize-xml';

/** Body of a request before it is serialized. */
export type RequestContent = Sample & {
  readonly media: string;
  /** Schema of the value; absent where the document has none. */
  readonly schema?: SchemaSource;
  /** Serialized text of the value, where the document has it. */
  readonly text?: string | undefined;
};

/** Media types that are sent for a range; for sounds, films and the like any bytes. */
const DEFAULT_MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['image', 'image/png'],
  ['multipart', 'multipart/form-data'],
]);

/**
 * Media type that a body is sent as (RFC 9110 8.3) where a document names a range (OpenAPI 3.1
 * 4.8.13).
 * @param file Whether the body is a file of the reader.
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
  // Text of any media type is sent as it is: JSON would add quotes.
  return isAny && typeof value === 'string' ? 'text/plain' : 'application/json';
}

/** Serialized body: JSON, parts of a multipart body, pairs of a form, or text. */
export type SerializedBody =
  | {
      readonly kind: 'json';
      readonly media: string;
      readonly value: Json;
      /** The value as a reader wrote it, with white space of their own; absent for a generated one. */
      readonly text?: string;
    }
  | { readonly kind: 'form'; readonly media: string; readonly parts: readonly FormPart[] }
  | { readonly kind: 'pairs'; readonly media: string; readonly pairs: readonly TextPair[] }
  | {
      readonly kind: 'text';
      readonly media: string;
      readonly text: string;
      /** Present where it is a file of the reader. */
      readonly file?: true;
    };

/** Builds the pairs of a form; a field with a media type is serialized like a multipart part. */
function buildTextPairs(form: FormContext, value: JsonObject): readonly TextPair[] {
  const writeField = createFieldWriter(form);
  const write = (name: string, field: Json) => writeField(name, field).map((part) => part.text);
  return buildFormPairs(form.schema, value, write).map((pair): TextPair => {
    const text = pair.texts.join(pair.separator);
    const encoded = serializePair(pair);
    return encoded === encodeUrlPart(text) ? [pair.name, text] : [pair.name, text, encoded];
  });
}

/** Whether a body is a file: by its schema, else by its media type. */
function isFileBody({ api, schema }: FormContext, media: string): boolean {
  const resolved = resolveSchema(api.document, schema);
  if (resolved.parts.every(({ value }) => Object.keys(value).length === 0))
    return isBinaryMedia(media);
  return isFileSchema(resolved);
}

/** Boundary of text that is a whole multipart body; `undefined` for other values. */
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
 * Serializes a body as text, or as data that programs serialize. `undefined` for an empty form, for
 * which nothing is sent.
 * @param remarks Receives sentences on what is sent that a reader should know.
 */
export function serializeBody(
  api: ApiIndex,
  { media: declaredMedia, value, schema = NO_SCHEMA, text: literalText }: RequestContent,
  remarks: string[],
): SerializedBody | undefined {
  const form = { api, schema, remarks };
  const file = isFileBody(form, declaredMedia);
  const media = concreteMediaType(declaredMedia, value, file);
  // XML and multipart come without it: their text is the value.
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
