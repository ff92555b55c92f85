import { getObject, getOwn, getText, isList, isObject } from '../core/json';
import { isFormMedia, isMultipart } from '../core/media-type';
import type { PositionalEncoding, SchemaSource } from '../core/schema-types';
import type { JsonObject } from '../core/types';

/** What of a source says how its parts are sent; without a key where nothing is said. */
type MediaEncoding = Pick<SchemaSource, 'encoding' | 'positionalEncoding'>;

/** How the parts of a list are sent (OpenAPI 3.2 4.14 `prefixEncoding`, `itemEncoding`). */
function getPositionalEncoding(name: string, holder: JsonObject): PositionalEncoding | undefined {
  if (!isMultipart(name)) return undefined;
  const declared = getOwn(holder, 'prefixEncoding');
  const prefix = isList(declared) ? declared : [];
  const item = getObject(holder, 'itemEncoding');
  return prefix.length > 0 || item ? { prefix, item } : undefined;
}

/** What OpenAPI 3.0 lets count only where a form is one text (3.0.3 4.7.15.1). */
const STYLE_KEYS = new Set(['style', 'explode', 'allowReserved']);

/** How the fields of a form are sent, without what has no meaning there; only of a form (OpenAPI 3.1 4.8.14). */
function getFieldEncoding(document: JsonObject, name: string, holder: JsonObject) {
  const encoding = isFormMedia(name) ? getObject(holder, 'encoding') : undefined;
  if (!encoding || !isMultipart(name) || !getText(document, 'openapi').startsWith('3.0'))
    return encoding;
  const fields = Object.entries(encoding).map(([key, one]) => {
    if (!isObject(one)) return [key, one];
    return [
      key,
      Object.fromEntries(Object.entries(one).filter(([keyword]) => !STYLE_KEYS.has(keyword))),
    ];
  });
  return Object.fromEntries(fields);
}

/** How the fields or parts of a media type are sent, and of a part that is a form itself (OpenAPI 3.2 4.15.1). */
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

/** The same of a part, by its encoding. */
export function getNestedEncoding(
  document: JsonObject,
  raw: JsonObject | undefined,
): MediaEncoding {
  return raw === undefined ? {} : getMediaEncoding(document, getText(raw, 'contentType'), raw);
}
