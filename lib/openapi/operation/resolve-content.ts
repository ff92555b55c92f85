import { exampleWithoutValue } from '@/.generated/words/openapi-problems/operation';
import { type ContentMedia, getMediaSchema } from '../constraints/content-media';
import { resolveComponent } from '../core/component';
import { getOwn, getText, joinPointer, truncateDeepJson } from '../core/json';
import { isFormMedia, isJsonMedia, isMultipart, isXmlMedia } from '../core/media-type';
import type { MediaType } from '../core/operation-types';
import { addWarning, expectObject, type Problems } from '../core/problems';
import type { PositionalEncoding, SchemaSource } from '../core/schema-types';
import type { Example, Json, JsonObject } from '../core/types';
import { parseJsonOrText } from '../parse/parse-json';
import { resolveSchema } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import { getMediaEncoding } from '../schema-view/media-encoding';
import { checkEncodings } from './check-encodings';

/** Serialized text of an example: beside its data, or as its only value. */
function serializedValueProps(
  data: Json | undefined,
  serializedValue: Json | undefined,
): Partial<Example> {
  if (typeof serializedValue !== 'string') return {};
  return data === undefined ? { isSerialized: true } : { serializedValue };
}

function resolveExample(
  name: string,
  example: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Example[] {
  // OpenAPI 3.2 separates the data of a value from its serialized text.
  const [plain, data, text] = ['value', 'dataValue', 'serializedValue'].map((key) =>
    getOwn(example, key),
  );
  const value = [plain, data, text].find((one) => one !== undefined);
  const externalValue = getText(example, 'externalValue').trim();
  if (value === undefined && externalValue === '')
    addWarning(problems, 'example-without-value', pointer, exampleWithoutValue);
  const description = getText(example, 'description');
  const labels = {
    name,
    summary: getText(example, 'summary'),
    ...(description === '' ? {} : { description }),
  };
  return [
    ...(value === undefined
      ? []
      : [
          {
            ...labels,
            value: truncateDeepJson(value),
            ...(plain === undefined && serializedValueProps(data, text)),
          },
        ]),
    ...(externalValue === '' ? [] : [{ ...labels, value: null, externalValue }]),
  ];
}

/** Whether the document itself holds an example's value (OpenAPI 3.1 4.8.19 `externalValue`). */
export function isEmbeddedExample({ externalValue }: Example): boolean {
  return externalValue === undefined;
}

/** Resolves examples of a media type, parameter or header: `example`, then each of `examples`. */
export function resolveExamples(
  document: JsonObject,
  holder: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Example[] {
  const single = getOwn(holder, 'example');
  const at = joinPointer(pointer, 'examples');
  const named = expectObject(getOwn(holder, 'examples'), at, problems) ?? {};
  return [
    ...(single === undefined
      ? []
      : [{ name: 'example', summary: '', value: truncateDeepJson(single) }]),
    ...Object.entries(named).flatMap(([name, item]) => {
      const target = resolveComponent(document, item, joinPointer(at, name), problems);
      const example = expectObject(target.value, target.pointer, problems);
      return example === undefined ? [] : resolveExample(name, example, target.pointer, problems);
    }),
  ];
}

/** Whether a schema allows only text, which is not ours to parse. */
function isTextOnly(document: JsonObject, schema: SchemaSource): boolean {
  const [type, ...others] = getTypes(resolveSchema(document, schema));
  return type === 'string' && others.every((one) => one === 'null');
}

/** Whether JSON text may be an example of a media type: JSON, a form, or a range with JSON. */
function canHoldJson(name: string): boolean {
  return isJsonMedia(name) || isFormMedia(name) || /^(\*|application)\/\*/i.test(name);
}

/** Parses the example of a JSON body or form where a document has it as text. */
function resolveMediaExample(
  document: JsonObject,
  name: string,
  schema: SchemaSource,
  { serializedValue, isSerialized, ...example }: Example,
): Example {
  const { value } = example;
  // XML and multipart are shown as the document serializes them: ours might differ.
  if (serializedValue !== undefined)
    return isXmlMedia(name) || isMultipart(name)
      ? { ...example, value: serializedValue }
      : { ...example, serializedValue };
  if (typeof value !== 'string') return example;
  const isJsonText =
    (isSerialized && isJsonMedia(name)) ||
    (canHoldJson(name) && /^\s*[[{]/.test(value) && !isTextOnly(document, schema));
  if (!isJsonText) return example;
  // The text is kept, too: parsing loses spellings such as `1.0`.
  return {
    ...example,
    value: parseJsonOrText(value),
    ...(isSerialized ? { serializedValue: value } : {}),
  };
}

function resolveMediaExamples(
  document: JsonObject,
  media: JsonObject,
  { name, schema, pointer }: Pick<MediaType, 'name' | 'schema'> & Pick<SchemaContext, 'pointer'>,
  problems: Problems,
): Pick<MediaType, 'examples' | 'externalExamples'> {
  const all = resolveExamples(document, media, pointer, problems);
  const embedded = all.filter(isEmbeddedExample);
  return {
    examples: embedded.map((one) => resolveMediaExample(document, name, schema, one)),
    ...(embedded.length === all.length
      ? {}
      : { externalExamples: all.filter((one) => !isEmbeddedExample(one)) }),
  };
}

type SchemaContext = {
  readonly pointer: string;
  readonly display?: readonly string[];
  readonly encoding?: JsonObject | undefined;
  readonly positionalEncoding?: PositionalEncoding | undefined;
};

/** Builds the source of a schema with its display fields and encodings; empty ones are left out. */
function buildSchemaSource(
  value: Json | undefined,
  { pointer, display = [], encoding, positionalEncoding }: SchemaContext,
): SchemaSource {
  return {
    value,
    pointer,
    openRefs: [],
    ...(display.length > 0 ? { displayFields: display } : {}),
    ...(encoding && Object.keys(encoding).length > 0 ? { encoding } : {}),
    ...(positionalEncoding ? { positionalEncoding } : {}),
  };
}

/** Builds the source of the schema of a media type, with the encodings of its fields. */
export function buildMediaSource(
  document: JsonObject,
  { name, value, pointer }: ContentMedia,
  display: readonly string[] = [],
): SchemaSource {
  return buildSchemaSource(getMediaSchema(value), {
    pointer: joinPointer(pointer, 'schema'),
    display,
    ...getMediaEncoding(document, name, value),
  });
}

/**
 * Resolves each media type of a `content` value, without its schema; empty where it is absent.
 * Invalid ones become problems.
 */
export function resolveContent(
  document: JsonObject,
  value: Json | undefined,
  { pointer, display = [] }: SchemaContext,
  problems: Problems,
): readonly MediaType[] {
  const content = expectObject(value, pointer, problems) ?? {};
  return Object.entries(content).flatMap(([name, item]) => {
    const target = resolveComponent(document, item, joinPointer(pointer, name), problems);
    const media = expectObject(target.value, target.pointer, problems);
    if (media === undefined) return [];
    const { pointer: mediaPointer } = target;
    const schema = buildMediaSource(
      document,
      { name, value: media, pointer: mediaPointer },
      display,
    );
    checkEncodings(document, schema, mediaPointer, problems);
    return {
      name,
      schema,
      ...resolveMediaExamples(document, media, { name, schema, pointer: mediaPointer }, problems),
    };
  });
}

/** Builds media types that share a schema (Swagger 2.0), whose pointer is `context.pointer`. */
export function buildSharedContent(
  names: readonly string[],
  value: Json | undefined,
  context: SchemaContext,
): readonly MediaType[] {
  const schema = buildSchemaSource(value, context);
  return names.map((name) => ({ name, schema, examples: [] }));
}
