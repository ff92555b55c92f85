import { resolveComponent } from '../core/component';
import { getContentMedia, getMediaSchema } from '../constraints/content-media';
import {
  getRawFieldEncoding,
  getRawItemEncoding,
  encodingConstraints,
} from '../constraints/part-encoding';
import { otherConstraints } from '../constraints/other-constraints';
import { getObject, getOwn, getText, isObject, isTrue } from '../core/json';
import { stripInlineMarkup } from '../description/plain-text';
import { resolveSchema, getTextKeyword } from '../schema/resolve-schema';
import { schemaConstraints } from './schema-constraints';
import { formatTypeLabel } from './type-label';
import { getTypes } from '../schema/schema-type';
import type { Constraint, Field, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';

/** Headers that are told; more are nobody's message. */
const MAX_HEADERS = 8;
/** Characters of a description that a chip holds. */
const MAX_DESCRIPTION_CHARS = 200;

/** A description as a chip can hold it: what needs links or lists is left out. */
function shortenDescription(text: string): string {
  const line = stripInlineMarkup(text) ?? '';
  return line.length > MAX_DESCRIPTION_CHARS
    ? `${line.slice(0, MAX_DESCRIPTION_CHARS).trimEnd()}…`
    : line;
}

/** `X-Rate (required, integer, at least 3): Calls that are left.` */
function describeHeader(document: JsonObject, name: string, raw: Json): string {
  // What is wrong with it is told where the media type is read.
  const { value, pointer } = resolveComponent(document, raw, '', []);
  if (!isObject(value)) return name;
  const media = getContentMedia(document, { value, pointer }, []);
  const schema = media ? getMediaSchema(media.value) : getOwn(value, 'schema');
  const resolved = resolveSchema(document, { value: schema, pointer, trail: [] });
  const type = formatTypeLabel(document, resolved);
  const details = [
    isTrue(value, 'required') ? 'required' : '',
    type === 'any' ? '' : type,
    ...schemaConstraints(resolved).map(({ text }) => text),
  ].filter((text) => text !== '');
  const description = shortenDescription(
    getText(value, 'description') || getTextKeyword(resolved, 'description'),
  );
  return `${name}${details.length > 0 ? ` (${details.join(', ')})` : ''}${description === '' ? '' : `: ${description}`}`;
}

/** The headers of a part in words (OpenAPI 3.1 4.8.15.1 `headers`): by their names alone where no more is known. */
function describeHeaders(document: JsonObject, encoding: JsonObject): readonly string[] {
  const headers = Object.entries(getObject(encoding, 'headers') ?? {}).slice(0, MAX_HEADERS);
  const names = headers.map(([name]) => name);
  const descriptions = headers.map(([name, raw]) => describeHeader(document, name, raw));
  if (descriptions.some((text, index) => text !== names[index]))
    return descriptions.map((text) => `with the header ${text}`);
  if (names.length === 0) return [];
  return [`with the ${names.length > 1 ? 'headers' : 'header'} ${names.join(', ')}`];
}

function partConstraints(
  document: JsonObject,
  raw: JsonObject | undefined,
  schema: SchemaSource,
): readonly Constraint[] {
  if (raw === undefined) return [];
  const types = getTypes(resolveSchema(document, schema));
  const isList = types.includes('array') && !types.includes('object');
  return [...encodingConstraints(raw, isList), ...otherConstraints(describeHeaders(document, raw))];
}

/** How a field of a form is sent: its media type, how several values are written, headers of its part. */
export function fieldPartConstraints(
  document: JsonObject,
  source: Pick<SchemaSource, 'encoding'>,
  { name, schema }: Pick<Field, 'name' | 'schema'>,
): readonly Constraint[] {
  return partConstraints(document, getRawFieldEncoding(source, name), schema);
}

/** The same of a part without a name, by its place in the list. */
export function itemPartConstraints(
  document: JsonObject,
  source: Pick<SchemaSource, 'positionalEncoding'>,
  index: number,
  item: SchemaSource,
): readonly Constraint[] {
  return partConstraints(document, getRawItemEncoding(source, index), item);
}
