import { resolveComponent } from '../component';
import { getObject, getOwn, getText, isList, toPrintable } from '../json';
import { isFormMedia, isJsonMedia } from '../media-name';
import { toPointer } from '../pointer';
import { addWarning, expectObject, type Problems } from '../problems';
import type { PlaceEncoding, SchemaSource } from '../schema-types';
import type { Example, Json, JsonObject, MediaType } from '../types';

function toExample(
  name: string,
  example: JsonObject,
  pointer: string,
  problems: Problems,
): readonly Example[] {
  // OpenAPI 3.2 parts the value as data from the value as it is sent.
  const values = ['value', 'dataValue', 'serializedValue'].map((key) => getOwn(example, key));
  const value = values.find((one) => one !== undefined);
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
    ...(value === undefined ? [] : [{ ...words, value: toPrintable(value) }]),
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
): Pick<MediaType, 'examples' | 'elsewhere'> {
  const all = toExamples(document, media, pointer, problems);
  const here = all.filter(isHere);
  const isParsed = isJsonMedia(name) || isFormMedia(name);
  return {
    examples: isParsed ? here.map((one) => ({ ...one, value: toParsed(one.value) })) : here,
    ...(here.length === all.length ? {} : { elsewhere: all.filter((one) => !isHere(one)) }),
  };
}

/** A stream (OpenAPI 3.2 4.14.3 `itemSchema`) reads as a list of its items; what `schema` says of it as a whole holds, too. */
function getMediaSchema(media: JsonObject): Json | undefined {
  const items = getOwn(media, 'itemSchema');
  const own = getOwn(media, 'schema');
  if (items === undefined) return own;
  const list = { type: 'array', items };
  return own === undefined ? list : { allOf: [own, list] };
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

/** How the parts of a list are sent (OpenAPI 3.2 4.14 `prefixEncoding`, `itemEncoding`). */
function getPlaces(media: JsonObject): PlaceEncoding | undefined {
  const own = getOwn(media, 'prefixEncoding');
  const prefix = isList(own) ? own : [];
  const item = getObject(media, 'itemEncoding');
  return prefix.length > 0 || item ? { prefix, item } : undefined;
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
    const at = toPointer(target.pointer, 'schema');
    const encoding = getObject(media, 'encoding');
    return {
      name,
      schema: toSource(getMediaSchema(media), {
        pointer: at,
        display,
        encoding,
        places: getPlaces(media),
      }),
      ...toMediaExamples(document, name, media, target.pointer, problems),
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
