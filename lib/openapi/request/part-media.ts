import { isBinaryMedia, isJsonMedia, isXmlMedia } from '../core/media-type';
import type { Json } from '../core/types';
import { type ResolvedSchema, getTextKeyword } from '../schema/resolve-schema';
import { getSchemaKind } from '../schema/schema-type';

/** Media type that is no range. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

/**
 * Parameter of a media type; its value is a token or quoted. Names of options of curl are excluded:
 * `headers=@` would read a file.
 */
const MEDIA_TYPE_PARAMETER =
  /^(?!(?:type|filename|headers|encoder)=)[\w.+-]+=(?:[\w.+-]+|"[ !#-+\--:<-[\]-~]*")$/i;

/**
 * Media type that a part is sent as, with its parameters: the first of `contentType` that is no
 * range; empty for none.
 */
export function partMediaType(contentType: string): string {
  for (const one of contentType.split(',')) {
    const [name = '', ...parameters] = one.split(';').map((text) => text.trim());
    if (MEDIA_TYPE.test(name))
      return [name, ...parameters.filter((text) => MEDIA_TYPE_PARAMETER.test(text))].join('; ');
  }
  return '';
}

/** Whether bytes are encoded as text, as in base64 (RFC 2045 6); other encodings keep them. */
function isEncoded(resolved: ResolvedSchema): boolean {
  return !/^(binary|identity|[78]bit)?$/i.test(getTextKeyword(resolved, 'contentEncoding'));
}

/**
 * Media type of a part by its schema (OpenAPI 3.1.1 4.8.15.1.1): its `contentMediaType`, of encoded
 * content bytes; empty for none.
 */
export function getSchemaMediaType(resolved: ResolvedSchema): string {
  return isEncoded(resolved)
    ? 'application/octet-stream'
    : getTextKeyword(resolved, 'contentMediaType');
}

/**
 * Whether a schema describes a file: `contentMediaType` (3.1), `binary` (3.0) or `file` (2.0).
 * Encoded bytes are none, nor are JSON and XML, which are text.
 */
export function isFileSchema(resolved: ResolvedSchema): boolean {
  if (isEncoded(resolved)) return false;
  const isBinary =
    getTextKeyword(resolved, 'format') === 'binary' ||
    getTextKeyword(resolved, 'type') === 'file' ||
    /^binary$/i.test(getTextKeyword(resolved, 'contentEncoding'));
  const media = getSchemaMediaType(resolved);
  return isBinary || (media !== '' && !isJsonMedia(media) && !isXmlMedia(media));
}

/** Whether a part is a file: by its schema, else, where that has no type, by its `contentType`. */
export function isFilePart(resolved: ResolvedSchema, contentType: string): boolean {
  if (isFileSchema(resolved)) return true;
  return isBinaryMedia(contentType) && getSchemaKind(resolved) === 'any' && !isEncoded(resolved);
}

/** Media types that are sent for a range; for sounds, films and the like any bytes. */
const DEFAULT_MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['text', 'text/plain'],
  ['image', 'image/png'],
  ['multipart', 'multipart/form-data'],
]);

/**
 * Media type that a body is sent as (RFC 9110 8.3) where a document names a range (OpenAPI 3.1
 * 4.8.13).
 * @param file Whether the body is a file of the reader.
 */
export function concreteMediaType(media: string, value: Json, file: boolean): string {
  const name = media.replace(/;.*/s, '').trim().toLowerCase();
  if (!name.includes('*')) return media;
  const [, suffix] = /\+([a-z]+)$/.exec(name) ?? [];
  if (suffix !== undefined) return `application/${suffix}`;
  const [kind = ''] = name.split('/', 1);
  const isAny = kind === '*';
  if (file || !(isAny || kind === 'application'))
    return DEFAULT_MEDIA_TYPES.get(kind) ?? 'application/octet-stream';
  // Text of any media type is sent as it is: JSON would add quotes.
  return isAny && typeof value === 'string' ? 'text/plain' : 'application/json';
}
