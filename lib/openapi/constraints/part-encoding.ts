import * as words from '@/.generated/words/openapi-schema/serialization';
import { getObject, getOwn, getText, isList, isObject, isTrue } from '../core/json';
import { printJson } from '../core/print-json';
import type { Constraint, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { otherConstraints } from './build-constraint';
import { describeStyle } from './parameter-constraints';
import {
  type NameValuePair,
  buildPairs,
  serializePlainValue,
  getSerialization,
  type Serialization,
} from './value-style';

/** Encoding of one field of a form (OpenAPI 3.1 4.8.15). */
type PartEncoding = {
  /** Media type; empty where none is declared. */
  readonly media: string;
  /** Serialization of a list or object; absent where none is declared: `media` decides. */
  readonly style?: Serialization;
};

/** Schema of a form with the encoding of its fields. */
type FormSource = Pick<SchemaSource, 'encoding'>;

/** Schema of a list with the encoding of its parts. */
type ListSource = Pick<SchemaSource, 'positionalEncoding'>;

const STYLE_KEYS = ['style', 'explode', 'allowReserved', 'collectionFormat'];

/** Encoding of a form's field as the document declares it; `undefined` where it does not. */
export function getRawFieldEncoding(
  { encoding }: FormSource,
  name: string,
): JsonObject | undefined {
  return getObject(encoding, name);
}

function hasStyle(raw: JsonObject): boolean {
  return STYLE_KEYS.some((key) => getOwn(raw, key) !== undefined);
}

/** Encoding of a part of a list, by its position, else of further parts (OpenAPI 3.2 4.15.1.2). */
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

/** Encoding of a form's field; `source` is the schema of the form. */
export function getPartEncoding(source: FormSource, name: string): PartEncoding {
  const raw = getRawFieldEncoding(source, name);
  if (raw === undefined) return { media: '' };
  const media = getText(raw, 'contentType');
  return hasStyle(raw) ? { media, style: getSerialization(raw, 'query') } : { media };
}

/** Texts of a field without a style: one an item, nested ones as JSON (OpenAPI 3.2 4.15.1.1). */
function serializeItems(field: Json): readonly string[] {
  const items = isList(field) ? field : [field];
  return items.map((item) => (isList(item) ? printJson(item) : serializePlainValue(item)));
}

/**
 * Builds the pairs of a form, each field by its style, else by its media type; without either an
 * object is sent as JSON (OpenAPI 3.1 4.8.15.1).
 * @param write Returns the texts of a field with a media type; by default as without one.
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
 * Constraints that describe the encoding of a part: media type and serialization. Empty when none
 * is declared.
 * @param isList Whether the part is certainly a list.
 */
export function encodingConstraints(raw: JsonObject, isList: boolean): readonly Constraint[] {
  const media = getText(raw, 'contentType');
  const texts = [
    media === '' ? '' : words.sentAs(media),
    // A style joins several values, so an unknown part may be a list or an object.
    describeStyle(raw, { in: 'query', types: isList ? ['array'] : ['array', 'object'] }),
    isTrue(raw, 'allowReserved') ? words.reservedStay : '',
    isTrue(raw, 'allowEmptyValue') ? words.mayBeEmpty : '',
  ];
  return otherConstraints(texts);
}
