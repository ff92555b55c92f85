import { toEncoded } from '../encode';
import { getObject, getOwn, getText, isList, isObject, isTrue } from '../json';
import { isFormMedia, isJsonMedia, isMultipart, isXmlMedia, toUnbounded } from '../media-name';
import { openSchema } from '../schema/open-schema';
import { toCutNote } from '../sample/cut-note';
import { isFormData } from './form-data';
import { getPartEncoding, getPartRaw, getPlaceRaw, toFormPairs } from '../facts/part-encoding';
import { getOwnMedia, isFile, isFilePart, toPartMedia } from './part-media';
import { toJsonText } from '../print-json';
import { resolve } from '../resolve';
import { getChild, getItems, toTuple } from '../schema/schema-children';
import { toFields } from '../schema/schema-fields';
import { toPartSentWith } from '../schema/sent-with';
import type { SchemaSource } from '../schema-types';
import { toHeaderLine } from './header-line';
import { toWholeText } from './whole-text';
import { toSample } from '../sample/to-sample';
import { toXml } from './to-xml';
import type { ApiIndex, Json, JsonObject } from '../types';
import { toPairs, toPlainText, toSentText } from '../facts/value-style';

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
  /** What it is made of where it is multipart itself; then `text` is not what is sent. */
  readonly parts?: readonly FormPart[];
};

/** What a body is made of: the document, and the schema of the body. */
export type Form = {
  readonly api: ApiIndex;
  readonly schema: SchemaSource;
  /** Gets what a reader should know of the parts. */
  readonly remarks: string[];
};

const NOTHING: SchemaSource = { value: undefined, pointer: '', trail: [] };

/** What a part is made of, besides its value. */
type PartKind = {
  /** Empty in a body whose parts have no names. */
  readonly name: string;
  readonly schema: SchemaSource;
  readonly file: boolean;
  /** As the document says it; empty where it does not. */
  readonly contentType: string;
  /** Its encoding as the document has it. */
  readonly encoding: JsonObject | undefined;
};

/** What each part of a field is: of a list, an item. */
function toPartKind({ api, schema: form }: Form, name: string, field: SchemaSource): PartKind {
  const encoding = getPartRaw(form, name);
  const contentType = getText(encoding, 'contentType');
  const open = openSchema(api.document, field);
  const items = getItems(open);
  const schema = items ?? field;
  const one = items === undefined ? open : openSchema(api.document, items);
  const file = isFile(open) || isFilePart(one, contentType);
  const own = contentType || (file ? '' : getOwnMedia(one));
  return { name, schema, file, contentType: own, encoding };
}

/** A header that a part must have: its own example, else a value of its schema. The media type is said elsewhere. */
function toHeader(
  { api, remarks }: Form,
  name: string,
  raw: Json,
): readonly (readonly [string, string])[] {
  const { value, pointer } = resolve(api.document, raw, '', []);
  const isName = /^[\w.-]+$/.test(name) && !/^content-(type|disposition)$/i.test(name);
  if (!isName || !isObject(value) || !isTrue(value, 'required')) return [];
  const schema = { value: getOwn(value, 'schema'), pointer, trail: [] };
  const example = getOwn(value, 'example');
  const sample = example === undefined ? toSample(api, schema) : { value: example, cut: [] };
  const note = toCutNote(sample.cut, name);
  if (note !== undefined) remarks.push(note);
  return [[name, toHeaderLine(toPlainText(sample.value))]];
}

function toPartHeaders(form: Form, encoding: JsonObject | undefined): Pick<FormPart, 'headers'> {
  const all = getObject(encoding, 'headers') ?? {};
  const headers = Object.entries(all).flatMap(([key, raw]) => toHeader(form, key, raw));
  return headers.length > 0 ? { headers } : {};
}

/** A value as its media type writes it; a text is written already, as examples are. */
function toPartText({ api }: Form, { name, schema }: PartKind, media: string, value: Json): string {
  if (isXmlMedia(media)) return toXml(api, schema, value, name || undefined);
  return isJsonMedia(media) && typeof value !== 'string'
    ? toJsonText(value)
    : toWholeText(value, media);
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Schemas visited for the content of one part: a form may have thousands. */
const MOST_NODES = 100;

/** The value of a part. A text that should be JSON and is not was made up: its content is made instead. */
function toContent(form: Form, { name, schema }: PartKind, media: string, value: Json): Json {
  if (typeof value !== 'string' || !isJsonMedia(media) || isJsonText(value)) return value;
  const content = getChild(openSchema(form.api.document, schema), 'contentSchema');
  if (content === undefined) return value;
  const sample = toSample(form.api, content, { direction: 'request', nodes: MOST_NODES });
  const note = toCutNote(sample.cut, name || undefined);
  if (note !== undefined) form.remarks.push(note);
  return sample.value;
}

/** What a part is that is a form itself, by the encoding of its own fields or items (OpenAPI 3.2 4.15.2). */
function toInner(
  form: Form,
  { schema, encoding }: PartKind,
  media: string,
  value: Json,
): Partial<FormPart> {
  const sent = toPartSentWith(form.api.document, encoding);
  const inner = { ...form, schema: { ...schema, ...sent } };
  if (isMultipart(media)) {
    const parts = isObject(value) || isList(value) ? toParts(inner, media, value) : [];
    return parts.length > 0 ? { parts, media: toUnbounded(media) } : {};
  }
  if (!isFormMedia(media) || !isObject(value)) return {};
  const write = toFieldWriter(inner);
  const pairs = toFormPairs(inner.schema, value, (name, field) =>
    write(name, field).map(({ text }) => text),
  );
  return { text: pairs.map((one) => `${toEncoded(one.name)}=${toSentText(one)}`).join('&') };
}

function toPart(form: Form, kind: PartKind, value: Json): FormPart {
  const { name, file, contentType } = kind;
  // The item of a list is a part: a list here is one in a list (OpenAPI 3.2 4.15.1.1).
  const isNested = isObject(value) || isList(value);
  const usual = isNested && !file && contentType === '' ? 'application/json' : '';
  const media = toPartMedia(contentType) || usual;
  const text = toPartText(form, kind, media, toContent(form, kind, media, value));
  const inner = file ? {} : toInner(form, kind, media, value);
  return { name, text, file, ...(media === '' ? {} : { media }), ...inner };
}

/** The parts of a field; each item of a list is one, unless its encoding says how it is written. */
function toFieldParts(
  form: Form,
  name: string,
  schema: SchemaSource,
  value: Json,
): readonly FormPart[] {
  const { style } = getPartEncoding(form.schema, name);
  const kind = toPartKind(form, name, schema);
  return style === undefined || kind.file
    ? (isList(value) ? value : [value]).map((item) => toPart(form, kind, item))
    : toPairs(name, value, style).map((one) =>
        toPart(form, { ...kind, name: one.name }, one.texts.join(one.by)),
      );
}

/** What makes parts of a field of a form, without headers. */
export function toFieldWriter(form: Form): (name: string, value: Json) => readonly FormPart[] {
  const { api, schema } = form;
  const fields = toFields(openSchema(api.document, schema), schema);
  const schemas = new Map(fields.map((one) => [one.name, one.schema]));
  return (name, value) => toFieldParts(form, name, schemas.get(name) ?? NOTHING, value);
}

/** The parts of a form by its fields. */
function toNamedParts(form: Form, value: JsonObject): readonly FormPart[] {
  const write = toFieldWriter(form);
  return Object.entries(value).flatMap(([name, field]) => {
    const headers = toPartHeaders(form, getObject(form.schema.encoding, name));
    return write(name, field).map((part) => ({ ...part, ...headers }));
  });
}

/** A part without a name, as its encoding says; else as its schema says of its content. */
function toItemPart(
  form: Form,
  item: Json,
  schema: SchemaSource = NOTHING,
  encoding?: JsonObject,
): FormPart {
  const open = openSchema(form.api.document, schema);
  const told = getText(encoding, 'contentType');
  const kind = {
    name: '',
    schema,
    file: isFilePart(open, told),
    contentType: told || getOwnMedia(open),
    encoding,
  };
  return { ...toPart(form, kind, item), ...toPartHeaders(form, encoding) };
}

/** The parts of an item where each has a name: its fields, as the encoding of its place says (OpenAPI 3.2 4.14.5). */
function toItemFields(
  form: Form,
  item: JsonObject,
  schema: SchemaSource = NOTHING,
  raw: JsonObject = {},
): readonly FormPart[] {
  const encoding = Object.fromEntries(Object.keys(item).map((name) => [name, raw]));
  return toNamedParts({ ...form, schema: { ...schema, encoding } }, item);
}

/** A multipart body as its parts: the fields of an object, the items of a list, or one that is all of it. */
export function toParts(form: Form, media: string, value: Json): readonly FormPart[] {
  if (isObject(value)) return toNamedParts(form, value);
  if (!isList(value)) return [toItemPart(form, value, form.schema)];
  const open = openSchema(form.api.document, form.schema);
  const tuple = toTuple(open);
  const items = getItems(open);
  const isNamed = isFormData(toUnbounded(media));
  return value.flatMap((item, index) => {
    const schema = tuple[index] ?? items;
    const encoding = getPlaceRaw(form.schema, index);
    return isNamed && isObject(item)
      ? toItemFields(form, item, schema, encoding)
      : toItemPart(form, item, schema, encoding);
  });
}
