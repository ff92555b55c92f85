import { isBinaryMedia, isJsonMedia, isXmlMedia } from '../core/media-type';
import { type ResolvedSchema, getTextKeyword } from '../schema/resolve-schema';
import { getSchemaKind } from '../schema/schema-type';

/** A media type, and no range of them. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

/**
 * A parameter of a media type, its value a token or quoted. Not those that curl takes for options of its own:
 * `headers=@` would read a file.
 */
const MEDIA_TYPE_PARAMETER =
  /^(?!(?:type|filename|headers|encoder)=)[\w.+-]+=(?:[\w.+-]+|"[ !#-+\--:<-[\]-~]*")$/i;

/**
 * The media type that a part is sent as, with its parameters: of the several that `contentType` may name the
 * first that is no range. Empty where it names none.
 */
export function partMediaType(contentType: string): string {
  for (const one of contentType.split(',')) {
    const [name = '', ...parameters] = one.split(';').map((text) => text.trim());
    if (MEDIA_TYPE.test(name))
      return [name, ...parameters.filter((text) => MEDIA_TYPE_PARAMETER.test(text))].join('; ');
  }
  return '';
}

/** Whether bytes are written as text, in base64 say (RFC 2045 6): the other encodings leave them as they are. */
function isEncoded(resolved: ResolvedSchema): boolean {
  return !/^(binary|identity|[78]bit)?$/i.test(getTextKeyword(resolved, 'contentEncoding'));
}

/** The media type that a schema names for what is sent as it is (OpenAPI 3.1 4.8.14.3 `contentMediaType`). */
export function getSchemaMediaType(resolved: ResolvedSchema): string {
  return isEncoded(resolved) ? '' : getTextKeyword(resolved, 'contentMediaType');
}

/**
 * Whether what a schema describes is a file: with a media type of its own (3.1), binary (3.0), or `file` (2.0). Bytes
 * that are written as text are none, nor are JSON and XML, which are text.
 */
export function isFileSchema(resolved: ResolvedSchema): boolean {
  if (isEncoded(resolved)) return false;
  const isBinary =
    getTextKeyword(resolved, 'format') === 'binary' || getTextKeyword(resolved, 'type') === 'file';
  const media = getSchemaMediaType(resolved);
  return isBinary || (media !== '' && !isJsonMedia(media) && !isXmlMedia(media));
}

/** Whether a part is a file: by its schema, else, where that says nothing of its type, by its `contentType`. */
export function isFilePart(resolved: ResolvedSchema, contentType: string): boolean {
  if (isFileSchema(resolved)) return true;
  return isBinaryMedia(contentType) && getSchemaKind(resolved) === 'any' && !isEncoded(resolved);
}
