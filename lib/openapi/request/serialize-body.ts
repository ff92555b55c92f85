import { encodeUrlPart } from '@/lib/text/encode';
import { buildFormPairs } from '../constraints/part-encoding';
import {
  serializeAsText,
  serializePair,
  serializePlainValue,
  serializeTextPairs,
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
import type { Parameter } from '../core/operation-types';
import { printJson } from '../core/print-json';
import { NO_SCHEMA, type Sample, type SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import { parseJsonOrText } from '../parse/parse-json';
import { resolveSchema } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import { buildFormParts, createFieldWriter, type FormContext, type FormPart } from './form-parts';
import { concreteMediaType, isFileSchema } from './part-media';
import { serializeStream } from './serialize-stream';
import { serializeXml, serializeXmlLine } from './serialize-xml';

/** Body of a request before it is serialized. */
export type RequestContent = Sample & {
  readonly media: string;
  /** Schema of the value; absent where the document has none. */
  readonly schema?: SchemaSource;
  /** Serialized text of the value, where the document has it. */
  readonly text?: string | undefined;
};

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

/** Whether a value is JSON text already, as some documents write examples. */
function isJsonText(api: ApiIndex, { schema }: Parameter, value: Json): boolean {
  if (typeof value !== 'string' || parseJsonOrText(value) === value) return false;
  return !getTypes(resolveSchema(api.document, schema)).includes('string');
}

/**
 * Serializes a value in the media type of its parameter (OpenAPI 3.1 4.8.12.2 `content`), as a body
 * of that type; one in parts, which no parameter can hold, as JSON.
 */
export function serializeParameterContent(
  api: ApiIndex,
  parameter: Parameter,
  value: Json,
): string {
  const { media, name, schema } = parameter;
  if (isXmlMedia(media)) return serializeXmlLine(api, schema, value, name);
  if (isJsonText(api, parameter, value) && (isJsonMedia(media) || isFormMedia(media)))
    return String(value);
  const body = serializeBody(api, { media, schema, value, truncated: [] }, []);
  switch (body?.kind) {
    case 'text':
      return body.text;
    case 'pairs':
      return serializeTextPairs(body.pairs);
    default:
      return printJson(value);
  }
}
