import { getObject, getOwn, getText, isList, isObject, isTrue } from '../json';
import { type OpenSchema, openSchema, pickText } from '../schema/open-schema';
import { getPartEncoding, getPlaceRaw } from '../facts/part-encoding';
import { resolve } from '../resolve';
import { getChild, toTuple } from '../schema/schema-children';
import { toFields } from '../schema/schema-fields';
import type { SchemaSource } from '../schema-types';
import { toSample } from './to-sample';
import type { ApiIndex, Json, JsonObject } from '../types';
import { toPairs, toPlainText } from '../facts/value-style';

/** A part of a multipart body. */
export type FormPart = {
  /** Empty in a body whose parts have no names. */
  readonly name: string;
  readonly text: string;
  /** Its content is a file of the reader's. */
  readonly file: boolean;
  /** Its media type where it needs one. */
  readonly media?: string;
  /** Headers of its own; names are tokens, values a line each. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
};

/** What a body is made of: the document, and the schema of the body. */
export type Form = { readonly api: ApiIndex; readonly schema: SchemaSource };

/** Whether what a schema describes is a file: with a media type of its own (3.1), binary (3.0), or `file` (2.0). */
export function isFile(open: OpenSchema): boolean {
  const isBinary = pickText(open, 'format') === 'binary' || pickText(open, 'type') === 'file';
  return isBinary || pickText(open, 'contentMediaType') !== '';
}

/** Whether a schema describes a file, or a list of them. */
function isFileField({ api }: Form, schema: SchemaSource): boolean {
  const open = openSchema(api.document, schema);
  const items = getChild(open, 'items');
  return isFile(open) || (items !== undefined && isFile(openSchema(api.document, items)));
}

function toFileFields(form: Form): ReadonlySet<string> {
  const { api, schema } = form;
  const fields = toFields(openSchema(api.document, schema), schema, []);
  return new Set(fields.filter((one) => isFileField(form, one.schema)).map(({ name }) => name));
}

/** A media type that a part can be sent as: a single one, and no range of them. */
function toPartMedia(wished: string, field: Json): string {
  if (/^[\w.+-]+\/[\w.+-]+$/.test(wished)) return wished;
  return wished === '' && isObject(field) ? 'application/json' : '';
}

/** A header that a part must have: its own example, else a value of its schema. The media type is said elsewhere. */
function toHeader(api: ApiIndex, name: string, raw: Json): readonly (readonly [string, string])[] {
  const { value, pointer } = resolve(api.document, raw, '', []);
  const isName = /^[\w.-]+$/.test(name) && !/^content-(type|disposition)$/i.test(name);
  if (!isName || !isObject(value) || !isTrue(value, 'required')) return [];
  const schema = { value: getOwn(value, 'schema'), pointer, trail: [] };
  const own = getOwn(value, 'example') ?? toSample(api, schema).value;
  return [[name, toPlainText(own).replace(/[\r\n]+/g, ' ')]];
}

function toPartHeaders(api: ApiIndex, encoding: JsonObject | undefined): Pick<FormPart, 'headers'> {
  const all = getObject(encoding, 'headers') ?? {};
  const headers = Object.entries(all).flatMap(([key, raw]) => toHeader(api, key, raw));
  return headers.length > 0 ? { headers } : {};
}

function toPart(name: string, item: Json, wished: string, file: boolean): FormPart {
  const media = toPartMedia(wished, item);
  return { name, text: toPlainText(item), file, ...(media === '' ? {} : { media }) };
}

/** The parts of a form by its fields; each item of a list is one, unless its encoding says how it is written. */
function toNamedParts(form: Form, value: JsonObject): readonly FormPart[] {
  const files = toFileFields(form);
  return Object.entries(value).flatMap(([name, field]) => {
    const { media, style } = getPartEncoding(form.schema, name);
    const headers = toPartHeaders(form.api, getObject(form.schema.encoding, name));
    const isStyled = style !== undefined && !files.has(name);
    const parts = isStyled
      ? toPairs(name, field, style).map((one) =>
          toPart(one.name, one.texts.join(one.by), media, false),
        )
      : (isList(field) ? field : [field]).map((item) => toPart(name, item, media, files.has(name)));
    return parts.map((part) => ({ ...part, ...headers }));
  });
}

/** A part without a name, as its encoding says; else as its schema says of its content. */
function toItemPart(
  { api }: Form,
  item: Json,
  schema: SchemaSource | undefined,
  encoding?: JsonObject,
): FormPart {
  const open = schema && openSchema(api.document, schema);
  const isBytes = open !== undefined && isFile(open);
  const media =
    getText(encoding, 'contentType') || (isBytes ? pickText(open, 'contentMediaType') : '');
  return { ...toPart('', item, media, isBytes), ...toPartHeaders(api, encoding) };
}

/** A multipart body as its parts: the fields of an object, the items of a list, or one that is all of it. */
export function toParts(form: Form, value: Json): readonly FormPart[] {
  if (isObject(value)) return toNamedParts(form, value);
  if (!isList(value)) return [toItemPart(form, value, form.schema)];
  const open = openSchema(form.api.document, form.schema);
  const tuple = toTuple(open);
  const items = getChild(open, 'items');
  return value.map((item, index) =>
    toItemPart(form, item, tuple[index] ?? items, getPlaceRaw(form.schema, index)),
  );
}
