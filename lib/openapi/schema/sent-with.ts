import { getObject, getOwn, getText, isList, isObject } from '../json';
import { isFormMedia, isMultipart } from '../media-name';
import type { PlaceEncoding, SchemaSource } from '../schema-types';
import type { JsonObject } from '../types';

/** What of a source says how its parts are sent; without a key where nothing is said. */
type SentWith = Pick<SchemaSource, 'encoding' | 'places'>;

/** How the parts of a list are sent (OpenAPI 3.2 4.14 `prefixEncoding`, `itemEncoding`). */
function getPlaces(name: string, holder: JsonObject): PlaceEncoding | undefined {
  if (!isMultipart(name)) return undefined;
  const own = getOwn(holder, 'prefixEncoding');
  const prefix = isList(own) ? own : [];
  const item = getObject(holder, 'itemEncoding');
  return prefix.length > 0 || item ? { prefix, item } : undefined;
}

/** What OpenAPI 3.0 lets count only where a form is one text (3.0.3 4.7.15.1). */
const STYLES = new Set(['style', 'explode', 'allowReserved']);

/** How the fields of a form are sent, without what has no meaning there; only of a form (OpenAPI 3.1 4.8.14). */
function getEncoding(document: JsonObject, name: string, holder: JsonObject) {
  const encoding = isFormMedia(name) ? getObject(holder, 'encoding') : undefined;
  if (!encoding || !isMultipart(name) || !getText(document, 'openapi').startsWith('3.0'))
    return encoding;
  const fields = Object.entries(encoding).map(([key, one]) => {
    if (!isObject(one)) return [key, one];
    return [key, Object.fromEntries(Object.entries(one).filter(([word]) => !STYLES.has(word)))];
  });
  return Object.fromEntries(fields);
}

/** How the fields or parts of a media type are sent, and of a part that is a form itself (OpenAPI 3.2 4.15.1). */
export function toSentWith(document: JsonObject, name: string, holder: JsonObject): SentWith {
  const encoding = getEncoding(document, name, holder);
  const places = getPlaces(name, holder);
  return {
    ...(encoding && Object.keys(encoding).length > 0 ? { encoding } : {}),
    ...(places ? { places } : {}),
  };
}

/** The same of a part, by its encoding. */
export function toPartSentWith(document: JsonObject, raw: JsonObject | undefined): SentWith {
  return raw === undefined ? {} : toSentWith(document, getText(raw, 'contentType'), raw);
}
