import { toEncoded } from '../encode';
import { type Form, type FormPart, toFieldWriter, toParts } from './form-parts';
import { isObject } from '../json';
import {
  isBinaryMedia,
  isFormMedia,
  isJsonMedia,
  isMultipart,
  isXmlMedia,
  toUnbounded,
} from '../media-name';
import { openSchema } from '../schema/open-schema';
import { toFormPairs } from '../facts/part-encoding';
import { isFile } from './part-media';
import type { RequestContent } from './request-body';
import { toSentMedia } from './sent-media';
import { toSentStream } from './stream-text';
import { toWholeText } from './whole-text';
import { toXml } from './to-xml';
import type { SchemaSource } from '../schema-types';
import type { ApiIndex, Json, JsonObject } from '../types';
import { toPlainText, toSentText } from '../facts/value-style';

/** What a request sends: JSON, parts of a multipart body, a form in pairs, or text. */
export type RequestBodyText =
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
export function toPairText(pairs: readonly TextPair[]): string {
  return pairs
    .map(([name, text, sent = toEncoded(text)]) => `${toEncoded(name)}=${sent}`)
    .join('&');
}

/** A field that has a media type is written as the part of a multipart form that it would be. */
function toTextPairs(form: Form, value: JsonObject): readonly TextPair[] {
  const toField = toFieldWriter(form);
  const write = (name: string, field: Json) => toField(name, field).map((part) => part.text);
  return toFormPairs(form.schema, value, write).map((pair): TextPair => {
    const text = pair.texts.join(pair.by);
    const sent = toSentText(pair);
    return sent === toEncoded(text) ? [pair.name, text] : [pair.name, text, sent];
  });
}

/** Whether a body is a file of bytes: by its schema, else by its media type. */
function isFileBody({ api, schema }: Form, media: string): boolean {
  const open = openSchema(api.document, schema);
  if (open.parts.every(({ value }) => Object.keys(value).length === 0)) return isBinaryMedia(media);
  return isFile(open);
}

/** What a text that is a whole multipart body says of itself: the line between its parts. */
function getBoundary(value: Json): string | undefined {
  return typeof value === 'string'
    ? /^\s*--([\w'+.-]{1,70})[ \t]*\r?\n/.exec(value)?.[1]
    : undefined;
}

function toMultipart(form: Form, media: string, value: Json): RequestBodyText | undefined {
  const boundary = getBoundary(value);
  if (boundary !== undefined)
    return {
      kind: 'text',
      media: `${toUnbounded(media)}; boundary=${boundary}`,
      text: toPlainText(value),
    };
  const parts = toParts(form, media, value);
  return parts.length > 0 ? { kind: 'form', media: toUnbounded(media), parts } : undefined;
}

/**
 * A body as text, or as what programs make text of. `undefined`: an empty form, for which nothing is
 * sent.
 * @param remarks Gets what a reader should know of what is sent.
 */
export function toBodyText(
  api: ApiIndex,
  { media: named, value, schema = NOTHING, text: whole }: RequestContent,
  remarks: string[],
): RequestBodyText | undefined {
  const form = { api, schema, remarks };
  const file = isFileBody(form, named);
  const media = toSentMedia(named, value, file);
  // Not of XML or parts: there the value is the text itself.
  if (whole !== undefined) return { kind: 'text', media, text: whole };
  if (isJsonMedia(media)) return { kind: 'json', media, value };
  if (isMultipart(media)) return toMultipart(form, media, value);
  if (isObject(value) && isFormMedia(media)) {
    const pairs = toTextPairs(form, value);
    return pairs.length > 0 ? { kind: 'pairs', media, pairs } : undefined;
  }
  if (isXmlMedia(media)) return { kind: 'text', media, text: toXml(api, schema, value) };
  const text = toSentStream(media, value) ?? toWholeText(value, media);
  return { kind: 'text', media, text, ...(file ? { file: true } : {}) };
}
