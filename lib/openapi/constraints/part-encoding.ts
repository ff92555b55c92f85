import { getObject, getOwn, getText, isList, isObject, isTrue } from '../core/json';
import { otherConstraints } from './other-constraints';
import { describeStyle } from './parameter-constraints';
import { printJson } from '../core/print-json';
import type { Constraint, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import {
  type NameValuePair,
  buildPairs,
  serializePlainValue,
  getSerialization,
  type Serialization,
} from './value-style';

/** How one field of a form is sent (OpenAPI 3.1 4.8.15). */
export type PartEncoding = {
  /** Its media type; empty where nothing is said. */
  readonly media: string;
  /** How a list or object is written; absent where nothing is said, and in a multipart form its media type rules. */
  readonly style?: Serialization;
};

/** What says how the fields of a form are sent. */
type FormSource = Pick<SchemaSource, 'encoding'>;

/** What says how parts without names are sent. */
type ListSource = Pick<SchemaSource, 'positionalEncoding'>;

const STYLE_KEYS = ['style', 'explode', 'allowReserved', 'collectionFormat'];

/** The encoding of a field of a form as the document has it. */
export function getRawFieldEncoding(
  { encoding }: FormSource,
  name: string,
): JsonObject | undefined {
  return getObject(encoding, name);
}

function hasStyle(raw: JsonObject): boolean {
  return STYLE_KEYS.some((key) => getOwn(raw, key) !== undefined);
}

/** The encoding of one part of a list: that of its place, else that of each further one (OpenAPI 3.2 4.15.1.2). */
export function getRawItemEncoding(
  { positionalEncoding }: ListSource,
  index: number,
): JsonObject | undefined {
  const declared =
    index < (positionalEncoding?.prefix.length ?? 0)
      ? positionalEncoding?.prefix[index]
      : positionalEncoding?.item;
  return isObject(declared) ? declared : undefined;
}

/** How a field of a form is sent; `source` is the form's schema. */
export function getPartEncoding(source: FormSource, name: string): PartEncoding {
  const raw = getRawFieldEncoding(source, name);
  if (raw === undefined) return { media: '' };
  const media = getText(raw, 'contentType');
  return hasStyle(raw) ? { media, style: getSerialization(raw, 'query') } : { media };
}

/** The values of a field that has no style: items of a list, of which lists and objects are JSON (OpenAPI 3.2 4.15.1.1). */
function serializeItems(field: Json): readonly string[] {
  const items = isList(field) ? field : [field];
  return items.map((item) => (isList(item) ? printJson(item) : serializePlainValue(item)));
}

/**
 * A form as pairs, each field as its encoding says. Without a style its media type decides; without that, too, an object
 * is sent as JSON (OpenAPI 3.1 4.8.15.1).
 * @param write The texts of a field that has a media type; default as if it had none.
 */
export function buildFormPairs(
  source: FormSource,
  value: JsonObject,
  write?: (name: string, field: Json) => readonly string[],
): readonly NameValuePair[] {
  return Object.entries(value).flatMap(([name, field]) => {
    const { media, style } = getPartEncoding(source, name);
    if (style !== undefined) return buildPairs(name, field, style);
    const texts = write !== undefined && media !== '' ? write(name, field) : serializeItems(field);
    return texts.map((text) => ({ name, texts: [text], separator: '' }));
  });
}

/**
 * How a part is sent in words, by its encoding: its media type, how several values are written. Empty when nothing is said.
 * @param isList Whether it is surely a list.
 */
export function encodingConstraints(raw: JsonObject, isList: boolean): readonly Constraint[] {
  const media = getText(raw, 'contentType');
  const texts = [
    media === '' ? '' : `sent as ${media}`,
    // What says how to join values has several.
    describeStyle(raw, { in: 'query', types: isList ? ['array'] : ['array', 'object'] }),
    isTrue(raw, 'allowReserved') ? 'reserved characters stay as they are' : '',
    isTrue(raw, 'allowEmptyValue') ? 'may be empty' : '',
  ];
  return otherConstraints(texts);
}
