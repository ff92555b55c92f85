import { isBinaryMedia, isJsonMedia, isXmlMedia } from '../media-name';
import { type OpenSchema, pickText } from '../schema/open-schema';
import { getKind } from '../schema/schema-type';

/** A media type, and no range of them. */
const SINGLE = /^[\w.+-]+\/[\w.+-]+$/;

/**
 * A parameter of a media type, its value a token or quoted. Not those that curl takes for options of its own:
 * `headers=@` would read a file.
 */
const PARAMETER =
  /^(?!(?:type|filename|headers|encoder)=)[\w.+-]+=(?:[\w.+-]+|"[ !#-+\--:<-[\]-~]*")$/i;

/**
 * The media type that a part is sent as, with its parameters: of the several that `contentType` may name the
 * first that is no range. Empty where it names none.
 */
export function toPartMedia(contentType: string): string {
  for (const one of contentType.split(',')) {
    const [name = '', ...parameters] = one.split(';').map((text) => text.trim());
    if (SINGLE.test(name))
      return [name, ...parameters.filter((text) => PARAMETER.test(text))].join('; ');
  }
  return '';
}

/** Whether bytes are written as text, in base64 say (RFC 2045 6): the other encodings leave them as they are. */
function isEncoded(open: OpenSchema): boolean {
  return !/^(binary|identity|[78]bit)?$/i.test(pickText(open, 'contentEncoding'));
}

/** The media type that a schema names for what is sent as it is (OpenAPI 3.1 4.8.14.3 `contentMediaType`). */
export function getOwnMedia(open: OpenSchema): string {
  return isEncoded(open) ? '' : pickText(open, 'contentMediaType');
}

/**
 * Whether what a schema describes is a file: with a media type of its own (3.1), binary (3.0), or `file` (2.0). Bytes
 * that are written as text are none, nor are JSON and XML, which are text.
 */
export function isFile(open: OpenSchema): boolean {
  if (isEncoded(open)) return false;
  const isBinary = pickText(open, 'format') === 'binary' || pickText(open, 'type') === 'file';
  const media = getOwnMedia(open);
  return isBinary || (media !== '' && !isJsonMedia(media) && !isXmlMedia(media));
}

/** Whether a part is a file: by its schema, else, where that says nothing of its type, by its `contentType`. */
export function isFilePart(open: OpenSchema, contentType: string): boolean {
  if (isFile(open)) return true;
  return isBinaryMedia(contentType) && getKind(open) === 'any' && !isEncoded(open);
}
