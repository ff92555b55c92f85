import { getObject, getOwn, getText, isList, isObject } from '../core/json';
import { isFormMedia, isMultipart } from '../core/media-type';
import type { PositionalEncoding, SchemaSource } from '../core/schema-types';
import type { Json, JsonObject } from '../core/types';

/** Encoding of the parts of a media type; keys are absent without encoding. */
type MediaEncoding = Pick<SchemaSource, 'encoding' | 'positionalEncoding'>;

/** Encoding of multipart items by index (OpenAPI 3.2 4.14 `prefixEncoding`, `itemEncoding`). */
function getPositionalEncoding(name: string, holder: JsonObject): PositionalEncoding | undefined {
  if (!isMultipart(name)) return undefined;
  const declared = getOwn(holder, 'prefixEncoding');
  const prefix = isList(declared) ? declared : [];
  const item = getObject(holder, 'itemEncoding');
  return prefix.length > 0 || item ? { prefix, item } : undefined;
}

/** Keywords that OpenAPI 3.0 applies to URL-encoded forms only (3.0.3 4.7.15.1). */
const STYLE_KEYS = new Set(['style', 'explode', 'allowReserved']);

/** Encoding of form fields (OpenAPI 3.1 4.8.14) without ignored keywords, or `undefined`. */
function getFieldEncoding(
  document: JsonObject,
  name: string,
  holder: JsonObject,
): JsonObject | undefined {
  const encoding = isFormMedia(name) ? getObject(holder, 'encoding') : undefined;
  if (!encoding || !isMultipart(name) || !getText(document, 'openapi').startsWith('3.0'))
    return encoding;
  const withoutStyle = (one: Json) =>
    isObject(one)
      ? Object.fromEntries(Object.entries(one).filter(([keyword]) => !STYLE_KEYS.has(keyword)))
      : one;
  return Object.fromEntries(Object.entries(encoding).map(([key, one]) => [key, withoutStyle(one)]));
}

/**
 * Encoding of the fields or items of a media type (OpenAPI 3.2 4.15.1).
 * @param name Media type, e.g. `multipart/form-data`.
 * @param holder Media Type object, or Encoding object of a part that is a form itself.
 */
export function getMediaEncoding(
  document: JsonObject,
  name: string,
  holder: JsonObject,
): MediaEncoding {
  const encoding = getFieldEncoding(document, name, holder);
  const positionalEncoding = getPositionalEncoding(name, holder);
  return {
    ...(encoding && Object.keys(encoding).length > 0 ? { encoding } : {}),
    ...(positionalEncoding ? { positionalEncoding } : {}),
  };
}

/** Encoding inside a part, by its Encoding object; empty for none. */
export function getNestedEncoding(
  document: JsonObject,
  raw: JsonObject | undefined,
): MediaEncoding {
  return raw === undefined ? {} : getMediaEncoding(document, getText(raw, 'contentType'), raw);
}
