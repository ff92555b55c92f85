import { getObject, getOwn, getText, toPrintable } from './json';
import { isFormMedia, isJsonMedia } from './media-name';
import { toPointer } from './pointer';
import { addWarning, expectObject, type Problems } from './problems';
import { resolve } from './resolve';
import type { SchemaSource } from './schema-types';
import type { Example, Json, JsonObject, MediaType } from './types';

function toExample(
  name: string,
  example: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Example[] {
  // OpenAPI 3.2 parts the value as data from the value as it is sent.
  const values = ['value', 'dataValue', 'serializedValue'].map((key) => getOwn(example, key));
  const value = values.find((one) => one !== undefined);
  if (value !== undefined)
    return [{ name, summary: getText(example, 'summary'), value: toPrintable(value) }];
  const message = 'The example holds no value; one that stands elsewhere is not fetched.';
  addWarning(problems, 'example-without-value', pointer, message);
  return [];
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
      const target = resolve(document, item, toPointer(at, name), problems);
      const example = expectObject(target.value, target.pointer, problems);
      return example === undefined ? [] : toExample(name, example, target.pointer, problems);
    }),
  ];
}

/** Some documents write the example of a JSON body or form as text. */
function toParsed(value: Json): Json {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    const parsed: Json = JSON.parse(value);
    return toPrintable(parsed);
  } catch {
    return value;
  }
}

function toMediaExamples(
  document: JsonObject,
  name: string,
  media: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Example[] {
  const examples = toExamples(document, media, pointer, problems);
  if (!isJsonMedia(name) && !isFormMedia(name)) return examples;
  return examples.map((example) => ({ ...example, value: toParsed(example.value) }));
}

/** A stream (OpenAPI 3.2 `itemSchema`) reads as a list of its items. */
function getMediaSchema(media: JsonObject): Json | undefined {
  const items = getOwn(media, 'itemSchema');
  const own = getOwn(media, 'schema');
  return own === undefined && items !== undefined ? { type: 'array', items } : own;
}

type Place = {
  readonly pointer: string;
  readonly display?: readonly string[];
  readonly encoding?: JsonObject | undefined;
};

/** A schema with what its place says of its fields; what is empty is left out. */
function toSource(
  value: Json | undefined,
  { pointer, display = [], encoding }: Place,
): SchemaSource {
  return {
    value,
    pointer,
    trail: [],
    ...(display.length > 0 ? { display } : {}),
    ...(encoding && Object.keys(encoding).length > 0 ? { encoding } : {}),
  };
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
    const target = resolve(document, item, toPointer(pointer, name), problems);
    const media = expectObject(target.value, target.pointer, problems);
    if (media === undefined) return [];
    const at = toPointer(target.pointer, 'schema');
    const encoding = getObject(media, 'encoding');
    return {
      name,
      schema: toSource(getMediaSchema(media), { pointer: at, display, encoding }),
      examples: toMediaExamples(document, name, media, target.pointer, problems),
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
