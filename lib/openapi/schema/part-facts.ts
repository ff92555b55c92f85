import { resolveComponent } from '../component';
import { getHeldMedia, getMediaSchema } from '../facts/held-media';
import { getPartRaw, getPlaceRaw, toEncodingFacts } from '../facts/part-encoding';
import { toOtherFacts } from '../facts/other-facts';
import { getObject, getOwn, getText, isObject, isTrue } from '../json';
import { toPlainLine } from '../prose/prose-text';
import { openSchema, pickText } from './open-schema';
import { toFacts } from './schema-facts';
import { toTypeLabel } from './schema-label';
import { getTypes } from './schema-type';
import type { Fact, Field, SchemaSource } from '../schema-types';
import type { Json, JsonObject } from '../types';

/** Headers that are told; more are nobody's message. */
const MOST_HEADERS = 8;
/** Characters of a description that a chip holds. */
const MAX_WORDS = 200;

/** A description as a chip can hold it: what needs links or lists is left out. */
function toShortWords(text: string): string {
  const line = toPlainLine(text) ?? '';
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS).trimEnd()}…` : line;
}

/** `X-Rate (required, integer, at least 3): Calls that are left.` */
function toHeaderWords(document: JsonObject, name: string, raw: Json): string {
  // What is wrong with it is told where the media type is read.
  const { value, pointer } = resolveComponent(document, raw, '', []);
  if (!isObject(value)) return name;
  const media = getHeldMedia(document, { value, pointer }, []);
  const schema = media ? getMediaSchema(media.value) : getOwn(value, 'schema');
  const open = openSchema(document, { value: schema, pointer, trail: [] });
  const type = toTypeLabel(document, open);
  const told = [
    isTrue(value, 'required') ? 'required' : '',
    type === 'any' ? '' : type,
    ...toFacts(open).map(({ text }) => text),
  ].filter((text) => text !== '');
  const words = toShortWords(getText(value, 'description') || pickText(open, 'description'));
  return `${name}${told.length > 0 ? ` (${told.join(', ')})` : ''}${words === '' ? '' : `: ${words}`}`;
}

/** The headers of a part in words (OpenAPI 3.1 4.8.15.1 `headers`): by their names alone where no more is known. */
function toHeaderTexts(document: JsonObject, encoding: JsonObject): readonly string[] {
  const headers = Object.entries(getObject(encoding, 'headers') ?? {}).slice(0, MOST_HEADERS);
  const names = headers.map(([name]) => name);
  const words = headers.map(([name, raw]) => toHeaderWords(document, name, raw));
  if (words.some((text, index) => text !== names[index]))
    return words.map((text) => `with the header ${text}`);
  if (names.length === 0) return [];
  return [`with the ${names.length > 1 ? 'headers' : 'header'} ${names.join(', ')}`];
}

function toSentFacts(
  document: JsonObject,
  raw: JsonObject | undefined,
  schema: SchemaSource,
): readonly Fact[] {
  if (raw === undefined) return [];
  const types = getTypes(openSchema(document, schema));
  const isList = types.includes('array') && !types.includes('object');
  return [...toEncodingFacts(raw, isList), ...toOtherFacts(toHeaderTexts(document, raw))];
}

/** How a field of a form is sent: its media type, how several values are written, headers of its part. */
export function toPartFacts(
  document: JsonObject,
  source: Pick<SchemaSource, 'encoding'>,
  { name, schema }: Pick<Field, 'name' | 'schema'>,
): readonly Fact[] {
  return toSentFacts(document, getPartRaw(source, name), schema);
}

/** The same of a part without a name, by its place in the list. */
export function toPlaceFacts(
  document: JsonObject,
  source: Pick<SchemaSource, 'places'>,
  index: number,
  place: SchemaSource,
): readonly Fact[] {
  return toSentFacts(document, getPlaceRaw(source, index), place);
}
