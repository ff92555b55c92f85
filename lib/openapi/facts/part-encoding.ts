import { getObject, getOwn, getText, isList, isObject, isTrue } from '../json';
import { toOtherFacts } from './other-facts';
import { toStyleWords } from './parameter-facts';
import { toJsonText } from '../print-json';
import type { Fact, SchemaSource } from '../schema-types';
import type { Json, JsonObject } from '../types';
import { type Pair, toPairs, toPlainText, toValueStyle, type Writing } from './value-style';

/** How one field of a form is sent (OpenAPI 3.1 4.8.15). */
export type PartEncoding = {
  /** Its media type; empty where nothing is said. */
  readonly media: string;
  /** How a list or object is written; absent where nothing is said, and in a multipart form its media type rules. */
  readonly style?: Writing;
};

/** What says how the fields of a form are sent. */
type Form = Pick<SchemaSource, 'encoding'>;

/** What says how parts without names are sent. */
type List = Pick<SchemaSource, 'places'>;

const STYLE_KEYS = ['style', 'explode', 'allowReserved', 'collectionFormat'];

/** The encoding of a field of a form as the document has it. */
export function getPartRaw({ encoding }: Form, name: string): JsonObject | undefined {
  return getObject(encoding, name);
}

function hasStyle(raw: JsonObject): boolean {
  return STYLE_KEYS.some((key) => getOwn(raw, key) !== undefined);
}

/** The encoding of one part of a list: that of its place, else that of each further one (OpenAPI 3.2 4.15.1.2). */
export function getPlaceRaw({ places }: List, index: number): JsonObject | undefined {
  const own = index < (places?.prefix.length ?? 0) ? places?.prefix[index] : places?.item;
  return isObject(own) ? own : undefined;
}

/** How a field of a form is sent; `source` is the form's schema. */
export function getPartEncoding(source: Form, name: string): PartEncoding {
  const raw = getPartRaw(source, name);
  if (raw === undefined) return { media: '' };
  const media = getText(raw, 'contentType');
  return hasStyle(raw) ? { media, style: toValueStyle(raw, 'query') } : { media };
}

/** The values of a field that has no style: items of a list, of which lists and objects are JSON (OpenAPI 3.2 4.15.1.1). */
function toItemTexts(field: Json): readonly string[] {
  const items = isList(field) ? field : [field];
  return items.map((item) => (isList(item) ? toJsonText(item) : toPlainText(item)));
}

/**
 * A form as pairs, each field as its encoding says. Without a style its media type decides; without that, too, an object
 * is sent as JSON (OpenAPI 3.1 4.8.15.1).
 * @param write The texts of a field that has a media type; default as if it had none.
 */
export function toFormPairs(
  source: Form,
  value: JsonObject,
  write?: (name: string, field: Json) => readonly string[],
): readonly Pair[] {
  return Object.entries(value).flatMap(([name, field]) => {
    const { media, style } = getPartEncoding(source, name);
    if (style !== undefined) return toPairs(name, field, style);
    const texts = write !== undefined && media !== '' ? write(name, field) : toItemTexts(field);
    return texts.map((text) => ({ name, texts: [text], by: '' }));
  });
}

/**
 * How a part is sent in words, by its encoding: its media type, how several values are written. Empty when nothing is said.
 * @param isList Whether it is surely a list.
 */
export function toEncodingFacts(raw: JsonObject, isList: boolean): readonly Fact[] {
  const media = getText(raw, 'contentType');
  const texts = [
    media === '' ? '' : `sent as ${media}`,
    // What says how to join values has several.
    toStyleWords(raw, { in: 'query', types: isList ? ['array'] : ['array', 'object'] }),
    isTrue(raw, 'allowReserved') ? 'reserved characters stay as they are' : '',
    isTrue(raw, 'allowEmptyValue') ? 'may be empty' : '',
  ];
  return toOtherFacts(texts);
}
