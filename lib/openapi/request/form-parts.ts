import { encodeUrlPart } from '@/lib/text/encode';
import {
  getPartEncoding,
  getRawFieldEncoding,
  getRawItemEncoding,
  buildFormPairs,
} from '../constraints/part-encoding';
import {
  buildPairs,
  serializePlainValue,
  serializePair,
  serializeAsText,
} from '../constraints/value-style';
import { getObject, getOwn, getText, isList, isObject, isTrue } from '../core/json';
import {
  isFormMedia,
  isJsonMedia,
  isMultipart,
  isXmlMedia,
  stripBoundary,
  isFormData,
} from '../core/media-type';
import { printJson } from '../core/print-json';
import { resolveValue } from '../core/resolve';
import { NO_SCHEMA, type SchemaSource } from '../core/schema-types';
import type { ApiIndex, Json, JsonObject } from '../core/types';
import { buildSample } from '../sample/build-sample';
import { describeTruncation } from '../sample/truncation-note';
import { resolveSchema } from '../schema/resolve-schema';
import { getChild, getItems, getTuple } from '../schema/schema-children';
import { getSchemaKind } from '../schema/schema-type';
import { getNestedEncoding } from '../schema-view/media-encoding';
import { listFields } from '../schema-view/schema-fields';
import { normalizeHeaderValue } from './header-value';
import { getSchemaMediaType, isFileSchema, isFilePart, partMediaType } from './part-media';
import { serializeXml } from './serialize-xml';

/** Part of a multipart body. */
export type FormPart = {
  /** Name of the field; empty in a body whose parts have no names. */
  readonly name: string;
  readonly text: string;
  /** Whether its content is a file of the reader. */
  readonly file: boolean;
  /** Media type, where the part needs one. */
  readonly media?: string;
  /** Further headers; names are tokens, values are one line. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Parts of a multipart part, which are sent instead of `text`. */
  readonly parts?: readonly FormPart[];
};

/** Document and body schema that parts are built from. */
export type FormContext = {
  readonly api: ApiIndex;
  readonly schema: SchemaSource;
  /** Receives sentences on the parts that a reader should know. */
  readonly remarks: string[];
};

/** Properties of a part besides its value. */
type PartSpec = {
  /** Name of the field; empty in a body whose parts have no names. */
  readonly name: string;
  readonly schema: SchemaSource;
  readonly file: boolean;
  /** Media types that the document allows; empty for none. */
  readonly contentType: string;
  /** Encoding Object in the document. */
  readonly encoding: JsonObject | undefined;
};

/** Properties of the parts of a field; of a list, those of an item. */
function getPartSpec(
  { api, schema: form }: FormContext,
  name: string,
  field: SchemaSource,
): PartSpec {
  const encoding = getRawFieldEncoding(form, name);
  const contentType = getText(encoding, 'contentType');
  const resolved = resolveSchema(api.document, field);
  const items = getItems(resolved);
  const schema = items ?? field;
  const resolvedPart = items === undefined ? resolved : resolveSchema(api.document, items);
  const file = isFileSchema(resolved) || isFilePart(resolvedPart, contentType);
  const ownType = contentType || (file ? '' : getSchemaMediaType(resolvedPart));
  return { name, schema, file, contentType: ownType, encoding };
}

/** Builds a required header: its example, else a sample. The media type is set elsewhere. */
function buildPartHeader(
  { api, remarks }: FormContext,
  name: string,
  raw: Json,
): readonly (readonly [string, string])[] {
  const { value, pointer } = resolveValue(api.document, raw, '', []);
  const isName = /^[\w.-]+$/.test(name) && !/^content-(type|disposition)$/i.test(name);
  if (!isName || !isObject(value) || !isTrue(value, 'required')) return [];
  const schema = { value: getOwn(value, 'schema'), pointer, openRefs: [] };
  const example = getOwn(value, 'example');
  const sample =
    example === undefined ? buildSample(api, schema) : { value: example, truncated: [] };
  const note = describeTruncation(sample.truncated, name);
  if (note !== undefined) remarks.push(note);
  return [[name, normalizeHeaderValue(serializePlainValue(sample.value))]];
}

function buildPartHeaders(
  form: FormContext,
  encoding: JsonObject | undefined,
): Pick<FormPart, 'headers'> {
  const all = getObject(encoding, 'headers') ?? {};
  const headers = Object.entries(all).flatMap(([key, raw]) => buildPartHeader(form, key, raw));
  return headers.length > 0 ? { headers } : {};
}

/** Serializes a value in its media type; text is serialized already, as examples are. */
function serializePart(
  { api }: FormContext,
  { name, schema }: PartSpec,
  media: string,
  value: Json,
): string {
  if (isXmlMedia(media)) return serializeXml(api, schema, value, name || undefined);
  return isJsonMedia(media) && typeof value !== 'string'
    ? printJson(value)
    : serializeAsText(value, media);
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Most schemas that are visited for one part; a form may have thousands of parts. */
const MAX_SCHEMA_NODES = 100;

/** Value of a part; text made up for JSON is replaced by a sample of its `contentSchema`. */
function buildPartContent(
  form: FormContext,
  { name, schema }: PartSpec,
  media: string,
  value: Json,
): Json {
  if (typeof value !== 'string' || !isJsonMedia(media) || isJsonText(value)) return value;
  const content = getChild(resolveSchema(form.api.document, schema), 'contentSchema');
  if (content === undefined) return value;
  const sample = buildSample(form.api, content, { direction: 'request', nodes: MAX_SCHEMA_NODES });
  const note = describeTruncation(sample.truncated, name || undefined);
  if (note !== undefined) form.remarks.push(note);
  return sample.value;
}

/** Content of a part that is a form itself, by its nested encoding (OpenAPI 3.2 4.15.2). */
function buildNestedForm(
  form: FormContext,
  { schema, encoding }: PartSpec,
  media: string,
  value: Json,
): Partial<FormPart> {
  const encodings = getNestedEncoding(form.api.document, encoding);
  const inner = { ...form, schema: { ...schema, ...encodings } };
  if (isMultipart(media)) {
    const parts = isObject(value) || isList(value) ? buildFormParts(inner, media, value) : [];
    return parts.length > 0 ? { parts, media: stripBoundary(media) } : {};
  }
  if (!isFormMedia(media) || !isObject(value)) return {};
  const write = createFieldWriter(inner);
  const pairs = buildFormPairs(inner.schema, value, (name, field) =>
    write(name, field).map(({ text }) => text),
  );
  return { text: pairs.map((one) => `${encodeUrlPart(one.name)}=${serializePair(one)}`).join('&') };
}

/** Whether a part without a type or value is bytes: the reader's file (OpenAPI 3.1.1 4.8.15.1.1). */
function isUntypedFile({ api }: FormContext, { schema, contentType }: PartSpec, value: Json) {
  const isUnknown = contentType === '' && isObject(value) && Object.keys(value).length === 0;
  const isTyped = /^(2|3\.0)/.test(api.specVersion);
  return isUnknown && !isTyped && getSchemaKind(resolveSchema(api.document, schema)) === 'any';
}

function buildPart(form: FormContext, spec: PartSpec, value: Json): FormPart {
  const { name, contentType } = spec;
  const file = spec.file || isUntypedFile(form, spec, value);
  // Each item of a list is a part, so a list here is one in a list (OpenAPI 3.2 4.15.1.1).
  const isNested = isObject(value) || isList(value);
  const defaultMedia = isNested && !file && contentType === '' ? 'application/json' : '';
  const media = partMediaType(contentType) || defaultMedia;
  const text = serializePart(form, spec, media, buildPartContent(form, spec, media, value));
  const nested = file ? {} : buildNestedForm(form, spec, media, value);
  return { name, text, file, ...(media === '' ? {} : { media }), ...nested };
}

/** Builds the parts of a field, one for each item of a list unless its encoding has a style. */
function buildFieldParts(
  form: FormContext,
  name: string,
  schema: SchemaSource,
  value: Json,
): readonly FormPart[] {
  const { style } = getPartEncoding(form.schema, name);
  const spec = getPartSpec(form, name, schema);
  return style === undefined || spec.file
    ? (isList(value) ? value : [value]).map((item) => buildPart(form, spec, item))
    : buildPairs(name, value, style).map((one) =>
        buildPart(form, { ...spec, name: one.name }, one.texts.join(one.separator)),
      );
}

/** Creates a function that builds the parts of a field of a form, without headers. */
export function createFieldWriter(
  form: FormContext,
): (name: string, value: Json) => readonly FormPart[] {
  const { api, schema } = form;
  const fields = listFields(resolveSchema(api.document, schema), schema);
  const schemas = new Map(fields.map((one) => [one.name, one.schema]));
  return (name, value) => buildFieldParts(form, name, schemas.get(name) ?? NO_SCHEMA, value);
}

/** Builds the parts of a form from its fields. */
function buildNamedParts(form: FormContext, value: JsonObject): readonly FormPart[] {
  const write = createFieldWriter(form);
  return Object.entries(value).flatMap(([name, field]) => {
    const headers = buildPartHeaders(form, getObject(form.schema.encoding, name));
    return write(name, field).map((part) => ({ ...part, ...headers }));
  });
}

/** Builds a part without a name: by its encoding, else by what its schema says of content. */
function buildItemPart(
  form: FormContext,
  item: Json,
  schema: SchemaSource = NO_SCHEMA,
  encoding?: JsonObject,
): FormPart {
  const resolved = resolveSchema(form.api.document, schema);
  const contentType = getText(encoding, 'contentType');
  const spec = {
    name: '',
    schema,
    file: isFilePart(resolved, contentType),
    contentType: contentType || getSchemaMediaType(resolved),
    encoding,
  };
  return { ...buildPart(form, spec, item), ...buildPartHeaders(form, encoding) };
}

/** Builds the parts of an item whose fields share its encoding (OpenAPI 3.2 4.14.5). */
function buildItemFieldParts(
  form: FormContext,
  item: JsonObject,
  schema: SchemaSource = NO_SCHEMA,
  fieldEncoding: JsonObject = {},
): readonly FormPart[] {
  const encoding = Object.fromEntries(Object.keys(item).map((name) => [name, fieldEncoding]));
  return buildNamedParts({ ...form, schema: { ...schema, encoding } }, item);
}

/** Builds the parts of a multipart body: fields of an object, items of a list, or one value. */
export function buildFormParts(form: FormContext, media: string, value: Json): readonly FormPart[] {
  if (isObject(value)) return buildNamedParts(form, value);
  if (!isList(value)) return [buildItemPart(form, value, form.schema)];
  const resolved = resolveSchema(form.api.document, form.schema);
  const tuple = getTuple(resolved);
  const items = getItems(resolved);
  const isNamed = isFormData(stripBoundary(media));
  return value.flatMap((item, index) => {
    const schema = tuple[index] ?? items;
    const encoding = getRawItemEncoding(form.schema, index);
    return isNamed && isObject(item)
      ? buildItemFieldParts(form, item, schema, encoding)
      : buildItemPart(form, item, schema, encoding);
  });
}
