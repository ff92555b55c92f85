import { isList, isObject } from './json';
import { type OpenSchema, openSchema, pickText } from './open-schema';
import { getPartEncoding } from './part-encoding';
import { isFormMedia, isJsonMedia, isMultipart, isXmlMedia } from './media-name';
import type { RequestContent } from './request-body';
import { getChild } from './schema-children';
import { toFields } from './schema-fields';
import { toStreamText } from './stream-text';
import { toXml } from './to-xml';
import type { SchemaSource } from './schema-types';
import type { ApiIndex, Json, JsonObject } from './types';
import { toEncoded } from './encode';
import { type Pair, toPairs, toPlainText } from './value-style';

/** A field of a multipart form. */
export type FormPart = {
  readonly name: string;
  readonly text: string;
  /** Its content is a file of the reader's. */
  readonly file: boolean;
  /** Its media type where it needs one. */
  readonly media?: string;
};

/** What a request sends: JSON, a multipart form, a form in pairs, or text. */
export type RequestBodyText =
  | { readonly kind: 'json'; readonly media: string; readonly value: Json }
  | { readonly kind: 'form'; readonly media: string; readonly parts: readonly FormPart[] }
  | { readonly kind: 'pairs'; readonly media: string; readonly pairs: readonly TextPair[] }
  | { readonly kind: 'text'; readonly media: string; readonly text: string };

/** Name and value of a form, not encoded. */
export type TextPair = readonly [name: string, text: string];

/** A form as it is sent (`application/x-www-form-urlencoded`): `a=1&b%5Bc%5D=2`. */
export function toPairText(pairs: readonly TextPair[]): string {
  return pairs.map(([name, text]) => `${toEncoded(name)}=${toEncoded(text)}`).join('&');
}

type Form = { readonly api: ApiIndex; readonly schema: SchemaSource };

function toTextPairs({ schema }: Form, value: JsonObject): readonly TextPair[] {
  return Object.entries(value).flatMap(([name, field]) => {
    const { style } = getPartEncoding(schema, name);
    // Without a style an object is sent as JSON (OpenAPI 3.1 4.8.15.1).
    const pairs: readonly Pair[] =
      style === undefined && isObject(field)
        ? [{ name, texts: [toPlainText(field)], by: '' }]
        : toPairs(name, field, style ?? { style: 'form', explode: true });
    return pairs.map((pair): TextPair => [pair.name, pair.texts.join(pair.by)]);
  });
}

function isFile(open: OpenSchema): boolean {
  const isBinary = pickText(open, 'format') === 'binary' || pickText(open, 'type') === 'file';
  return isBinary || pickText(open, 'contentMediaType') !== '';
}

/**
 * Names of the fields that are files, or lists of them: with a media type of their own (3.1), binary
 * (3.0), or `file` (2.0).
 */
function toFileFields({ api, schema }: Form): ReadonlySet<string> {
  const fields = toFields(openSchema(api.document, schema), schema, []);
  const files = fields.filter((field) => {
    const open = openSchema(api.document, field.schema);
    const items = getChild(open, 'items');
    return isFile(open) || (items !== undefined && isFile(openSchema(api.document, items)));
  });
  return new Set(files.map(({ name }) => name));
}

/** A media type that a part can be sent as: a single one, and no range of them. */
function toPartMedia(wished: string, field: Json): string {
  if (/^[\w.+-]+\/[\w.+-]+$/.test(wished)) return wished;
  return wished === '' && isObject(field) ? 'application/json' : '';
}

function toParts(form: Form, value: JsonObject): readonly FormPart[] {
  const files = toFileFields(form);
  return Object.entries(value).flatMap(([name, field]) => {
    const { media: wished } = getPartEncoding(form.schema, name);
    // Each item of a list is a part of its own.
    return (isList(field) ? field : [field]).map((item): FormPart => {
      const media = toPartMedia(wished, item);
      return {
        name,
        text: toPlainText(item),
        file: files.has(name),
        ...(media === '' ? {} : { media }),
      };
    });
  });
}

/**
 * A body as text, or as what programs make text of. `undefined`: an empty form, for which nothing is
 * sent.
 */
export function toBodyText(
  api: ApiIndex,
  { media, value, schema = { value: undefined, pointer: '', trail: [] } }: RequestContent,
): RequestBodyText | undefined {
  if (isJsonMedia(media)) return { kind: 'json', media, value };
  if (isObject(value) && isFormMedia(media)) {
    const form = { api, schema };
    if (Object.keys(value).length === 0) return undefined;
    return isMultipart(media)
      ? { kind: 'form', media, parts: toParts(form, value) }
      : { kind: 'pairs', media, pairs: toTextPairs(form, value) };
  }
  if (isXmlMedia(media)) return { kind: 'text', media, text: toXml(api, schema, value) };
  return { kind: 'text', media, text: toStreamText(media, value) ?? toPlainText(value) };
}
