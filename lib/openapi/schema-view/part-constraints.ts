import { required } from '@/.generated/words/openapi-schema/constraints';
import * as words from '@/.generated/words/openapi-schema/serialization';
import { any } from '@/.generated/words/openapi-schema/types';
import { cutText } from '@/lib/text/cut-text';
import { otherConstraints } from '../constraints/build-constraint';
import { getContentMedia, getMediaSchema } from '../constraints/content-media';
import {
  getRawFieldEncoding,
  getRawItemEncoding,
  encodingConstraints,
} from '../constraints/part-encoding';
import { resolveComponent } from '../core/component';
import { getObject, getOwn, getText, isObject, isTrue } from '../core/json';
import type { Constraint, Field, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';
import { stripInlineMarkup } from '../description/first-paragraph';
import { resolveSchema, getTextKeyword } from '../schema/resolve-schema';
import { getTypes } from '../schema/schema-type';
import { schemaConstraints } from './schema-constraints';
import { formatTypeLabel } from './type-label';

/** Number of headers of a part that are listed. */
const MAX_HEADERS = 8;
/** Maximum length of a header's description, in characters. */
const MAX_DESCRIPTION_CHARS = 200;

/** Shortens a description for a line; empty if it has links or lists. */
function shortenDescription(text: string): string {
  const line = stripInlineMarkup(text) ?? '';
  return line.length > MAX_DESCRIPTION_CHARS
    ? `${cutText(line, MAX_DESCRIPTION_CHARS).trimEnd()}…`
    : line;
}

/** Describes a header: `X-Rate (required, integer, at least 3): Calls that are left.` */
function describeHeader(document: JsonObject, name: string, raw: Json): string {
  // Problems are reported with the media type.
  const { value, pointer } = resolveComponent(document, raw, '', []);
  if (!isObject(value)) return name;
  const media = getContentMedia(document, { value, pointer }, []);
  const schema = media ? getMediaSchema(media.value) : getOwn(value, 'schema');
  const resolved = resolveSchema(document, { value: schema, pointer, openRefs: [] });
  const type = formatTypeLabel(document, resolved);
  const details = [
    isTrue(value, 'required') ? required : '',
    type === any ? '' : type,
    ...schemaConstraints(resolved).map(({ text, raw }) => raw ?? text),
  ].filter((text) => text !== '');
  const description = shortenDescription(
    getText(value, 'description') || getTextKeyword(resolved, 'description'),
  );
  const header = details.length > 0 ? `${name} (${details.join(', ')})` : name;
  return description === '' ? header : words.described({ header, description });
}

/** Describes the headers of a part (OpenAPI 3.1 4.8.15.1), by name if nothing else is known. */
function describeHeaders(document: JsonObject, encoding: JsonObject): readonly string[] {
  const headers = Object.entries(getObject(encoding, 'headers') ?? {}).slice(0, MAX_HEADERS);
  const names = headers.map(([name]) => name);
  const descriptions = headers.map(([name, raw]) => describeHeader(document, name, raw));
  if (descriptions.some((text, index) => text !== names[index]))
    return descriptions.map(words.withHeader);
  if (names.length === 0) return [];
  return [(names.length > 1 ? words.withHeaders : words.withHeader)(names.join(', '))];
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

/** Constraints on a form field (media type, style, headers); empty without encoding. */
export function fieldPartConstraints(
  document: JsonObject,
  source: Pick<SchemaSource, 'encoding'>,
  { name, schema }: Pick<Field, 'name' | 'schema'>,
): readonly Constraint[] {
  return partConstraints(document, getRawFieldEncoding(source, name), schema);
}

/** Constraints on a multipart item, by its index in the list; empty without encoding. */
export function itemPartConstraints(
  document: JsonObject,
  source: Pick<SchemaSource, 'positionalEncoding'>,
  index: number,
  item: SchemaSource,
): readonly Constraint[] {
  return partConstraints(document, getRawItemEncoding(source, index), item);
}
