import { resolveComponent } from '../component';
import { getOwn, getText, toPrintable } from '../json';
import { getMediaSchema, type HeldMedia } from '../facts/held-media';
import { isFormMedia, isJsonMedia, isMultipart, isXmlMedia } from '../media-name';
import { toParsed } from '../parse/json-text';
import { toPointer } from '../pointer';
import { addWarning, expectObject, type Problems } from '../problems';
import { checkEncodings } from './check-encodings';
import { openSchema } from '../schema/open-schema';
import { getTypes } from '../schema/schema-type';
import { toSentWith } from '../schema/sent-with';
import type { PlaceEncoding, SchemaSource } from '../schema-types';
import type { Example, Json, JsonObject, MediaType } from '../types';

/** The text an example is sent as: beside its data, or all that is known of it. */
function toSent(data: Json | undefined, text: Json | undefined): Partial<Example> {
  if (typeof text !== 'string') return {};
  return data === undefined ? { sent: true } : { text };
}

function toExample(
  name: string,
  example: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Example[] {
  // OpenAPI 3.2 parts the value as data from the value as it is sent.
  const [plain, data, text] = ['value', 'dataValue', 'serializedValue'].map((key) =>
    getOwn(example, key),
  );
  const value = [plain, data, text].find((one) => one !== undefined);
  const address = getText(example, 'externalValue').trim();
  if (value === undefined && address === '')
    addWarning(problems, 'example-without-value', pointer, 'The example holds no value.');
  const description = getText(example, 'description');
  const words = {
    name,
    summary: getText(example, 'summary'),
    ...(description === '' ? {} : { description }),
  };
  return [
    ...(value === undefined
      ? []
      : [{ ...words, value: toPrintable(value), ...(plain === undefined && toSent(data, text)) }]),
    ...(address === '' ? [] : [{ ...words, value: null, address }]),
  ];
}

/** Whether the document holds an example's value (OpenAPI 3.1 4.8.19 `externalValue`). */
export function isHere({ address }: Example): boolean {
  return address === undefined;
}

/** The examples of a media type, parameter or header: `example`, then each of `examples`. */
export function toExamples(
  document: JsonObject,
  holder: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Example[] {
  const single = getOwn(holder, 'example');
  const at = toPointer(pointer, 'examples');
  const named = expectObject(getOwn(holder, 'examples'), at, problems) ?? {};
  return [
    ...(single === undefined ? [] : [{ name: 'example', summary: '', value: toPrintable(single) }]),
    ...Object.entries(named).flatMap(([name, item]) => {
      const target = resolveComponent(document, item, toPointer(at, name), problems);
      const example = expectObject(target.value, target.pointer, problems);
      return example === undefined ? [] : toExample(name, example, target.pointer, problems);
    }),
  ];
}

/** Whether a schema allows text and nothing else: what such a text holds is not for us to read. */
function isOnlyText(document: JsonObject, schema: SchemaSource): boolean {
  const [type, ...others] = getTypes(openSchema(document, schema));
  return type === 'string' && others.every((one) => one === 'null');
}

/** Whether text in JSON may stand for a value of a media type: JSON, a form, a range that JSON is one of. */
function isData(name: string): boolean {
  return isJsonMedia(name) || isFormMedia(name) || /^(\*|application)\/\*/i.test(name);
}

/** Some documents write the example of a JSON body or form as text; OpenAPI 3.2 has a way to say so. */
function toMediaExample(
  document: JsonObject,
  name: string,
  schema: SchemaSource,
  { text, sent, ...example }: Example,
): Example {
  const { value } = example;
  // A page shows a body as it is sent: it would make other XML of the data.
  if (text !== undefined)
    return isXmlMedia(name) || isMultipart(name)
      ? { ...example, value: text }
      : { ...example, text };
  if (typeof value !== 'string') return example;
  const isRead =
    (sent && isJsonMedia(name)) ||
    (isData(name) && /^\s*[[{]/.test(value) && !isOnlyText(document, schema));
  if (!isRead) return example;
  // As it is written: what was read of it knows no `1.0`.
  return { ...example, value: toParsed(value), ...(sent ? { text: value } : {}) };
}

function toMediaExamples(
  document: JsonObject,
  media: JsonObject,
  { name, schema, pointer }: Pick<MediaType, 'name' | 'schema'> & Pick<Place, 'pointer'>,
  problems: Problems,
): Pick<MediaType, 'examples' | 'elsewhere'> {
  const all = toExamples(document, media, pointer, problems);
  const here = all.filter(isHere);
  return {
    examples: here.map((one) => toMediaExample(document, name, schema, one)),
    ...(here.length === all.length ? {} : { elsewhere: all.filter((one) => !isHere(one)) }),
  };
}

type Place = {
  readonly pointer: string;
  readonly display?: readonly string[];
  readonly encoding?: JsonObject | undefined;
  readonly places?: PlaceEncoding | undefined;
};

/** A schema with what its place says of its fields; what is empty is left out. */
function toSource(
  value: Json | undefined,
  { pointer, display = [], encoding, places }: Place,
): SchemaSource {
  return {
    value,
    pointer,
    trail: [],
    ...(display.length > 0 ? { display } : {}),
    ...(encoding && Object.keys(encoding).length > 0 ? { encoding } : {}),
    ...(places ? { places } : {}),
  };
}

/** The schema of a media type, with how it says that its fields are sent. */
export function toMediaSource(
  document: JsonObject,
  { name, value, pointer }: HeldMedia,
  display: readonly string[] = [],
): SchemaSource {
  return toSource(getMediaSchema(value), {
    pointer: toPointer(pointer, 'schema'),
    display,
    ...toSentWith(document, name, value),
  });
}

/** Every media type of a `content` value, schemas unread. Faults become problems; absent: none. */
export function toContent(
  document: JsonObject,
  value: Json | undefined,
  { pointer, display = [] }: Place,
  problems: Problems,
): readonly MediaType[] {
  const content = expectObject(value, pointer, problems) ?? {};
  return Object.entries(content).flatMap(([name, item]) => {
    const target = resolveComponent(document, item, toPointer(pointer, name), problems);
    const media = expectObject(target.value, target.pointer, problems);
    if (media === undefined) return [];
    const { pointer: place } = target;
    const schema = toMediaSource(document, { name, value: media, pointer: place }, display);
    checkEncodings(document, schema, place, problems);
    return {
      name,
      schema,
      ...toMediaExamples(document, media, { name, schema, pointer: place }, problems),
    };
  });
}

/** One schema offered under several media types, as Swagger 2.0 has it; `pointer` is the schema's. */
export function toSameContent(
  names: readonly string[],
  value: Json | undefined,
  place: Place,
): readonly MediaType[] {
  const schema = toSource(value, place);
  return names.map((name) => ({ name, schema, examples: [] }));
}
